import { countryNames } from '../../../core/kernel/countries.ts';
import { marketCountries, type MarketCountry } from '../../../core/market/markets.ts';

/** A sort rank that puts the two countries with the most listing sites first. */
const rank = (country: MarketCountry): number => (country === 'GB' ? 0 : country === 'US' ? 1 : 2);

/** Supported countries by name. */
export const countryChoices: readonly { readonly value: MarketCountry; readonly label: string }[] = marketCountries
  .map((value) => ({ value, label: countryNames[value].replace(/^the /, '') }))
  .toSorted((one, other) => rank(one.value) - rank(other.value) || (one.label < other.label ? -1 : 1));
