import { isoDate } from '../../../kernel/calendar.ts';
import { minor, shareOf, zeroMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { percent } from '../../../kernel/rate.ts';
import { checkedOn } from '../usRule.ts';
import type { UsRule } from '../usRule.ts';
import type { Filing } from './filing.ts';

export interface NetInvestmentInput {
  readonly year: number;
  readonly filing: Filing;
  /** Rents, gains, interest and dividends less related costs. */
  readonly netInvestmentIncome: Minor;
  /** Modified adjusted gross income. */
  readonly income: Minor;
}

/**
 * 3.8% of the lesser of net investment income and income above the threshold, in cents, from 2013 (26 U.S.C. § 1411). Thresholds are not
 * indexed.
 */
export function netInvestmentIncomeTax(input: NetInvestmentInput): Minor {
  if (input.year < 2013) return zeroMoney;
  const above = input.income - thresholds[input.filing] * 100;
  return shareOf(minor(Math.max(0, Math.min(input.netInvestmentIncome, above))), percent(3.8));
}

/** The thresholds, in dollars of modified adjusted gross income. */
const thresholds: Readonly<Record<Filing, number>> = { single: 200_000, joint: 250_000, separate: 125_000, head: 200_000 };

export const netInvestmentIncomeRule: UsRule = {
  id: 'us-niit-2013-01-01',
  title: 'Net investment income tax',
  url: 'https://www.law.cornell.edu/uscode/text/26/1411',
  inForceFrom: isoDate('2013-01-01'),
  checkedOn,
  certainty: 'confirmed',
};
