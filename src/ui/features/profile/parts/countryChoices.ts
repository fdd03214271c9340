import type { MarketCountry } from '../../../../core/market/markets.ts';

/** Where a person can invest: the countries whose deals are calculated. */
export const countryChoices: readonly { readonly value: MarketCountry; readonly label: string }[] = [
  { value: 'GB', label: 'United Kingdom' },
  { value: 'US', label: 'United States' },
];
