import type { Currency } from './money.ts';

/**
 * For amounts that are pounds by law or by their publisher (taxes, lenders' terms, published rents and council tax of the United Kingdom)
 * and for those a person types, which are read in pounds. Anything else has a currency of its own.
 */
export const ukCurrency: Currency = 'GBP';

/**
 * Countries a home may be told to lie in, by ISO 3166 code, as a sentence names them. Jersey, Guernsey and the Isle of Man are not British;
 * Puerto Rico, Guam and the other territories of the United States have taxes of their own and stand beside it.
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

export const isCountryCode = (value: unknown): value is CountryCode => typeof value === 'string' && Object.hasOwn(countryNames, value);

/** What is said in place of figures of a home in a country that is not calculated; null: which country is not told. */
export const notCalculatedYet = (country: CountryCode | null): string =>
  `Not calculated yet for homes ${country === null ? 'outside the countries named here' : `in ${countryNames[country]}`}`;

/** A country as the last part of an address names it: "Spain", "España", "England"; null for anything else. */
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
