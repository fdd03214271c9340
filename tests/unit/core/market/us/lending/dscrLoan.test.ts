import { describe, expect, it } from 'vitest';
import { fromMajor, toMajor } from '../../../../../../src/core/kernel/money.ts';
import { percent, zeroRate } from '../../../../../../src/core/kernel/rate.ts';
import * as lending from '../../../../../../src/core/market/us/lending/dscrLoan.ts';
import type { RentCoverLoan } from '../../../../../../src/core/market/us/lending/dscrLoan.ts';

const loan: RentCoverLoan = {
  purpose: 'purchase',
  value: fromMajor(250_000),
  loan: fromMajor(200_000),
  monthlyRent: fromMajor(1_500),
  monthlyPayment: fromMajor(1_500),
  interestOnly: false,
  creditScore: 620,
};
const unmet = (more: Partial<RentCoverLoan>) =>
  lending
    .rentCoverConditions({ ...loan, ...more })
    .filter(({ met }) => !met)
    .map(({ id }) => id);

describe('DSCR lenders', () => {
  it('require the rent to cover the payment, with better pricing from 1.25 times', () => {
    expect(lending.rentCover(loan)).toMatchObject({ met: true, has: 1, asked: 1 });
    expect(lending.rentCover({ ...loan, monthlyRent: fromMajor(1_499.99) }).met).toBe(false);
    expect(lending.rentCover({ ...loan, monthlyPayment: fromMajor(0) })).toMatchObject({ met: true, has: null });
    expect([lending.rentCoverLenders.good, lending.rentCoverName]).toEqual([1.25, 'Lender’s DSCR']);
  });

  it('lend 80% on a purchase, 75% on a cash-out, and five percentage points less if interest-only', () => {
    expect(unmet({})).toEqual([]);
    expect(unmet({ loan: fromMajor(200_000.01) })).toEqual(['loan-to-value']);
    expect([unmet({ purpose: 'cash-out' }), unmet({ purpose: 'cash-out', loan: fromMajor(187_500) })]).toEqual([['loan-to-value'], []]);
    expect([unmet({ interestOnly: true }), unmet({ interestOnly: true, loan: fromMajor(187_500) })]).toEqual([['loan-to-value'], []]);
  });

  it('require a loan of at least $100,000 and a score of 620, and reject an unknown score', () => {
    expect([unmet({ loan: fromMajor(100_000) }), unmet({ loan: fromMajor(99_999.99) })]).toEqual([[], ['least-loan']]);
    expect([unmet({ creditScore: 619 }), unmet({ creditScore: null })]).toEqual([['credit-score'], ['credit-score']]);
  });

  it('add taxes, insurance and dues to the payment, and divide the rent by the cover to find the highest payment', () => {
    expect(toMajor(lending.paymentWithDues(fromMajor(1_049), [fromMajor(200), fromMajor(150)]))).toBe(1_399);
    expect(toMajor(lending.highestPayment(fromMajor(3_000), 0.85))).toBe(3_529.41);
    expect(lending.rentCoverRule.id).toBe('us-rent-cover');
  });

  it('lend up to the required cover, after taxes, insurance and dues', () => {
    const given = { monthlyRent: fromMajor(2_000), monthlyDues: fromMajor(400), months: 360, cover: 1.25 };
    expect(toMajor(lending.loanByRentCover({ ...given, annualRate: zeroRate }))).toBe(432_000);
    // 1,200 a month at 0.5% a month over 360 months is worth 200,149.94.
    expect(toMajor(lending.loanByRentCover({ ...given, annualRate: percent(6) }))).toBeCloseTo(200_149.94, 1);
    expect(lending.loanByRentCover({ ...given, annualRate: percent(6), monthlyDues: fromMajor(1_700) })).toBe(0);
  });
});
