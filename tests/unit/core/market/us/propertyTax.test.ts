import { describe, expect, it } from 'vitest';
import { usStates } from '../../../../../src/core/market/markets.ts';
import { fromMajor, toMajor } from '../../../../../src/core/kernel/money.ts';
import { toPercent } from '../../../../../src/core/kernel/rate.ts';
import { annualPropertyTax, propertyTaxRate, propertyTaxRule } from '../../../../../src/core/market/us/propertyTax.ts';

describe('property tax by state', () => {
  it('covers the fifty states and the District of Columbia', () => {
    expect(usStates).toHaveLength(51);
    expect(new Set(usStates).size).toBe(51);
  });

  // https://state-taxes.pages.dev; the Tax Foundation's ranking has the same extremes.
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

// https://state-taxes.pages.dev: percent of a home's value, entered a second time to reveal a slip in either table.
const published = {
  AL: 0.39,
  AK: 1.04,
  AZ: 0.55,
  AR: 0.57,
  CA: 0.71,
  CO: 0.49,
  CT: 1.96,
  DC: 0.57,
  DE: 0.53,
  FL: 0.8,
  GA: 0.83,
  HI: 0.27,
  IA: 1.52,
  ID: 0.55,
  IL: 2.07,
  IN: 0.79,
  KS: 1.33,
  KY: 0.8,
  LA: 0.53,
  MA: 1.15,
  MD: 1.01,
  ME: 1.24,
  MI: 1.38,
  MN: 1.05,
  MO: 0.88,
  MS: 0.63,
  MT: 0.74,
  NC: 0.73,
  ND: 0.94,
  NE: 1.61,
  NH: 1.86,
  NJ: 2.23,
  NM: 0.67,
  NV: 0.48,
  NY: 1.62,
  OH: 1.53,
  OK: 0.85,
  OR: 0.87,
  PA: 1.49,
  RI: 1.4,
  SC: 0.53,
  SD: 1.14,
  TN: 0.56,
  TX: 1.6,
  UT: 0.52,
  VA: 0.8,
  VT: 1.86,
  WA: 0.87,
  WI: 1.61,
  WV: 0.54,
  WY: 0.55,
} as const;

describe('the published rates', () => {
  it('match ours for every state and the District of Columbia', () => {
    expect(Object.fromEntries(usStates.map((state) => [state, Math.round(propertyTaxRate(state) * 1e6) / 1e4]))).toEqual(published);
  });
});
