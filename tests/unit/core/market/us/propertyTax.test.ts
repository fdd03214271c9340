import { describe, expect, it } from 'vitest';
import { fromMajor, toMajor } from '../../../../../src/core/kernel/money.ts';
import { toPercent } from '../../../../../src/core/kernel/rate.ts';
import { annualPropertyTax, propertyTaxRate, propertyTaxRule, usStates } from '../../../../../src/core/market/us/propertyTax.ts';

describe('property tax by state', () => {
  it('covers the fifty states and the District of Columbia', () => {
    expect(usStates).toHaveLength(51);
    expect(new Set(usStates).size).toBe(51);
  });

  // https://state-taxes.pages.dev; the Tax Foundation's order has the same ends.
  it('is highest in New Jersey and lowest in Hawaii', () => {
    const byRate = usStates.toSorted((left, right) => propertyTaxRate(right) - propertyTaxRate(left));
    expect([byRate[0], byRate.at(-1)]).toEqual(['NJ', 'HI']);
    expect([toPercent(propertyTaxRate('NJ')), toPercent(propertyTaxRate('TX')), toPercent(propertyTaxRate('HI'))]).toEqual([
      2.23, 1.6, 0.27,
    ]);
  });

  it('is a share of the value', () => {
    expect(toMajor(annualPropertyTax('IL', fromMajor(250_000)))).toBe(5_175);
    expect(propertyTaxRule.checkedOn).toBe('2026-11-20');
  });
});
