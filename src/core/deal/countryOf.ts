import { currencyNames } from '../kernel/money.ts';
import type { Currency } from '../kernel/money.ts';
import { currencyOfCountry, euCountries } from '../market/markets.ts';
import type { Site } from '../listing/facts.ts';
import { siteCountries } from '../listing/siteCountries.ts';
import { countryNames, type CountryCode } from '../kernel/countries.ts';
import { countryInAddress } from '../place/countryInAddress.ts';
import { outcodeOf } from '../place/postcode.ts';
import type { Deal } from './deal.ts';

/** The signals of a property's country; null if there is none. */
export interface CountryEvidence {
  /** The person's own choice. */
  readonly chosen: CountryCode | null;
  readonly address: string | null;
  readonly outcode: string | null;
  readonly site: Site | null;
  /** The price's currency, or the form's currency for typed amounts. */
  readonly currency: Currency | null;
}

export type CountryFinding =
  | { readonly kind: 'country'; readonly country: CountryCode }
  /** The property is certainly outside the United Kingdom, but its country is unknown. */
  | { readonly kind: 'abroad' }
  /** Two signals disagree about whether it is in the United Kingdom, so the person is asked. `signs` names both. */
  | { readonly kind: 'contradiction'; readonly signs: readonly [string, string] }
  /** No signal identifies the country. */
  | { readonly kind: 'unknown' };

/**
 * The country of a property, or a contradiction. The person's choice wins. Otherwise the address (or the outcode if the address names no
 * country), the site and the currency must agree on whether it is British. Among foreign signals the address decides, then the site, then
 * the currency. Euros identify no country, nor do dollars alone, because sites elsewhere quote them; zlotys mean Poland.
 */
export function countryOf({ chosen, address, outcode, site, currency }: CountryEvidence): CountryFinding {
  if (chosen !== null) return { kind: 'country', country: chosen };
  const signs = [
    signOf(countryInAddress(address) ?? (outcodeOf(outcode) === null ? null : 'GB'), 'the address is'),
    signOf(site === null ? null : siteCountries[site], 'the listing is from a site for properties'),
    currency === null ? null : { country: countryOfCurrency(currency), words: `the price is in ${currencyNames[currency]}` },
  ].filter((sign) => sign !== null);
  const [first] = signs;
  if (first === undefined) return { kind: 'unknown' };
  const other = signs.find(({ country }) => (country === 'GB') !== (first.country === 'GB'));
  if (other !== undefined) return { kind: 'contradiction', signs: [first.words, other.words] };
  const named = signs.find(({ country }) => country !== 'abroad')?.country ?? 'abroad';
  return named === 'abroad' ? { kind: 'abroad' } : { kind: 'country', country: named };
}

/** The country of a deal's property, or a contradiction. Typed amounts are in pounds unless another currency is named. */
export const countryOfDeal = ({ country, facts, origin }: Pick<Deal, 'country' | 'facts' | 'origin'>): CountryFinding =>
  countryOf({
    chosen: country ?? null,
    address: facts.address,
    outcode: facts.outcode,
    site: origin.kind === 'listing' ? origin.site : null,
    currency: facts.askingPrice?.currency ?? (origin.kind === 'manual' ? 'GBP' : null),
  });

interface Sign {
  readonly country: CountryCode | 'abroad';
  readonly words: string;
}

const signOf = (country: CountryCode | 'abroad' | null, what: string): Sign | null =>
  country === null
    ? null
    : { country, words: `${what} ${country === 'abroad' ? 'outside the United Kingdom' : `in ${countryNames[country]}`}` };

/** Only pounds and the currency of a single European country identify a country; euros and dollars are used in many. */
function countryOfCurrency(currency: Currency): CountryCode | 'abroad' {
  if (currency === 'GBP') return 'GB';
  const [country, ...others] = euCountries.filter((each) => currencyOfCountry(each) === currency);
  return country !== undefined && others.length === 0 ? country : 'abroad';
}
