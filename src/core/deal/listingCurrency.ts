import { ukCurrency } from '../kernel/countries.ts';
import type { Currency } from '../kernel/money.ts';
import { siteCurrency } from '../listing/siteCountries.ts';
import type { Deal } from './deal.ts';

/** The currency of the amounts a deal's listing states: its price's currency, else its site's. Typed amounts are in pounds. */
export const listingCurrency = ({ facts, origin }: Pick<Deal, 'facts' | 'origin'>): Currency =>
  facts.askingPrice?.currency ?? (origin.kind === 'listing' ? siteCurrency(origin.site) : ukCurrency);
