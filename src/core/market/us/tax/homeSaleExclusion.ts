import { isoDate } from '../../../kernel/calendar.ts';
import { fromMajor, minor, shareOf, subtractMoney, zeroMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { rate } from '../../../kernel/rate.ts';
import { checkedOn } from '../usRule.ts';
import type { UsRule } from '../usRule.ts';
import type { Filing } from './filing.ts';
import { saleGain } from './saleTax.ts';
import type { SaleBasis } from './saleTax.ts';

export interface HomeSale extends SaleBasis {
  readonly filing: Filing;
  /** Owned and lived in for two of the five years before the sale. */
  readonly meetsTwoOfFive: boolean;
  /** Months since 2009 in which it was not the owner's home, excluding those after they last lived there. */
  readonly nonqualifiedMonths: number;
  readonly ownedMonths: number;
}

export interface HomeSaleGain {
  readonly gain: Minor;
  /** Depreciation, which is always taxed. */
  readonly taxableRecapture: Minor;
  /** The part of the remaining gain allocated to months of non-residence, which is also taxed. */
  readonly nonqualified: Minor;
  readonly excluded: Minor;
  readonly taxable: Minor;
}

/**
 * The gain on a home that was let for a time, in cents: up to $250,000 of it ($500,000 for couples) is excluded from income (26 U.S.C. §
 * 121). Limits for shorter ownership are not modelled.
 */
export function homeSaleExclusion(sale: HomeSale): HomeSaleGain {
  const { gain, recapturedGain, longTermGain } = saleGain(sale);
  const nonqualified = nonqualifiedGain(longTermGain, sale);
  const limit = fromMajor(sale.filing === 'joint' ? 500_000 : 250_000);
  const excluded = sale.meetsTwoOfFive ? minor(Math.min(limit, subtractMoney(longTermGain, nonqualified))) : zeroMoney;
  return {
    gain,
    taxableRecapture: recapturedGain,
    nonqualified,
    excluded,
    taxable: minor(Math.max(0, gain - excluded)),
  };
}

/**
 * The part of a gain, without recaptured depreciation, attributable to months not used as a home, in cents. It reduces the gain that may be
 * excluded, not the limit (§ 121(b)(5)).
 */
export const nonqualifiedGain = (
  gain: Minor,
  { nonqualifiedMonths, ownedMonths }: Pick<HomeSale, 'nonqualifiedMonths' | 'ownedMonths'>,
): Minor => (nonqualifiedMonths <= 0 || ownedMonths <= 0 ? zeroMoney : shareOf(gain, rate(Math.min(1, nonqualifiedMonths / ownedMonths))));

export const homeSaleRule: UsRule = {
  id: 'us-home-sale-2009-01-01',
  title: 'Exclusion of gain on the sale of a home',
  url: 'https://www.law.cornell.edu/uscode/text/26/121',
  inForceFrom: isoDate('2009-01-01'),
  checkedOn,
  certainty: 'confirmed',
};
