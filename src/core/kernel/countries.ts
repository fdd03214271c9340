import type { Currency } from './money.ts';

/**
 * Pounds, for amounts that are in pounds by law or in their publication (UK taxes, lenders' terms, published rents, council tax) and for
 * typed amounts that default to pounds. Any other amount carries its own currency.
 */
export const ukCurrency: Currency = 'GBP';

/**
 * Countries an address may name, by ISO 3166 code, as they appear in a sentence. Jersey, Guernsey and the Isle of Man are not part of the
 * United Kingdom. Puerto Rico, Guam and the other US territories have their own taxes, so they are separate entries.
 */
export const countryNames = {
  GB: 'the United Kingdom',
  AE: 'the United Arab Emirates',
  AS: 'American Samoa',
  AT: 'Austria',
  AU: 'Australia',
  BE: 'Belgium',
  BG: 'Bulgaria',
  CA: 'Canada',
  CH: 'Switzerland',
  CY: 'Cyprus',
  CZ: 'Czechia',
  DE: 'Germany',
  DK: 'Denmark',
  ES: 'Spain',
  FI: 'Finland',
  FR: 'France',
  GG: 'Guernsey',
  GR: 'Greece',
  GU: 'Guam',
  HR: 'Croatia',
  HU: 'Hungary',
  IE: 'Ireland',
  IM: 'the Isle of Man',
  IT: 'Italy',
  JE: 'Jersey',
  LU: 'Luxembourg',
  MP: 'the Northern Mariana Islands',
  MT: 'Malta',
  NL: 'the Netherlands',
  NO: 'Norway',
  NZ: 'New Zealand',
  PL: 'Poland',
  PR: 'Puerto Rico',
  PT: 'Portugal',
  RO: 'Romania',
  SE: 'Sweden',
  SI: 'Slovenia',
  SK: 'Slovakia',
  TR: 'Turkey',
  US: 'the United States',
  VI: 'the US Virgin Islands',
  ZA: 'South Africa',
} as const;

export type CountryCode = keyof typeof countryNames;

/** Whether a value is one of the country codes of `countryNames`. */
export const isCountryCode = (value: unknown): value is CountryCode => typeof value === 'string' && Object.hasOwn(countryNames, value);

/** The sentence shown instead of figures for a property in a country without rules; null means that the country is unknown. */
export const unsupportedCountryText = (country: CountryCode | null): string =>
  `Not supported yet for properties ${country === null ? 'outside the countries listed here' : `in ${countryNames[country]}`}`;

/** The code of a country from its name in the last part of an address ("Spain", "España", "England"); null for anything else. */
export function countryNamed(text: string): CountryCode | null {
  const name = text.toLowerCase().replaceAll('.', '').replace(/^the /, '').trim();
  return codeByName.get(name) ?? null;
}

const ownNames = {
  GB: 'uk|great britain|england|scotland|wales|northern ireland',
  AE: 'uae',
  AT: 'österreich',
  BE: 'belgique|belgië|belgie|belgien',
  CH: 'schweiz|suisse|svizzera',
  CZ: 'czech republic',
  DE: 'deutschland',
  DK: 'danmark',
  ES: 'españa|espana',
  GR: 'hellas',
  IE: 'éire|eire|republic of ireland',
  IT: 'italia',
  NL: 'nederland|holland',
  NO: 'norge',
  PL: 'polska',
  SE: 'sverige',
  TR: 'türkiye|turkiye',
  US: 'us|usa|united states of america',
} as const satisfies Partial<Record<CountryCode, string>>;

const codeByName: ReadonlyMap<string, CountryCode> = new Map(
  [...Object.entries(countryNames), ...Object.entries(ownNames)].flatMap(([code, names]) =>
    names.split('|').map((name) => [name.toLowerCase().replace(/^the /, ''), code as CountryCode] as const),
  ),
);
