import { describe, expect, it } from 'vitest';
import { addFees } from '../../../../../../src/core/engine/finance/mortgage/addFees.ts';
import { earlyRepaymentCharge } from '../../../../../../src/core/engine/finance/mortgage/earlyRepaymentCharge.ts';
import type { EarlyRepayment, EarlyRepaymentTerms } from '../../../../../../src/core/engine/finance/mortgage/earlyRepaymentCharge.ts';
import { totalCostOfCredit, totalPayable } from '../../../../../../src/core/engine/finance/mortgage/totalPayable.ts';
import { yearOfLoan } from '../../../../../../src/core/engine/finance/mortgage/yearOfLoan.ts';
import { fromMajor, zeroMoney } from '../../../../../../src/core/kernel/money.ts';
import { percent, zeroRate } from '../../../../../../src/core/kernel/rate.ts';

describe('early repayment charge', () => {
  const terms: EarlyRepaymentTerms = {
    steps: [
      { throughMonth: 12, charge: percent(3) },
      { throughMonth: 24, charge: percent(2) },
    ],
    freeShare: percent(10),
  };
  const repayment: EarlyRepayment = {
    month: 12,
    amount: fromMajor(15_000),
    balanceAtYearStart: fromMajor(100_000),
    repaidThisYear: zeroMoney,
  };

  it('is the rate in force, applied to the amount above the free share', () => {
    expect(earlyRepaymentCharge(terms, repayment)).toBe(150_00);
    expect(earlyRepaymentCharge(terms, { ...repayment, amount: fromMajor(10_000) })).toBe(0);
    expect(earlyRepaymentCharge(terms, { ...repayment, amount: fromMajor(10_000.5) })).toBe(2);
  });

  it('falls after the last month of each step and ends after the last step', () => {
    expect(earlyRepaymentCharge(terms, { ...repayment, month: 13 })).toBe(100_00);
    expect(earlyRepaymentCharge(terms, { ...repayment, month: 24 })).toBe(100_00);
    expect(earlyRepaymentCharge(terms, { ...repayment, month: 25 })).toBe(0);
  });

  it('counts earlier repayments in the same year, and charges the whole amount if nothing is free', () => {
    expect(earlyRepaymentCharge(terms, { ...repayment, repaidThisYear: fromMajor(4000) })).toBe(270_00);
    expect(earlyRepaymentCharge(terms, { ...repayment, repaidThisYear: fromMajor(40_000) })).toBe(450_00);
    expect(earlyRepaymentCharge({ ...terms, freeShare: zeroRate }, repayment)).toBe(450_00);
  });
});

describe('fees', () => {
  it('are added to the loan or paid up front', () => {
    const fees = [
      { amount: fromMajor(999), addedToLoan: true },
      { amount: fromMajor(1), addedToLoan: true },
      { amount: fromMajor(250), addedToLoan: false },
    ];
    expect(addFees(fromMajor(150_000), fees)).toEqual({ loan: 151_000_00, paidUpFront: 250_00 });
    expect(addFees(fromMajor(150_000), [])).toEqual({ loan: 150_000_00, paidUpFront: 0 });
  });
});

describe('totals', () => {
  it('add the payments and fees of a repayment loan (European Commission, APRC examples of 2015, number 1)', () => {
    const mortgage = { loan: fromMajor(200_000), rate: percent(6), months: 240, kind: 'repayment' } as const;
    expect(totalCostOfCredit(mortgage, fromMajor(4000))).toBe(147_886_40);
    // The full loan is repaid at the end, so only the interest is a cost.
    expect(totalCostOfCredit({ ...mortgage, kind: 'interest-only' }, fromMajor(4000))).toBe(244_000_00);
  });

  it('add payments at two rates and a fee (Conister Bank, representative example, to the penny with its payments)', () => {
    const runs = [
      { months: 24, payment: fromMajor(1525.87) },
      { months: 396, payment: fromMajor(2318.25) },
    ];
    expect(totalPayable(runs, fromMajor(499))).toBe(955_146_88);
  });
});

describe('yearOfLoan', () => {
  const loan = { loan: fromMajor(225_000), rate: percent(4), months: 300 };
  const pounds = (year: number): readonly number[] => {
    const { principal, interest, endBalance } = yearOfLoan(loan, year);
    return [principal, interest, endBalance].map((pence) => Math.round(pence / 100));
  };

  it('matches the years of a published schedule (dwelfy-app.pages.dev, £225,000 at 4% over 25 years)', () => {
    // The page adds rounded years, so its balances differ from ours by up to a pound.
    expect(pounds(3).slice(0, 2)).toEqual([5794, 8458]);
    expect(pounds(4).slice(0, 2)).toEqual([6030, 8222]);
    expect(Math.abs((pounds(3)[2] ?? 0) - 208_290)).toBeLessThanOrEqual(1);
  });

  it('ends with the loan, including in a short last year', () => {
    expect(yearOfLoan(loan, 25).endBalance).toBeCloseTo(0, 6);
    const short = yearOfLoan({ ...loan, months: 30 }, 3);
    expect(short.endBalance).toBeCloseTo(0, 6);
    expect(short.interest).toBeGreaterThan(0);
    expect(() => yearOfLoan(loan, 26)).toThrow('A loan of 300 months has no year 26');
    expect(() => yearOfLoan(loan, 0)).toThrow(RangeError);
    expect(() => yearOfLoan(loan, 1.5)).toThrow(RangeError);
  });
});
