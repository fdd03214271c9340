import { describe, expect, it } from 'vitest';
import { isoDate } from '../../../../../../src/core/kernel/calendar.ts';
import { fromMajor } from '../../../../../../src/core/kernel/money.ts';
import { rate } from '../../../../../../src/core/kernel/rate.ts';
import { germanyChecks } from '../../../../../../src/core/market/eu/germany/checks/checks.ts';
import { germanyLending } from '../../../../../../src/core/market/eu/germany/lending.ts';
import type { LoanApplication } from '../../../../../../src/core/market/rules.ts';

const today = isoDate('2026-11-26');

const loan = (given: Partial<LoanApplication>): LoanApplication => ({
  purpose: 'purchase',
  value: fromMajor(300_000),
  loan: fromMajor(240_000),
  units: 1,
  income: fromMajor(12_000),
  isByTheNight: false,
  payment: fromMajor(14_000),
  isInterestOnly: false,
  ofPrice: rate(0.8),
  ...given,
});

const ids = (given: Partial<LoanApplication>): readonly string[] => germanyLending(loan(given), today).map(([id]) => id);
const text = (given: Partial<LoanApplication>): string =>
  germanyLending(loan(given), today)
    .map(([, words]) => words)
    .join(' ');

describe('German checks', () => {
  it('ask about a bill whose status is not confirmed', () => {
    const bill = germanyChecks.find(({ id }) => id === 'de-tenancy-bill');
    expect(bill).toMatchObject({ level: 'ask', words: expect.stringContaining('Current status unconfirmed') as string });
    expect(bill?.rule.confirmed).toBe(false);
  });
});

describe('German lending', () => {
  it('has no notes without a loan', () => {
    expect(ids({ loan: fromMajor(0) })).toEqual([]);
  });

  it('names the pricing threshold that the loan exceeds', () => {
    expect(ids({ loan: fromMajor(180_000) })).toEqual(['de-fixed-rate']);
    expect(text({ loan: fromMajor(180_001) })).toContain('up to 60%');
    expect(text({ loan: fromMajor(240_000) })).toContain('up to 60%');
    expect(text({ loan: fromMajor(240_001) })).toContain('up to 80%');
    expect(text({ loan: fromMajor(270_001) })).toContain('more than 90%');
  });

  it('notes low equity, a missing repayment and the bank’s own valuation', () => {
    expect(ids({ ofPrice: rate(0.9) })).not.toContain('de-own-money');
    expect(ids({ ofPrice: rate(0.91) })).toContain('de-own-money');
    expect(ids({ isInterestOnly: true })).toContain('de-repayment');
    expect(ids({ purpose: 'cash-out' })).toContain('de-lending-value');
  });
});
