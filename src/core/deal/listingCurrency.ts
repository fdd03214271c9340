import { ukCurrency } from '../kernel/countries.ts';
import type { Currency } from '../kernel/money.ts';
import { siteCurrency } from '../listing/siteCountries.ts';
import type { Deal } from './deal.ts';

/** What the amounts that a deal's listing states are counted in: its price's currency, else its site's. What a person types is in pounds. */
export const listingCurrency = ({ facts, origin }: Pick<Deal, 'facts' | 'origin'>): Currency =>
  facts.askingPrice?.currency ?? (origin.kind === 'listing' ? siteCurrency(origin.site) : ukCurrency);
