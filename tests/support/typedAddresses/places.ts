import type { CountryCode } from '../../../src/core/kernel/countries.ts';

/** A town and codes of its homes: `#` is any digit, `@` a letter that the country's codes have. */
export interface TypedTown {
  readonly name: string;
  readonly codes: readonly string[];
  /** The region whose law applies, by the ids of the rules; null where one law holds for the country. */
  readonly region: string | null;
  /** Letters or name of a province or county, as people write it after the town. */
  readonly province?: string;
}

/** How homes of a country are written. */
export interface TypedCountry {
  readonly country: CountryCode;
  /** Streets with `%` for the number. */
  readonly streets: readonly string[];
  /** Flats, floors and stairs. */
  readonly flats: readonly string[];
  readonly towns: readonly TypedTown[];
  /** Names of the country as people write them. */
  readonly names: readonly string[];
  /** Before the code in international post. */
  readonly letters: readonly string[];
  /** Where the code stands: before the town on the continent, after it elsewhere. */
  readonly order: 'code-town' | 'town-code';
  /** Letters that `@` may be. */
  readonly alphabet: string;
}

/** Towns from lines such as "Nantes | 44000,44100 | 44 | Loire-Atlantique". A `-` is no region. */
export const townsIn = (table: string): readonly TypedTown[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [, name = '', codes = '', region = '', province] = /^(.+?) \| (.+?) \| (\S+)(?: \| (.+))?$/.exec(line.trim()) ?? [];
      return { name, codes: codes.split(','), region: region === '-' ? null : region, ...(province === undefined ? {} : { province }) };
    });
