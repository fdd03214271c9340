import { describe, expect, it } from 'vitest';
import { isoDate } from '../../../../../../src/core/kernel/calendar.ts';
import { fromMajor, toMajor, zeroMoney } from '../../../../../../src/core/kernel/money.ts';
import { toPercent } from '../../../../../../src/core/kernel/rate.ts';
import {
  bonusDepreciationRate,
  likeKindDeadlines,
  qualifiedBusinessIncomeDeduction,
  qualifiedBusinessIncomeRate,
} from '../../../../../../src/core/market/us/tax/investorReliefs.ts';

describe('reliefs for investors', () => {
  it('the deduction for business income is 20%, not the 23% of the House bill that some sources still give', () => {
    expect(toPercent(qualifiedBusinessIncomeRate)).toBe(20);
  });

  it('the deduction for business income is limited by taxable income without gains', () => {
    const given = { qualifiedIncome: fromMajor(30_000), taxableIncome: fromMajor(80_000) };
    expect(toMajor(qualifiedBusinessIncomeDeduction({ ...given, netCapitalGain: zeroMoney }))).toBe(6_000);
    expect(toMajor(qualifiedBusinessIncomeDeduction({ ...given, netCapitalGain: fromMajor(60_000) }))).toBe(4_000);
    expect(qualifiedBusinessIncomeDeduction({ ...given, netCapitalGain: fromMajor(90_000) })).toBe(0);
  });

  it('equipment acquired after 19 January 2025 is written off immediately', () => {
    expect([bonusDepreciationRate(isoDate('2025-01-19')), bonusDepreciationRate(isoDate('2025-01-20'))]).toEqual([null, 1]);
  });

  it('a like-kind exchange has 45 days to name the next property and 180 days to buy it', () => {
    expect(likeKindDeadlines(isoDate('2026-11-20'))).toEqual({ nameBy: '2027-01-04', ownBy: '2027-05-19' });
  });
});
