import { describe, expect, it } from 'vitest';
import { editText, parseQuantity } from '../../../../../src/core/deal/strategies/parseInput.ts';
import { strategyInputs } from '../../../../../src/core/deal/strategies/strategyCatalogue.ts';
import type { StrategyId } from '../../../../../src/core/deal/strategies/strategyInput.ts';
import { whatIfChanges } from '../../../../../src/core/deal/strategies/whatIf.ts';

const entryOf = (strategy: StrategyId, key: string) => {
  const entry = strategyInputs(strategy, 'GB-ENG').find((each) => each.key === key);
  if (entry === undefined) throw new Error(`There is no input named ${key}`);
  return entry;
};

describe('parsing a strategy input', () => {
  it.each([
    ['flip', 'afterRepairValue', '250k', 250_000_00],
    ['hmo', 'billsPerMonth', '120 pw', 520_00],
    ['brrrr', 'bridgingRate', '0.85', 0.0085],
    ['flip', 'projectMonths', '9 months', 9],
    ['serviced-accommodation', 'averageStay', '2.5 nights', 2.5],
  ] as const)('%s %s: %s', (...[strategy, key, text, value]) => {
    const entry = entryOf(strategy, key);
    expect(parseQuantity(entry, text)).toEqual({ ok: true, value });
    expect(parseQuantity(entry, editText(entry, value))).toEqual({ ok: true, value });
  });

  it('explains why a value is refused', () => {
    expect(parseQuantity(entryOf('flip', 'projectMonths'), '9.5')).toEqual({
      ok: false,
      error: 'Project length must be in whole months',
    });
    expect(parseQuantity(entryOf('flip', 'projectMonths'), '90')).toMatchObject({
      ok: false,
      error: expect.stringContaining('from 1 month to 60 months'),
    });
    expect(parseQuantity(entryOf('flip', 'afterRepairValue'), '5%').ok).toBe(false);
    expect(parseQuantity(entryOf('flip', 'projectMonths'), 'soon').ok).toBe(false);
  });
});

describe('parsing a quantity outside the catalogue', () => {
  it.each([
    ['money', '£1,250', 125_000],
    ['rate', '5.5%', 0.055],
    ['weeks', '2.5 weeks', 2.5],
    ['count', '3', 3],
    ['number', '1.25', 1.25],
  ] as const)('in %s reads %s, and reads its edit text back', (unit, text, value) => {
    const spec = { label: 'Value', unit, bounds: [0, 1e9] } as const;
    expect(parseQuantity(spec, text)).toEqual({ ok: true, value });
    expect(parseQuantity(spec, editText(spec, value))).toEqual({ ok: true, value });
  });

  it.each([
    ['count', '2.5', 'Value must be in whole numbers'],
    ['months', '1.5', 'Value must be in whole months'],
    ['years', '6 months', 'That isn’t a number'],
    ['money', '5%', 'Value can’t be a percentage'],
    ['rate', '120', 'Value must be from 0% to 100%'],
  ] as const)('in %s refuses %s', (unit, text, message) => {
    expect(parseQuantity({ label: 'Value', unit, bounds: unit === 'rate' ? [0, 1] : [0, 1e9] }, text)).toEqual({
      ok: false,
      error: message,
    });
  });
});

describe('what-if changes', () => {
  it('affect only the strategy’s inputs, within their bounds', () => {
    expect(whatIfChanges({ strategy: 'flip', market: 'GB-ENG' }, { bridgingRate: 0.0085, monthlyRent: 1 }, ['rates', 'rent'])).toEqual({
      bridgingRate: 0.0101666666667,
    });
    expect(whatIfChanges({ strategy: 'buy-to-let', market: 'GB-ENG' }, { voidWeeks: 20 }, ['void'])).toEqual({ voidWeeks: 26 });
    expect(
      whatIfChanges({ strategy: 'serviced-accommodation', market: 'GB-ENG' }, { occupancy: 0.6, nightlyRate: 100_00 }, ['void', 'rent']),
    ).toEqual({
      occupancy: 0.5,
      nightlyRate: 90_00,
    });
  });
});
