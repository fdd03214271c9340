import type { CountryCode } from '../../kernel/countries.ts';

/**
 * A country's address rules: everything that `locate` needs. They are defined in the country's `places.ts` and listed in
 * `registry/places.ts`.
 */
export interface CountryPlaces {
  readonly country: CountryCode;
  /** The letters before a postal code in international mail, in capitals: "D" in "D-80802 München". */
  readonly letters: readonly string[];
  /** A complete residential postal code, in capitals. It excludes the codes of neighbouring places with their own taxes, such as Monaco. */
  readonly code: RegExp;
  /** The number of digits in its codes if other countries use the same form; null if the form alone identifies the country. */
  readonly digits: 4 | 5 | null;
  /** The id in `market/eu` of the region whose law applies. Null if one law applies or the code does not identify it. */
  readonly regionOf: (code: string) => string | null;
  /** Additional names of the country, in plain letters; `countryNamed` has the usual ones. */
  readonly names: ReadonlySet<string>;
  readonly towns: Towns;
  /** Whether the province letters after a town match its code: "20121 Milano MI". */
  readonly hasProvince?: (code: string, letters: string) => boolean;
  /** Whether a street or flat is written as in this country, to tell it from other countries with the same form of code. */
  readonly hasStreet?: (street: AddressText, code: string) => boolean;
  /** Regions by the name of an island or province in plain letters, for addresses without a code. */
  readonly regionNames?: ReadonlyMap<string, string>;
}

/** An address in two normalised spellings. */
export interface AddressText {
  /** The address as typed, in lower case. */
  readonly lower: string;
  /** The address in plain letters (see `plainLetters`). */
  readonly plain: string;
}

/** The leading code digits of towns, by the town's name in plain letters. */
export type Towns = ReadonlyMap<string, readonly string[]>;

/** Towns from a table of leading digits and names: "28 madrid|getafe; 46 valencia". A name may have several codes. */
export function townsOf(table: string): Towns {
  const towns = new Map<string, readonly string[]>();
  for (const line of table.split(';')) {
    const [, digits = '', names = ''] = /^\s*([\d,]+) (.*)$/s.exec(line) ?? [];
    for (const name of names.split('|').map((text) => text.trim())) towns.set(name, [...(towns.get(name) ?? []), ...digits.split(',')]);
  }
  return towns;
}

/** Values by leading digits, from lines such as "andalucia: 04 11 14". */
export const byFirstDigits = (table: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(table).flatMap(([value, digits]) => digits.split(' ').map((first) => [first, value] as const)));

/** The value with the longest leading digits that match a code; null if none match. */
export function longestOf(values: ReadonlyMap<string, string>, code: string): string | null {
  for (let length = code.length; length > 0; length -= 1) {
    const found = values.get(code.slice(0, length));
    if (found !== undefined) return found;
  }
  return null;
}

/** The set of names in a list such as "spanien|spagna". */
export const namesOf = (list: string): ReadonlySet<string> => new Set(list.split('|'));

/** Regions by name, from lists such as `{ madeira: 'madeira|funchal' }`. */
export const regionsByName = (table: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(table).flatMap(([region, names]) => names.split('|').map((name) => [name, region] as const)));

/** Always null, for countries without regions. */
export const nowhere = (): null => null;

/** Lower-case letters without accents: "Łódź" is "lodz", "Große Straße" is "grosse strasse". */
export const plainLetters = (text: string): string =>
  isPlain.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFD')
        .replaceAll(/\p{M}/gu, '')
        .toLowerCase()
        .replaceAll('ß', 'ss')
        .replaceAll('ł', 'l')
        .replaceAll('ø', 'o')
        .replaceAll('’', "'");

const isPlain = /^[ -~]*$/;
