import { addDays, isoDate } from '../../../kernel/calendar.ts';
import type { IsoDate } from '../../../kernel/calendar.ts';
import { minor, shareOf } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { percent } from '../../../kernel/rate.ts';
import type { Rate } from '../../../kernel/rate.ts';
import { checkedOn } from '../usRule.ts';
import type { UsRule } from '../usRule.ts';

/** Deduction for qualified business income: 20%, made permanent in 2025. The House bill's 23% was not enacted. */
export const qualifiedBusinessIncomeRate = percent(20);

export interface QualifiedIncome {
  readonly qualifiedIncome: Minor;
  /** Taxable income before this deduction. */
  readonly taxableIncome: Minor;
  readonly netCapitalGain: Minor;
}

/**
 * The deduction below the income threshold, in cents; the wage and property limits that start above it are not modelled (26 U.S.C. § 199A).
 */
export function qualifiedBusinessIncomeDeduction(given: QualifiedIncome): Minor {
  const limit = Math.max(0, given.taxableIncome - given.netCapitalGain);
  return shareOf(minor(Math.max(0, Math.min(given.qualifiedIncome, limit))), qualifiedBusinessIncomeRate);
}

/**
 * The share of the cost of equipment and land improvements that is written off at once, by acquisition date. It applies to recovery periods
 * of up to 20 years, never to the building. Null for earlier dates, whose falling rates depend on the day of first use.
 */
export function bonusDepreciationRate(acquiredOn: IsoDate): Rate | null {
  return acquiredOn >= fullBonusFrom ? percent(100) : null;
}

/** The deadlines of a tax-free like-kind exchange: to identify the replacement property and to acquire it (26 U.S.C. § 1031). */
export const likeKindDeadlines = (soldOn: IsoDate): { readonly nameBy: IsoDate; readonly ownBy: IsoDate } => ({
  nameBy: addDays(soldOn, 45),
  ownBy: addDays(soldOn, 180),
});

const fullBonusFrom = isoDate('2025-01-20');

export const investorReliefRules: Readonly<Record<'qualifiedBusinessIncome' | 'bonusDepreciation' | 'likeKind', UsRule>> = {
  qualifiedBusinessIncome: {
    id: 'us-qbi-2018-01-01',
    title: 'Qualified business income deduction',
    url: 'https://www.law.cornell.edu/uscode/text/26/199A',
    inForceFrom: isoDate('2018-01-01'),
    checkedOn,
    certainty: 'confirmed',
  },
  bonusDepreciation: {
    id: 'us-bonus-2025-01-20',
    title: '100% bonus depreciation',
    url: 'https://www.law.cornell.edu/uscode/text/26/168',
    inForceFrom: fullBonusFrom,
    checkedOn,
    certainty: 'confirmed',
  },
  likeKind: {
    id: 'us-like-kind-2018-01-01',
    title: 'Like-kind exchange',
    url: 'https://www.law.cornell.edu/uscode/text/26/1031',
    inForceFrom: isoDate('2018-01-01'),
    checkedOn,
    certainty: 'unconfirmed',
    confirmed: false,
  },
};
