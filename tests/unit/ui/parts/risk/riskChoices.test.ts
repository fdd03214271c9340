import { describe, expect, it } from 'vitest';
import { axisOf, gridInputOf, riskFigureOf } from '../../../../../src/ui/parts/risk/riskChoices.ts';
import { sampleOutcome } from '../../../../support/dealFixtures.ts';

const { inputs } = sampleOutcome();

describe('the axes of the risk grid', () => {
  it('have the deal’s own value in the middle', () => {
    for (const key of ['purchasePrice', 'monthlyRent', 'mortgageRate', 'deposit', 'holdYears'] as const) {
      const { values } = axisOf(key, inputs);
      expect(values).toHaveLength(5);
      expect(values[2]).toBe(inputs[key].value);
      expect(values.toSorted((one, other) => one - other)).toEqual(values);
    }
  });

  it('stop at the limit of an input', () => {
    const { values } = axisOf('voidWeeks', { ...inputs, voidWeeks: { ...inputs.voidWeeks, value: 0 } });
    expect(values).toEqual([0, 1, 2]);
  });
});

describe('risk choices in the address', () => {
  it('are used if known, else the default applies', () => {
    expect(riskFigureOf('irr')).toBe('irr');
    expect(riskFigureOf('constructor')).toBe('monthlyCashFlow');
    expect(gridInputOf('deposit', 'purchasePrice')).toBe('deposit');
    expect(gridInputOf(undefined, 'monthlyRent')).toBe('monthlyRent');
  });
});
