import type { UsState } from '../../market/markets.ts';
import { countyKey } from './countyKey.ts';
import { countyTable } from './countyTable.ts';
import { zipTable } from './zipTable.ts';

/** A county or its equivalent: a parish, a borough, an independent city, a planning region of Connecticut. */
export interface County {
  /** The five-digit FIPS code as a number: 39113; 1001 for "01001" in Alabama. */
  readonly fips: number;
  /** In full, as the Census writes it: "Montgomery County", "Orleans Parish", "Richmond city". */
  readonly name: string;
  readonly state: UsState;
}

/** A county with its Fair Market Rents: whole dollars per month for a studio and 1 to 4 bedrooms. */
export interface RentedCounty extends County {
  readonly rents: readonly number[];
}

/**
 * The county that receives most of a ZIP code's mail, by its first five digits; null for an unassigned code or an unknown county. A code
 * may reach into other counties. Source: GeoNames (CC BY 4.0) and the US Census Bureau, in the pack us-zips; in Connecticut CTData
 * Collaborative.
 */
export function countyOfZip(zip: string): RentedCounty | null {
  const place = /^\d{5}$/.test(zip) ? placeOfZip(zip) : null;
  return place === null ? null : (counties()[place] ?? null);
}

/**
 * The counties of a state that have a name: "Montgomery", "montgomery county". Two if a city is separate from the county with the same
 * name: "Richmond" in Virginia is both. A full name matches only one.
 */
export function countiesNamed(name: string, state: UsState): readonly RentedCounty[] {
  const found = byName().get(`${state} ${countyKey(name)}`) ?? [];
  const whole = found.filter((county) => county.name.toLowerCase() === name.trim().toLowerCase());
  return whole.length > 0 ? whole : found;
}

/** Every county of the fifty states and the District of Columbia, by FIPS code. */
export const counties = once((): readonly RentedCounty[] => {
  const known: (readonly number[])[] = [];
  return linesOf(countyTable).flatMap((line) => {
    const state = line.slice(0, 2) as UsState;
    const ofState = Number(line.slice(2, 4)) * 1000;
    return line
      .slice(5)
      .split(';')
      .map((entry) => {
        const [place = '', words = ''] = entry.split('|');
        return { fips: ofState + Number(place.slice(0, 3)), name: fullName(place.slice(3), state), state, rents: rentsOf(words, known) };
      });
  });
});

const fullName = (written: string, state: UsState): string =>
  written.startsWith('=') ? written.slice(1) : `${written} ${state === 'LA' ? 'Parish' : 'County'}`;

function rentsOf(words: string, known: (readonly number[])[]): readonly number[] {
  if (words.startsWith('~')) return known[Number.parseInt(words.slice(1), 36)] ?? [];
  let rent = 0;
  const rents = words.split(',').map((step) => (rent += Number(step)));
  known.push(rents);
  return rents;
}

const byName = once((): ReadonlyMap<string, readonly RentedCounty[]> => {
  const names = new Map<string, RentedCounty[]>();
  for (const county of counties()) {
    for (const key of new Set([countyKey(county.name), countyKey(county.name.replace(/ city$/, ''))])) {
      const named = `${county.state} ${key}`;
      names.set(named, [...(names.get(named) ?? []), county]);
    }
  }
  return names;
});

/** By a ZIP code's first two digits: the codes' counties, by the third digit and the last two. */
const zipLines = once(
  (): ReadonlyMap<string, readonly string[]> => new Map(linesOf(zipTable).map((line) => [line.slice(0, 2), line.slice(3).split(';')])),
);

/** The index in `counties` of a ZIP code's county; null for an unassigned code. */
function placeOfZip(zip: string): number | null {
  const entry = zipLines()
    .get(zip.slice(0, 2))
    ?.find((one) => one.startsWith(zip.charAt(2)));
  const [letters = '', ...places] = entry?.split(' ').slice(1).toReversed() ?? [];
  let left = Number(zip.slice(3));
  for (const [, count, letter = '-'] of letters.matchAll(/(\d*)([A-Za-z-])/g)) {
    left -= count === '' ? 1 : Number(count);
    if (left < 0) return letter === '-' ? null : Number.parseInt(places.at(-1 - alphabet.indexOf(letter)) ?? '', 36);
  }
  return null;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const linesOf = (table: string): readonly string[] => table.trim().split('\n');

/** Unpacked on first use and cached. */
function once<Value>(make: () => Value): () => Value {
  let kept: Value | undefined;
  return () => (kept ??= make());
}
