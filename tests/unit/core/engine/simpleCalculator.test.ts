import { describe, expect, it } from 'vitest';
import { calculatorDefaults, simpleCalculator } from '../../../../src/core/engine/simpleCalculator.ts';
import { fromMajor, minor } from '../../../../src/core/kernel/money.ts';

describe('calculator on the landing page', () => {
  it('starts from a price of 300,000, a deposit of 60,000, rent of 1,500 and costs of 300', () => {
    expect(calculatorDefaults).toEqual({ price: 30_000_000, deposit: 6_000_000, monthlyRent: 150_000, monthlyCosts: 30_000 });
  });

  it('computes mortgage, gross yield, net annual income and ROI as specified', () => {
    // 300,000 − 60,000 = 240,000;  18,000 ÷ 300,000 = 6%;  18,000 − 3,600 = 14,400;  14,400 ÷ 60,000 = 24%
    expect(simpleCalculator(calculatorDefaults)).toEqual({
      mortgage: fromMajor(240_000),
      grossYield: 0.06,
      netAnnualIncome: fromMajor(14_400),
      roi: 0.24,
    });
  });

  it('has no yield without a price and no ROI without a deposit', () => {
    const result = simpleCalculator({ ...calculatorDefaults, price: minor(0), deposit: minor(0) });
    expect([result.grossYield, result.roi]).toEqual([null, null]);
  });
});
