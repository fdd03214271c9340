import { isoDate } from '../../../kernel/calendar.ts';
import { fromMajor, minor, shareOf, subtractMoney, zeroMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { percent } from '../../../kernel/rate.ts';
import { err, ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { checkedOn } from '../usRule.ts';
import type { UsRule } from '../usRule.ts';
import type { Filing } from './filing.ts';
import type { YearNotKnown } from './gainsTax.ts';
import { taxYearOf } from './taxYear.ts';

export interface SelfEmployed {
  readonly year: number;
  readonly filing: Filing;
  /** The trade's net profit; a loss is not taxed. */
  readonly profit: Minor;
  /** The same person's wages, which use up the Social Security base first. */
  readonly wages: Minor;
}

export interface SelfEmploymentTax {
  /** 12.4% for Social Security and 2.9% for Medicare. */
  readonly tax: Minor;
  /** A further 0.9% for Medicare above $200,000, or $250,000 for couples; wages count first. */
  readonly additionalMedicare: Minor;
  /** Half of `tax`, deducted from income. */
  readonly deduction: Minor;
}

/**
 * Self-employment tax in cents: 15.3% of 92.35% of a profit. The Social Security part is charged up to the year's base. Zero below $400 (26
 * U.S.C. §§ 1401, 1402). An error for years without figures.
 */
export function selfEmploymentTax({ year, filing, profit, wages }: SelfEmployed): Result<SelfEmploymentTax, YearNotKnown> {
  const base = wageBases[taxYearOf(year)?.figuresOf ?? 0];
  if (base === undefined) return err({ kind: 'year-not-known', year });
  const earnings = shareOf(minor(Math.max(0, profit)), percent(92.35));
  if (earnings < fromMajor(400)) return ok({ tax: zeroMoney, additionalMedicare: zeroMoney, deduction: zeroMoney });
  const leftOfBase = Math.max(0, fromMajor(base) - wages);
  const social = shareOf(minor(Math.min(earnings, leftOfBase)), percent(12.4));
  const tax = minor(social + shareOf(earnings, percent(2.9)));
  const above = (income: number): Minor => shareOf(minor(Math.max(0, income - fromMajor(thresholds[filing]))), percent(0.9));
  return ok({ tax, additionalMedicare: subtractMoney(above(wages + earnings), above(wages)), deduction: shareOf(tax, percent(50)) });
}

/** Maximum earnings subject to Social Security, in dollars: Social Security Administration, contribution and benefit base. */
const wageBases: Readonly<Record<number, number>> = { 2024: 168_600, 2025: 176_100, 2026: 184_500 };

const thresholds: Readonly<Record<Filing, number>> = { single: 200_000, joint: 250_000, separate: 125_000, head: 200_000 };

export const selfEmploymentRule: UsRule = {
  id: 'us-self-employment-2013-01-01',
  title: 'Self-employment tax, and the additional Medicare tax',
  url: 'https://www.law.cornell.edu/uscode/text/26/1401',
  inForceFrom: isoDate('2013-01-01'),
  checkedOn,
  certainty: 'confirmed',
};
