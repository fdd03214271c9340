import type { CountryCode } from './countries.ts';
import type { Currency } from './money.ts';

/** The nations of the United Kingdom by their ISO 3166-2 codes, https://www.iso.org/obp/ui/#iso:code:3166:GB, checked 25 November 2026. */
const nations = { 'GB-ENG': 'England', 'GB-NIR': 'Northern Ireland', 'GB-SCT': 'Scotland', 'GB-WLS': 'Wales' } as const;

/** The fifty states and the District of Columbia by their postal letters. */
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

export const isUsState = (value: unknown): value is UsState => typeof value === 'string' && Object.hasOwn(usStateNames, value);

/** A place with one law for homes: a nation of the United Kingdom or an American state. */
export type MarketId = keyof typeof nations | `US-${UsState}`;

/** Countries whose homes are calculated. */
export type MarketCountry = Extract<CountryCode, 'GB' | 'US'>;

/** Markets by id, as a sentence names them. */
export const marketNames = {
  ...nations,
  ...Object.fromEntries(usStates.map((state) => [`US-${state}`, state === 'DC' ? 'the District of Columbia' : usStateNames[state]])),
} as Readonly<Record<MarketId, string>>;

export const marketIds = Object.keys(marketNames) as readonly MarketId[];

export const isMarketId = (value: unknown): value is MarketId => typeof value === 'string' && Object.hasOwn(marketNames, value);

export const currencyOfMarket = (market: MarketId): Currency => currencyOfCountry(countryOfMarket(market));

export const currencyOfCountry = (country: MarketCountry): Currency => (country === 'US' ? 'USD' : 'GBP');

export const countryOfMarket = (market: MarketId): MarketCountry => (market.startsWith('US') ? 'US' : 'GB');

/** The state of an American market; null of any other. */
export function stateOfMarket(market: MarketId): UsState | null {
  const state = market.slice(3);
  return market.startsWith('US') && isUsState(state) ? state : null;
}
