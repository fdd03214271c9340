import { countryNames } from '../kernel/countries.ts';
import type { Currency } from '../kernel/money.ts';
import type { EuropeanCountry } from './eu/europeanCountry.ts';
import { europeanCountries } from './eu/registry/countries.ts';
import type { EuCountry } from './eu/registry/countries.ts';

/** The UK nations by ISO 3166-2 code, https://www.iso.org/obp/ui/#iso:code:3166:GB, checked 25 November 2026. */
const nations = { 'GB-ENG': 'England', 'GB-NIR': 'Northern Ireland', 'GB-SCT': 'Scotland', 'GB-WLS': 'Wales' } as const;

/** The fifty states and the District of Columbia by postal abbreviation. */
export const usStateNames = {
  AK: 'Alaska',
  AL: 'Alabama',
  AR: 'Arkansas',
  AZ: 'Arizona',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DC: 'District of Columbia',
  DE: 'Delaware',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  IA: 'Iowa',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  MA: 'Massachusetts',
  MD: 'Maryland',
  ME: 'Maine',
  MI: 'Michigan',
  MN: 'Minnesota',
  MO: 'Missouri',
  MS: 'Mississippi',
  MT: 'Montana',
  NC: 'North Carolina',
  ND: 'North Dakota',
  NE: 'Nebraska',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NV: 'Nevada',
  NY: 'New York',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VA: 'Virginia',
  VT: 'Vermont',
  WA: 'Washington',
  WI: 'Wisconsin',
  WV: 'West Virginia',
  WY: 'Wyoming',
} as const;

export type UsState = keyof typeof usStateNames;

export const usStates = Object.keys(usStateNames) as readonly UsState[];

/** Whether a value is the code of a US state. */
export const isUsState = (value: unknown): value is UsState => typeof value === 'string' && Object.hasOwn(usStateNames, value);

/**
 * A place with one body of property law: a UK nation, a US state, or a European country, with a region id where law differs within it:
 * "GB-WLS", "US-OH", "IE", "DE-BY".
 */
export type MarketId = keyof typeof nations | `US-${UsState}` | EuCountry | `${EuCountry}-${string}`;

/** Countries with supported markets. */
export type MarketCountry = 'GB' | 'US' | EuCountry;

export const euCountries = Object.keys(europeanCountries) as readonly EuCountry[];

export const marketCountries: readonly MarketCountry[] = ['GB', 'US', ...euCountries];

/** Whether a value is the code of a country with a market. */
export const isMarketCountry = (value: unknown): value is MarketCountry => marketCountries.some((country) => country === value);

/** Whether a value is the code of a European country with a market. */
export const isEuCountry = (value: unknown): value is EuCountry => typeof value === 'string' && Object.hasOwn(europeanCountries, value);

/** The details of a European country; null for any other. */
export const europeanCountry = (country: MarketCountry): EuropeanCountry | null =>
  isEuCountry(country) ? europeanCountries[country] : null;

/** Market names by id, as used in sentences: "Texas", "Ireland", "Bayern, Germany". */
export const marketNames = {
  ...nations,
  ...Object.fromEntries(usStates.map((state) => [`US-${state}`, state === 'DC' ? 'the District of Columbia' : usStateNames[state]])),
  ...Object.fromEntries(euCountries.flatMap(namesInCountry)),
} as Readonly<Record<MarketId, string>>;

function namesInCountry(country: EuCountry): readonly (readonly [MarketId, string])[] {
  const regions = Object.entries<string>(europeanCountries[country].regions);
  if (regions.length === 0) return [[country, countryNames[country]]];
  return regions.map(([id, name]) => [`${country}-${id}`, `${name}, ${countryNames[country].replace(/^the /, '')}`]);
}

export const marketIds = Object.keys(marketNames) as readonly MarketId[];

/** Whether a value is the id of a market. */
export const isMarketId = (value: unknown): value is MarketId => typeof value === 'string' && Object.hasOwn(marketNames, value);

/** The currency of a market. */
export const currencyOfMarket = (market: MarketId): Currency => currencyOfCountry(countryOfMarket(market));

/** The currency of a country's markets. */
export const currencyOfCountry = (country: MarketCountry): Currency =>
  country === 'US' ? 'USD' : (europeanCountry(country)?.currency ?? 'GBP');

/** The country of a market. */
export const countryOfMarket = (market: MarketId): MarketCountry => {
  const code = market.slice(0, 2);
  return isMarketCountry(code) ? code : 'GB';
};

/** The region a market covers: "OH", "BY"; null for a UK nation and for a country with a single law. */
export const regionOfMarket = (market: MarketId): string | null =>
  countryOfMarket(market) === 'GB' || market.length < 4 ? null : market.slice(3);

/** The state of a US market; null for any other. */
export function stateOfMarket(market: MarketId): UsState | null {
  const state = market.slice(3);
  return market.startsWith('US') && isUsState(state) ? state : null;
}

/** A representative market of a country: inputs and accepted values are the same throughout a country. */
export const marketOfCountry = (country: MarketCountry): MarketId =>
  country === 'GB' ? 'GB-ENG' : country === 'US' ? 'US-OH' : (marketIds.find((market) => countryOfMarket(market) === country) ?? 'GB-ENG');

/** The regions of a country that a person can choose from, by id; null if one law applies or the postcode determines the region. */
export function regionsToChoose(country: MarketCountry): Readonly<Record<string, string>> | null {
  if (country === 'US') return usStateNames;
  const regions = europeanCountry(country)?.regions ?? {};
  return Object.keys(regions).length === 0 ? null : regions;
}

/** The country's term for a region: "state", "Land", "département". */
export const regionWordOf = (country: MarketCountry): string =>
  country === 'US' ? 'state' : (europeanCountry(country)?.regionWord ?? 'region');
