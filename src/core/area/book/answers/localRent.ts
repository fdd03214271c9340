import type { Pack } from '../../pack/pack.ts';
import type { LocalRent } from '../areaBook.ts';
import type { Source } from '../figure.ts';
import { numbersOf, tableIn, textsOf } from '../levels/level.ts';
import type { Level } from '../levels/level.ts';
import type { Place } from '../place.ts';

/** 80% of a normal distribution lies within this many standard deviations of its mean. */
const eightOfTen = 1.281_551_6;

type Size = 1 | 2 | 3 | 4;

/**
 * The mean monthly rent in the place's local authority for the number of bedrooms, with the range expected to include eight of ten homes.
 * The spread comes from the rental areas of its region in the 2020 list of rents, log-normal around the mean. If bedrooms are unknown: the
 * mean of all homes, with a range from the one-bedroom mean to the four-bedroom mean. Null if nothing is published.
 */
export function localRentOf(
  {
    packs,
    levels,
    sources,
  }: { readonly packs: readonly Pack[]; readonly levels: readonly Level[]; readonly sources: ReadonlyMap<string, Source> },
  place: Place,
  bedrooms: number | null,
): LocalRent | null {
  const level = levels.find(({ kind }) => kind === 'authority');
  const ref = [place, ...place.within].find(({ kind }) => kind === 'authority');
  const row = ref === undefined ? undefined : level?.rowOf.get(ref.code);
  if (level === undefined || ref === undefined || row === undefined) return null;
  const size = sizeOf(bedrooms);
  const id = size === null ? 'rent' : `rent${size}`;
  const column = level.table.columns.get(id);
  const mean = column?.kind === 'number' ? (column.values[row] ?? Number.NaN) : Number.NaN;
  const measure = column?.kind === 'number' ? column.measure : null;
  const source = measure === null ? undefined : sources.get(measure.sourceIds[0] ?? '');
  if (measure === null || source === undefined || Number.isNaN(mean)) return null;
  const range =
    size === null ? sizesRange(level, row) : spreadRange(packs, { codes: level.within(row).map(({ code }) => code), size, mean });
  if (range === null) return null;
  const areaName = textsOf(level.table, 'rental_area')[row] ?? level.name(row);
  return {
    place: ref,
    areaName,
    bedrooms: size,
    mean,
    low: Math.round(range.low),
    high: Math.round(range.high),
    method: `Average for ${sizeWords[size ?? 0]}, ${areaName}, ${measure.period}; ${range.words}`,
    period: measure.period,
    source,
  };
}

const sizeWords: readonly string[] = ['all properties', '1 bedroom', '2 bedrooms', '3 bedrooms', '4 or more bedrooms'];

/** A studio counts as one bedroom. */
const sizeOf = (bedrooms: number | null): Size | null =>
  bedrooms === null ? null : (Math.min(4, Math.max(1, Math.round(bedrooms))) as Size);

interface Range {
  readonly low: number;
  readonly high: number;
  readonly words: string;
}

function sizesRange(level: Level, row: number): Range | null {
  const [low, high] = [numbersOf(level.table, 'rent1')?.[row] ?? Number.NaN, numbersOf(level.table, 'rent4')?.[row] ?? Number.NaN];
  return Number.isNaN(low) || Number.isNaN(high)
    ? null
    : { low, high, words: 'range from the 1-bedroom average to the average for 4 or more bedrooms' };
}

function spreadRange(
  packs: readonly Pack[],
  { codes, size, mean }: { readonly codes: readonly string[]; readonly size: Size; readonly mean: number },
): Range | null {
  const table = tableIn(packs, 'rent_spread');
  if (table === null) return null;
  const rows = textsOf(table, 'code');
  const row = codes.map((code) => rows.indexOf(code)).find((at) => at !== -1);
  const spread = row === undefined ? Number.NaN : (numbersOf(table, `spread${size}`)?.[row] ?? Number.NaN);
  if (Number.isNaN(spread)) return null;
  const step = Math.exp(eightOfTen * spread);
  return {
    low: mean / step,
    high: mean * step,
    words: '80% of homes are expected to be within the range, based on the 2020 spread of rents within rental areas',
  };
}
