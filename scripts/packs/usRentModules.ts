import { isUsState } from '../../src/core/market/markets.ts';
import type { Pack, Table } from '../../src/core/area/pack/pack.ts';
import type { WrittenCode } from './localRentModule.ts';
import { numbersOf, tableOf, textsOf } from './packColumns.ts';
import { fullCountyName, type PackCounty } from './usCountyNames.ts';
import { laterCounties } from './usLaterCounties.ts';
import { countyFinder } from './usZipCounties.ts';

const sizes = ['fmr0', 'fmr1', 'fmr2', 'fmr3', 'fmr4'];

const head = (packs: string): string => `/* Written by \`npm run packs\` from ${packs}; do not edit. */`;

interface RentedCounty extends PackCounty {
  /** Whole dollars per month for a studio and 1 to 4 bedrooms. */
  readonly rents: readonly number[];
}

/**
 * The Fair Market Rents in the US core pack and the county of every ZIP code as generated code. The page, workers, server and command line
 * thus give the same estimates, with or without packs on the device. Covers the fifty states and the District of Columbia.
 */
export function usRentModules(core: Pack, zips: Pack): readonly WrittenCode[] {
  const table = tableOf(core, 'counties');
  const counties = countiesOf(table);
  return [
    {
      file: 'countyTable.ts',
      text: `${head('the pack us-core')}

/** The year of the rents. */
export const rentYear = '${periodOf(table)}';

/**
 * One line per state, with its counties by FIPS code. Each has the last three digits of the code and the name ("=" before a full name,
 * which gets no "County" or "Parish"). After "|" follow the monthly Fair Market Rent of a studio in dollars and the increments to 1, 2, 3
 * and 4 bedrooms; or "~" and the index of an earlier set of rents that it shares, in base 36.
 */
export const countyTable = \`
${countyLines(counties).join('\n')}\`;
`,
    },
    {
      file: 'zipTable.ts',
      text: `${head('the packs us-zips and us-core')}

/**
 * One line per pair of first digits. For each third digit it has the indexes of counties in \`countyTable\`, in base 36, then the codes from
 * 00 on: a letter for each code's county ("A" is the first), "-" for an unused code, and a number before a repeated letter.
 */
export const zipTable = \`
${zipLines(counties, tableOf(zips, 'zips')).join('\n')}\`;
`,
    },
  ];
}

/** Current counties by FIPS code: those in the pack except Connecticut's former ones, plus those created since. */
function countiesOf(table: Table): readonly RentedCounty[] {
  const [codes, names, states] = [numbersOf(table, 'code'), textsOf(table, 'name'), textsOf(table, 'state')];
  const rents = sizes.map((size) => numbersOf(table, size));
  const listed = names.flatMap((name, row): readonly RentedCounty[] => {
    const state = states[row] ?? null;
    if (name === null || !isUsState(state) || state === 'CT') return [];
    const values = rents.map((column) => column[row] ?? Number.NaN);
    if (values.some(Number.isNaN)) throw new Error(`No Fair Market Rents for ${name}, ${state}`);
    return [{ fips: codes[row] ?? 0, name, state, rents: values }];
  });
  return [...listed, ...laterCounties].toSorted((one, other) => one.fips - other.fips);
}

function countyLines(counties: readonly RentedCounty[]): readonly string[] {
  const known = new Map<string, number>();
  const lines = new Map<string, string[]>();
  for (const { fips, name, state, rents } of counties) {
    const full = fullCountyName(fips, name);
    const written = full === `${name} ${state === 'LA' ? 'Parish' : 'County'}` ? name : `=${full}`;
    const entry = `${String(fips % 1000).padStart(3, '0')}${written}|${rentWords(rents, known)}`;
    const key = `${state}${String(Math.floor(fips / 1000)).padStart(2, '0')}`;
    lines.set(key, [...(lines.get(key) ?? []), entry]);
  }
  return [...lines].map(([key, entries]) => `${key}:${entries.join(';')}`);
}

function rentWords(rents: readonly number[], known: Map<string, number>): string {
  const steps = rents.map((rent, size) => (size === 0 ? rent : rent - (rents[size - 1] ?? 0))).join(',');
  const earlier = known.get(steps);
  if (earlier !== undefined) return `~${earlier.toString(36)}`;
  known.set(steps, known.size);
  return steps;
}

function zipLines(counties: readonly RentedCounty[], table: Table): readonly string[] {
  const find = countyFinder(counties);
  const place = new Map(counties.map(({ fips }, at) => [fips, at]));
  const [codes, names, states] = [numbersOf(table, 'code'), textsOf(table, 'county'), textsOf(table, 'state')];
  const byPrefix = new Map<number, Map<number, number>>();
  for (const [row, code] of codes.entries()) {
    const fips = find({ code, county: names[row] ?? '', state: states[row] ?? '' });
    const at = fips === null ? undefined : place.get(fips);
    if (at === undefined) continue;
    const prefix = Math.floor(code / 100);
    const within = byPrefix.get(prefix) ?? new Map<number, number>();
    byPrefix.set(prefix, within.set(code % 100, at));
  }
  const lines = new Map<string, string[]>();
  for (const [prefix, within] of byPrefix) {
    const [first, third] = [String(Math.floor(prefix / 10)).padStart(2, '0'), prefix % 10];
    lines.set(first, [...(lines.get(first) ?? []), `${third} ${prefixWords(within)}`]);
  }
  return [...lines].map(([first, entries]) => `${first}:${entries.join(';')}`);
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** The counties of a prefix, the most frequent first, and a letter for each of its ZIP codes. */
function prefixWords(within: ReadonlyMap<number, number>): string {
  const counts = new Map<number, number>();
  for (const at of within.values()) counts.set(at, (counts.get(at) ?? 0) + 1);
  const places = [...counts].toSorted(([one, often], [other, less]) => less - often || one - other).map(([at]) => at);
  if (places.length > alphabet.length) throw new Error(`Too many counties in one ZIP code prefix: ${places.length}`);
  const letters = Array.from({ length: Math.max(...within.keys()) + 1 }, (_, last) => {
    const at = within.get(last);
    return at === undefined ? '-' : alphabet.charAt(places.indexOf(at));
  }).join('');
  return [...places.map((at) => at.toString(36)), letters.replaceAll(/(.)\1+/g, (run, letter: string) => `${run.length}${letter}`)].join(
    ' ',
  );
}

function periodOf(counties: Table): string {
  const column = counties.columns.get('fmr2');
  if (column?.kind !== 'number' || column.measure === null) throw new Error('The pack has no Fair Market Rents');
  return column.measure.period;
}
