import { describe, expect, it } from 'vitest';
import { isoDate } from '../../../../src/core/kernel/calendar.ts';
import { fromMajor } from '../../../../src/core/kernel/money.ts';
import { percent } from '../../../../src/core/kernel/rate.ts';
import { loanFlows, loanOnDay, paidBetween, wholeMonths } from '../../../../src/core/portfolio/loanBalance.ts';
import { interestOnly } from '../../../support/holdings.ts';

const repayment = interestOnly({ kind: 'repayment', amount: fromMajor(100_000), months: 300 });

describe('loan on a given day', () => {
  it('counts whole months, and the last day of a shorter month as a whole month', () => {
    expect(wholeMonths(isoDate('2024-01-31'), isoDate('2024-02-28'))).toBe(0);
    expect(wholeMonths(isoDate('2024-01-31'), isoDate('2024-02-29'))).toBe(1);
    expect(wholeMonths(isoDate('2024-01-15'), isoDate('2026-01-14'))).toBe(23);
    expect(wholeMonths(isoDate('2026-01-15'), isoDate('2024-01-15'))).toBe(0);
  });

  it('owes all of an interest-only loan until the last day, and pays one twelfth of the annual interest', () => {
    // 150,000 × 6% ÷ 12 = 750.
    expect(loanOnDay(interestOnly(), isoDate('2026-06-15'))).toEqual({
      balance: fromMajor(150_000),
      rate: percent(6),
      payment: fromMajor(750),
      monthsLeft: 271,
    });
    // The last month also repays the loan, which is not part of the monthly payment.
    expect(loanOnDay(interestOnly(), isoDate('2048-12-20')).payment).toBe(fromMajor(750));
    expect(loanOnDay(interestOnly(), isoDate('2049-01-01')).balance).toBe(0);
  });

  it('owes the annuity balance of a repayment loan', () => {
    // 100,000 at 6% over 300 months: 644.30 a month (Excel: PMT(0.5%,300,-100000) = 644.3014). After twelve payments
    // 100,000 × 1.005^12 − 644.3014 × (1.005^12 − 1) ÷ 0.005 = 106,167.78 − 7,947.82 = 98,219.96 (Excel FV; we round the payment).
    const year = loanOnDay(repayment, isoDate('2025-01-01'));
    expect(year.payment).toBe(64_430);
    expect(Math.abs(year.balance - 9_821_996)).toBeLessThan(5);
    expect(year.monthsLeft).toBe(288);
    expect(loanOnDay(repayment, isoDate('2024-01-31')).balance).toBe(fromMajor(100_000));
  });

  it('uses the reversion rate after the fixed period, or the current rate if none is given', () => {
    const fixed = interestOnly({ fixedUntil: isoDate('2026-01-01'), laterRate: percent(8) });
    expect(loanOnDay(fixed, isoDate('2025-12-31')).rate).toBe(percent(6));
    // 150,000 × 8% ÷ 12 = 1,000.
    expect(loanOnDay(fixed, isoDate('2026-01-01'))).toMatchObject({ rate: percent(8), payment: fromMajor(1000) });
    expect(loanOnDay({ ...fixed, laterRate: null }, isoDate('2026-01-01')).rate).toBe(percent(6));
  });

  it('continues from the balance on a statement', () => {
    const stated = interestOnly({ statement: { date: isoDate('2025-06-01'), balance: fromMajor(120_000) } });
    expect(loanOnDay(stated, isoDate('2025-05-31')).balance).toBe(fromMajor(150_000));
    // 120,000 × 6% ÷ 12 = 600.
    expect(loanOnDay(stated, isoDate('2025-06-01'))).toMatchObject({
      balance: fromMajor(120_000),
      payment: fromMajor(600),
      monthsLeft: 283,
    });
  });

  it('owes nothing before it is drawn and from the day it is repaid', () => {
    const repaid = interestOnly({ repaidOn: isoDate('2026-01-01') });
    expect(loanOnDay(repaid, isoDate('2023-12-31')).balance).toBe(0);
    expect(loanOnDay(repaid, isoDate('2025-12-31')).balance).toBe(fromMajor(150_000));
    expect(loanOnDay(repaid, isoDate('2026-01-01')).balance).toBe(0);
  });
});

const sum = (flows: ReturnType<typeof loanFlows>) => flows.reduce((total, { amount }) => total + amount, 0);

describe('loan cash flows', () => {
  it('sum to the interest paid, however the loan ends', () => {
    // Two years at 750 a month: 18,000 interest.
    expect(sum(loanFlows(interestOnly({ repaidOn: isoDate('2026-01-01') }), isoDate('2026-06-01')))).toBe(fromMajor(-18_000));
    // The statement's balance is 30,000 lower, so that amount was repaid on its date.
    // Interest until 1 January 2026: 17 × 750 + 7 × 600 = 16,950.
    const stated = interestOnly({
      statement: { date: isoDate('2025-06-01'), balance: fromMajor(120_000) },
      repaidOn: isoDate('2026-01-01'),
    });
    expect(sum(loanFlows(stated, isoDate('2026-06-01')))).toBe(fromMajor(-16_950));
  });

  it('include only payments within the period', () => {
    expect(paidBetween(interestOnly(), isoDate('2025-01-01'), isoDate('2026-01-01'))).toBe(fromMajor(9000));
    expect(loanFlows(interestOnly(), isoDate('2023-12-31'))).toEqual([]);
  });
});
