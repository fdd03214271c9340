import type { CountryCode } from '../../../src/core/kernel/countries.ts';

/** A town and its postal codes: `#` is any digit, `@` a letter used in the country's codes. */
export interface TypedTown {
  readonly name: string;
  readonly codes: readonly string[];
  /** The id of the region whose law applies; null if one law applies to the whole country. */
  readonly region: string | null;
  /** Abbreviation or name of a province or county, as people write it after the town. */
  readonly province?: string;
}

/** How addresses in a country are written. */
export interface TypedCountry {
  readonly country: CountryCode;
  /** Streets, with `%` for the house number. */
  readonly streets: readonly string[];
  /** Flat, floor and staircase parts of an address. */
  readonly flats: readonly string[];
  readonly towns: readonly TypedTown[];
  /** Names that people use for the country. */
  readonly names: readonly string[];
  /** The prefix before the code in international mail. */
  readonly letters: readonly string[];
  /** The position of the code: before the town on the continent, after it elsewhere. */
  readonly order: 'code-town' | 'town-code';
  /** Letters that `@` can stand for. */
  readonly alphabet: string;
}

/** Parses towns from lines such as "Nantes | 44000,44100 | 44 | Loire-Atlantique". A `-` means no region. */
export const townsIn = (table: string): readonly TypedTown[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [, name = '', codes = '', region = '', province] = /^(.+?) \| (.+?) \| (\S+)(?: \| (.+))?$/.exec(line.trim()) ?? [];
      return { name, codes: codes.split(','), region: region === '-' ? null : region, ...(province === undefined ? {} : { province }) };
    });
