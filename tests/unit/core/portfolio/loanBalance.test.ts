import { describe, expect, it } from 'vitest';
import { isoDate } from '../../../../src/core/kernel/calendar.ts';
import { fromMajor } from '../../../../src/core/kernel/money.ts';
import { percent } from '../../../../src/core/kernel/rate.ts';
import { loanFlows, loanOnDay, paidBetween, wholeMonths } from '../../../../src/core/portfolio/loanBalance.ts';
import { interestOnly } from '../../../support/holdings.ts';

const repayment = interestOnly({ kind: 'repayment', amount: fromMajor(100_000), months: 300 });

describe('a loan on a day', () => {
  it('counts whole months, the last of a month as a month after a longer one', () => {
    expect(wholeMonths(isoDate('2024-01-31'), isoDate('2024-02-28'))).toBe(0);
    expect(wholeMonths(isoDate('2024-01-31'), isoDate('2024-02-29'))).toBe(1);
    expect(wholeMonths(isoDate('2024-01-15'), isoDate('2026-01-14'))).toBe(23);
    expect(wholeMonths(isoDate('2026-01-15'), isoDate('2024-01-15'))).toBe(0);
  });

  it('owes all of an interest-only loan until its last day, and pays a twelfth of a year’s interest', () => {
    // 150,000 × 6% ÷ 12 = 750.
    expect(loanOnDay(interestOnly(), isoDate('2026-06-15'))).toEqual({
      balance: fromMajor(150_000),
      rate: percent(6),
      payment: fromMajor(750),
      monthsLeft: 271,
    });
    // The last month repays it, which is no part of what is paid a month.
    expect(loanOnDay(interestOnly(), isoDate('2048-12-20')).payment).toBe(fromMajor(750));
    expect(loanOnDay(interestOnly(), isoDate('2049-01-01')).balance).toBe(0);
  });

  it('owes of a repayment loan what the annuity leaves', () => {
    // 100,000 at 6% over 300 months: 644.30 a month (Excel: PMT(0.5%,300,-100000) = 644.3014). After twelve payments
    // 100,000 × 1.005^12 − 644.3014 × (1.005^12 − 1) ÷ 0.005 = 106,167.78 − 7,947.82 = 98,219.96 (Excel FV; the payment is whole pence here).
    const year = loanOnDay(repayment, isoDate('2025-01-01'));
    expect(year.payment).toBe(64_430);
    expect(Math.abs(year.balance - 9_821_996)).toBeLessThan(5);
    expect(year.monthsLeft).toBe(288);
    expect(loanOnDay(repayment, isoDate('2024-01-31')).balance).toBe(fromMajor(100_000));
  });

  it('pays the later rate once the deal has ended, and the present one on where none is known', () => {
    const fixed = interestOnly({ fixedUntil: isoDate('2026-01-01'), laterRate: percent(8) });
    expect(loanOnDay(fixed, isoDate('2025-12-31')).rate).toBe(percent(6));
    // 150,000 × 8% ÷ 12 = 1,000.
    expect(loanOnDay(fixed, isoDate('2026-01-01'))).toMatchObject({ rate: percent(8), payment: fromMajor(1000) });
    expect(loanOnDay({ ...fixed, laterRate: null }, isoDate('2026-01-01')).rate).toBe(percent(6));
  });

  it('continues from a statement', () => {
    const stated = interestOnly({ statement: { date: isoDate('2025-06-01'), balance: fromMajor(120_000) } });
    expect(loanOnDay(stated, isoDate('2025-05-31')).balance).toBe(fromMajor(150_000));
    // 120,000 × 6% ÷ 12 = 600.
    expect(loanOnDay(stated, isoDate('2025-06-01'))).toMatchObject({
      balance: fromMajor(120_000),
      payment: fromMajor(600),
      monthsLeft: 283,
    });
  });

  it('owes nothing before it is taken and from the day it is repaid', () => {
    const repaid = interestOnly({ repaidOn: isoDate('2026-01-01') });
    expect(loanOnDay(repaid, isoDate('2023-12-31')).balance).toBe(0);
    expect(loanOnDay(repaid, isoDate('2025-12-31')).balance).toBe(fromMajor(150_000));
    expect(loanOnDay(repaid, isoDate('2026-01-01')).balance).toBe(0);
  });
});

const sum = (flows: ReturnType<typeof loanFlows>) => flows.reduce((total, { amount }) => total + amount, 0);

describe('what a loan moves', () => {
  it('sums to nothing but its interest, whatever ends it', () => {
    // Two years of 750 a month: 18,000 of interest.
    expect(sum(loanFlows(interestOnly({ repaidOn: isoDate('2026-01-01') }), isoDate('2026-06-01')))).toBe(fromMajor(-18_000));
    // A statement of 30,000 less: that much was paid back on its day. 17 × 750 + 7 × 600 = 16,950 of interest by 1 January 2026.
    const stated = interestOnly({
      statement: { date: isoDate('2025-06-01'), balance: fromMajor(120_000) },
      repaidOn: isoDate('2026-01-01'),
    });
    expect(sum(loanFlows(stated, isoDate('2026-06-01')))).toBe(fromMajor(-16_950));
  });

  it('is paid within a span by its days', () => {
    expect(paidBetween(interestOnly(), isoDate('2025-01-01'), isoDate('2026-01-01'))).toBe(fromMajor(9000));
    expect(loanFlows(interestOnly(), isoDate('2023-12-31'))).toEqual([]);
  });
});
