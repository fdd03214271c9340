import { isoDate } from '../../kernel/calendar.ts';
import type { UsState } from '../markets.ts';
import { shareOf } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';
import { percent, toPercent } from '../../kernel/rate.ts';
import type { Rate } from '../../kernel/rate.ts';
import { effectivePercent } from './effectiveTaxData.ts';
import { lawRule } from './lawRule.ts';
import { mixed, rentalLaws } from './rentalTaxData.ts';
import { checkedOn } from './usRule.ts';
import type { UsRule } from './usRule.ts';

/**
 * A year's property tax in cents on a value at the state's effective rate. Counties and school districts differ widely, and owner-occupiers
 * are included. For a rental purchase use `buyersPropertyTax`.
 */
export const annualPropertyTax = (state: UsState, value: Minor): Minor => shareOf(value, propertyTaxRate(state));

/**
 * Yearly tax divided by market value across a state, as a fraction. A third party's calculation: unconfirmed and not specific to rentals.
 */
export const propertyTaxRate = (state: UsState): Rate => percent(effectivePercent[state]);

export const propertyTaxRule: UsRule = {
  id: 'us-property-tax-2026',
  title: 'Effective property tax by state, 2026 (compiled by a third party)',
  url: 'https://state-taxes.pages.dev',
  inForceFrom: isoDate('2026-01-01'),
  checkedOn,
  certainty: 'unconfirmed',
  confirmed: false,
};

/** A landlord's yearly property tax after buying. */
export interface BuyersPropertyTax {
  /** Yearly tax as a share of the purchase price. */
  readonly rate: Rate;
  /** The tax's yearly growth. */
  readonly growth: Rate;
  readonly rules: readonly UsRule[];
  readonly notes: readonly string[];
  /** Whether a source gives this rate for rentals; false for a rate derived from the average of all homes. */
  readonly confirmed: boolean;
}

/**
 * The property tax after a purchase, never the seller's. The rate follows the state's own rule for rentals if known. Otherwise it is the
 * effective rate across all homes, which is too low where owner-occupiers pay less, as a note explains. Growth is assumed to be 3% a year,
 * except where the law sets it: 2% in California, 3% in Oregon.
 */
export function buyersPropertyTax(state: UsState): BuyersPropertyTax {
  const law = rentalLaws[state];
  const effective = toPercent(propertyTaxRate(state));
  const rule = law === undefined ? [] : [lawRule(`us-rental-property-tax-${state.toLowerCase()}`, law.source)];
  return {
    rate: percent(law?.percent ?? Math.round((law?.percentOf?.(effective) ?? effective) * 100) / 100),
    growth: percent(law?.growth ?? usualGrowth),
    rules: [...rule, ...(law?.percent === undefined ? [propertyTaxRule] : []), ...(law?.growth === undefined ? [growthRule] : [])],
    notes: [
      ...(law?.notes ?? [mixed(state)]),
      'Do not rely on the seller’s bill. Ask the assessor what the tax on a rental would be after a sale.',
    ],
    confirmed: law?.percent !== undefined && law.source.seen,
  };
}

/** The assumed yearly growth of property tax, in per cent. */
const usualGrowth = 3;

const growthRule = lawRule('us-property-tax-growth', {
  title: 'Property tax grows with expenses, 3% a year: a general assumption',
  url: 'https://propertymathpro.com/methodology',
  from: '2026-01-01',
  seen: false,
});
