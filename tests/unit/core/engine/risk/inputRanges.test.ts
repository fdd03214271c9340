import { describe, expect, it } from 'vitest';
import { inputRanges, withInput } from '../../../../../src/core/engine/risk/inputRanges.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { percent } from '../../../../../src/core/kernel/rate.ts';
import { terrace } from '../numbers/anyDeal.ts';

const rangeOf = (key: string, assumptions = terrace): readonly unknown[] => {
  const found = inputRanges(assumptions).find((range) => range.key === key);
  return found === undefined ? [] : [found.low, found.high];
};
const near = (value: number): unknown => expect.closeTo(value, 12);

describe('range of an input', () => {
  it('is ±10% for an amount, in whole pence', () => {
    expect(rangeOf('purchasePrice')).toEqual([166_500_00, 203_500_00]);
    expect(rangeOf('monthlyRent')).toEqual([950_40, 1_161_60]);
    expect(rangeOf('monthlyRent', { ...terrace, monthlyRent: fromMajor(0.14) })).toEqual([13, 15]);
    expect(rangeOf('refurbishment')).toEqual([0, 0]);
  });

  it('is ±1 percentage point for growth and interest rates', () => {
    expect(rangeOf('mortgageRate')).toEqual([near(0.0444), near(0.0644)]);
    expect(rangeOf('stressRate')).toEqual([near(0.045), near(0.065)]);
    expect(rangeOf('rentGrowth')).toEqual([near(0.017), near(0.037)]);
    expect(rangeOf('priceGrowth')).toEqual([near(0.016), near(0.036)]);
    expect(rangeOf('costGrowth')).toEqual([near(0.01), near(0.03)]);
  });

  it('is ±2 weeks for voids, ±20% and at least one for years, and ±20% for any other share', () => {
    expect(rangeOf('voidWeeks')).toEqual([1, 5]);
    expect(rangeOf('holdYears')).toEqual([8, 12]);
    expect(rangeOf('mortgageYears')).toEqual([20, 30]);
    expect(rangeOf('tenancyYears')).toEqual([1, 3]);
    expect(rangeOf('deposit')).toEqual([near(0.2), near(0.3)]);
    expect(rangeOf('management')).toEqual([near(0.096), near(0.144)]);
  });

  it('stops at the catalogue’s bounds', () => {
    expect(rangeOf('mortgageRate', { ...terrace, mortgageRate: percent(0.5) })).toEqual([0, near(0.015)]);
    expect(rangeOf('deposit', { ...terrace, deposit: percent(95) })).toEqual([near(0.76), 1]);
    expect(rangeOf('voidWeeks', { ...terrace, voidWeeks: 1 })).toEqual([0, 3]);
  });

  it('exists only for numeric inputs', () => {
    expect([rangeOf('mortgageKind'), rangeOf('buyer'), rangeOf('arrangementFeeAdded')]).toEqual([[], [], []]);
  });
});

describe('changing an input’s value', () => {
  it('rounds amounts and years to whole numbers, and leaves other values as they are', () => {
    expect(withInput(terrace, 'purchasePrice', 100.6).purchasePrice).toBe(101);
    expect(withInput(terrace, 'holdYears', 7.4).holdYears).toBe(7);
    expect(withInput(terrace, 'voidWeeks', 2.5).voidWeeks).toBe(2.5);
    expect(withInput(terrace, 'mortgageRate', 0.051_23)).toEqual({ ...terrace, mortgageRate: 0.051_23 });
  });
});
