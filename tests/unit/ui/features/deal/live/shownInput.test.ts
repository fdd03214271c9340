import { buyToLetInput, buyToLetInputs } from '../../../../../../src/core/deal/strategies/inputs/buyToLetCatalogue.ts';
import { parseInput } from '../../../../../../src/core/deal/strategies/parseStrategyInput.ts';
import { describe, expect, it } from 'vitest';
import { minor } from '../../../../../../src/core/kernel/money.ts';
import { percent } from '../../../../../../src/core/kernel/rate.ts';
import { editText, isOwnInput, ownInput, shownInput, stepOf } from '../../../../../../src/ui/features/deal/live/shownInput.ts';
import { sampleOutcome } from '../../../../../support/dealFixtures.ts';

const { inputs } = sampleOutcome();
const stored = { monthlyRent: minor(100_000) };

describe('the value an input shows', () => {
  it('is what is typed, before what is stored, before what the last result resolved', () => {
    expect(shownInput('monthlyRent', { draft: { monthlyRent: minor(125_000) }, own: stored, inputs })).toBe(125_000);
    expect(shownInput('monthlyRent', { draft: {}, own: stored, inputs })).toBe(100_000);
    expect(shownInput('voidWeeks', { draft: {}, own: stored, inputs })).toBe(inputs.voidWeeks.value);
  });

  it('is the result again as soon as the own value is given back, even before that is stored', () => {
    expect(shownInput('monthlyRent', { draft: { monthlyRent: null }, own: stored, inputs })).toBe(inputs.monthlyRent.value);
  });

  it('is nothing where nothing is known yet', () => {
    expect(shownInput('monthlyRent', { draft: {}, own: {}, inputs: null })).toBeNull();
  });
});

describe('an own input', () => {
  it('follows the draft before the store', () => {
    expect(isOwnInput('monthlyRent', { draft: {}, own: stored, inputs })).toBe(true);
    expect(isOwnInput('monthlyRent', { draft: { monthlyRent: null }, own: stored, inputs })).toBe(false);
    expect(isOwnInput('voidWeeks', { draft: { voidWeeks: 0 }, own: {}, inputs })).toBe(true);
  });

  it('is what taking an edit back returns to, null where there was none', () => {
    expect(ownInput('monthlyRent', { draft: {}, own: stored, inputs })).toBe(100_000);
    expect(ownInput('voidWeeks', { draft: {}, own: stored, inputs })).toBeNull();
  });
});

describe('the text an input is edited as', () => {
  it('reads back as the same value for every quantity', () => {
    for (const { key, unit } of buyToLetInputs) {
      if (unit === 'choice' || unit === 'yes-no') continue;
      const { value } = inputs[key];
      expect(parseInput(buyToLetInput(key), editText(key, Number(value)))).toEqual({ ok: true, value });
    }
  });

  it('is plain digits in the unit a person thinks in', () => {
    expect(editText('monthlyRent', minor(125_050))).toBe('1250.5');
    expect(editText('mortgageRate', percent(5.24))).toBe('5.24');
  });
});

describe('the step of an arrow key', () => {
  it('is smaller than the whole usual range of its input', () => {
    for (const { key, unit, usual } of buyToLetInputs) {
      if (unit === 'choice' || unit === 'yes-no' || usual === null) continue;
      expect(stepOf(key)).toBeGreaterThan(0);
      expect(stepOf(key)).toBeLessThan(usual[1] - usual[0]);
    }
  });
});
