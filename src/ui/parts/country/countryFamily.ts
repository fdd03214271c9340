import { currencies } from '../../../core/kernel/money.ts';
import type { MarketCountry } from '../../../core/market/markets.ts';
import type { DealRow } from '../../../data/view/rows.ts';

/** Countries that share property terms: the United Kingdom, the United States and the rest of Europe. */
export type CountryFamily = 'british' | 'american' | 'european';

export function familyOfCountry(country: MarketCountry): CountryFamily {
  if (country === 'GB') return 'british';
  return country === 'US' ? 'american' : 'european';
}

/** The family for a currency. Euros identify Europe, not the country. British when unknown. */
export function familyOfCurrency(currency: string): CountryFamily {
  if (currency === 'USD') return 'american';
  return currency === 'GBP' || !currencies.some((known) => known === currency) ? 'british' : 'european';
}

export const familyOfRow = ({ currency }: Pick<DealRow, 'currency'>): CountryFamily => familyOfCurrency(currency);
