import { isoDate } from '../../../kernel/calendar.ts';
import { fromMajor, minor, shareOf } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { percent } from '../../../kernel/rate.ts';
import { err, ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { checkedOn } from '../usRule.ts';
import type { UsRule } from '../usRule.ts';
import type { Filing } from './filing.ts';
import type { YearNotKnown } from './gainsTax.ts';

export interface StateTaxesPaid {
  readonly year: number;
  readonly filing: Filing;
  readonly adjustedIncome: Minor;
  /** State and local income tax, and property tax on the home. Property tax on a rental is an uncapped rental cost. */
  readonly paid: Minor;
}

/**
 * The deductible state and local taxes in cents (26 U.S.C. § 164(b)). From 2025 to 2029 the cap is $40,000, rising 1% a year, less 30% of
 * income above a threshold, and at least $10,000. Before 2025 and from 2030 it is $10,000. Separate returns get half. An error for years
 * without figures.
 */
export function saltDeduction({ year, filing, adjustedIncome, paid }: StateTaxesPaid): Result<Minor, YearNotKnown> {
  if (year < firstYear) return err({ kind: 'year-not-known', year });
  const half = filing === 'separate' ? 0.5 : 1;
  const least = fromMajor(10_000 * half);
  const raised = raisedCaps[year];
  if (raised === undefined) return ok(minor(Math.min(paid, least)));
  const above = minor(Math.max(0, adjustedIncome - fromMajor(raised.threshold * half)));
  const cap = Math.max(least, fromMajor(raised.cap * half) - shareOf(above, percent(30)));
  return ok(minor(Math.min(paid, cap)));
}

const firstYear = 2018;

/** The raised caps and their income thresholds in dollars, by year. */
const raisedCaps: Readonly<Record<number, { readonly cap: number; readonly threshold: number }>> = {
  2025: { cap: 40_000, threshold: 500_000 },
  2026: { cap: 40_400, threshold: 505_000 },
  2027: { cap: 40_804, threshold: 510_050 },
  2028: { cap: 41_212, threshold: 515_151 },
  2029: { cap: 41_624, threshold: 520_302 },
};

export const saltRule: UsRule = {
  id: 'us-salt-cap-2025-01-01',
  title: 'Cap on the deduction of state and local taxes',
  url: 'https://www.law.cornell.edu/uscode/text/26/164',
  inForceFrom: isoDate('2025-01-01'),
  checkedOn,
  certainty: 'confirmed',
};
