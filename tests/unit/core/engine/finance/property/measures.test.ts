import { describe, expect, it } from 'vitest';
import {
  breakEvenOccupancy,
  breakEvenRatio,
  debtServiceCover,
  debtYield,
  interestCover,
  largestLoanByInterestCover,
  loanTo,
} from '../../../../../../src/core/engine/finance/property/cover.ts';
import { cashFlowAfterTax, operatingIncome } from '../../../../../../src/core/engine/finance/property/operatingIncome.ts';
import { exitSale, maximumAllowableOffer, moneyLeftIn, valueTax } from '../../../../../../src/core/engine/finance/property/sale.ts';
import {
  capRate,
  cashOnCash,
  equityMultiple,
  grossRentMultiplier,
  grossYield,
  netYield,
  valueFromCapRate,
} from '../../../../../../src/core/engine/finance/property/yields.ts';

describe('income', () => {
  it('is what remains after vacancy and costs (apartment building in "Converting Income to Value", scribd.com/document/458998315)', () => {
    expect(operatingIncome(67_200, 0.1, { share: 0.3 })).toEqual({
      grossOperatingIncome: 60_480,
      operatingCosts: 18_144,
      netOperatingIncome: 42_336,
    });
    expect(operatingIncome(67_200, 0.1, { amount: 480 }).netOperatingIncome).toBe(60_000);
  });

  it('is cash flow after interest and tax (realyield.co.uk, section 24 calculator)', () => {
    expect(cashFlowAfterTax(12_000, { expenses: 2000, interest: 5000, tax: 3000 })).toBe(2000);
  });
});

describe('yields', () => {
  it('divide a year’s income by the price or cash invested (abodewise.co.uk; acadifi.com)', () => {
    expect(grossYield(15_000, 250_000)).toBe(0.06);
    expect(netYield(15_000, 1500, 250_000)).toBe(0.054);
    expect(capRate(140_000, 2_000_000)).toBe(0.07);
    expect(cashOnCash(140_000, 95_000, 500_000)).toBe(0.09);
    expect(valueFromCapRate(42_336, 0.0725)).toBeCloseTo(583_945, 0);
    expect(grossRentMultiplier(250_000, 15_000)).toBeCloseTo(16.6667, 4);
    expect(equityMultiple(180_000, 100_000)).toBe(1.8);
  });

  it('are null if the divisor is zero', () => {
    expect([grossYield(1, 0), netYield(1, 0, 0), capRate(1, 0), cashOnCash(1, 0, 0), valueFromCapRate(1, 0)]).toEqual(
      Array.from({ length: 5 }, () => null),
    );
  });
});

describe('cover', () => {
  it('compares income with the loan', () => {
    expect(debtServiceCover(120_000, 100_000)).toBe(1.2);
    expect(interestCover(12_000, 150_000, 0.055)).toBeCloseTo(1.4545, 4);
    expect(debtYield(9000, 100_000)).toBe(0.09);
    expect(loanTo(75_000, 100_000)).toBe(0.75);
    expect(breakEvenRatio(7600, 8000, 11_500)).toBeCloseTo(1.35652173913043, 12);
    expect(breakEvenOccupancy(7600, 8000, 20_000)).toBe(0.78);
    expect([debtServiceCover(1, 0), interestCover(1, 0, 0.05), breakEvenRatio(1, 1, 0)]).toEqual([null, null, null]);
  });

  it('gives the largest loan at which the cover is just met', () => {
    const loan = largestLoanByInterestCover(12_000, 1.45, 0.055);
    expect(loan).toBeCloseTo(150_470.22, 2);
    expect(interestCover(12_000, loan ?? 0, 0.055)).toBeCloseTo(1.45, 12);
    expect(largestLoanByInterestCover(12_000, 1.25, 0)).toBeNull();
  });
});

describe('buying and selling', () => {
  it('values a sale by the final year’s income, less selling costs (scribd.com/document/458998315)', () => {
    expect(exitSale(44_495.55, 0.0725, 0.05)?.net).toBeCloseTo(583_045, 0);
    expect(exitSale(44_495.55, 0.0725, 0.05)?.price).toBeCloseTo(613_731.72, 2);
    expect(exitSale(44_495.55, 0, 0.05)).toBeNull();
  });

  it('offers a percentage of the after-repair value, less repairs (ipmcapitalsolutions.com)', () => {
    expect(maximumAllowableOffer(250_000, 0.7, 40_000)).toBe(135_000);
  });

  it('gives the cash left in after a refinancing, negative if more was released than put in', () => {
    expect(moneyLeftIn(60_000, { newLoan: 150_000, oldLoan: 100_000, fees: 2000 })).toBe(12_000);
    expect(moneyLeftIn(40_000, { newLoan: 150_000, oldLoan: 100_000, fees: 2000 })).toBe(-8000);
  });

  it('taxes the value at a rate', () => {
    expect(valueTax(400_000, 0.0208)).toBe(8320);
  });
});
