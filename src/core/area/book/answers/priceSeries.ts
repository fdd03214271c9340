import type { Pack } from '../../pack/pack.ts';
import type { Series, SeriesChange, SeriesPoint, Source } from '../figure.ts';
import { seriesIn, tableIn, textsOf } from '../levels/level.ts';
import type { Place, PlaceRef } from '../place.ts';

interface Shelf {
  readonly packs: readonly Pack[];
  readonly sources: ReadonlyMap<string, Source>;
}

/** Tables with price histories, and their column. */
const shelves: readonly (readonly [table: string, column: string])[] = [
  ['prices', 'price'],
  ['metros', 'prices'],
  ['countries', 'prices'],
];

/** The price series of a place, or of the smallest area around it that has one; null if none has. */
export function priceSeriesOf(shelf: Shelf, place: Place): Series | null {
  for (const ref of [place, ...place.within]) {
    for (const [table, column] of shelves) {
      const found = seriesAt(shelf, { table, column, ref });
      if (found !== null) return found;
    }
  }
  return null;
}

function seriesAt(
  { packs, sources }: Shelf,
  { table: name, column: key, ref }: { readonly table: string; readonly column: string; readonly ref: PlaceRef },
): Series | null {
  const table = tableIn(packs, name);
  const column = table === null ? null : seriesIn(table, key);
  const row = table === null ? -1 : textsOf(table, 'code').indexOf(ref.code);
  const values = column?.values[row];
  if (column === null || column.about === null || values === undefined) return null;
  const points = pointsOf(column.periods, values);
  if (points.length === 0) return null;
  const { label, unit, note, sourceIds } = column.about;
  const first = points[0]?.period ?? '';
  return {
    id: `price:${ref.code}`,
    label,
    unit,
    cadence: first.includes('Q') ? 'quarter' : 'each January',
    points,
    sources: sourceIds.flatMap((id) => sources.get(id) ?? []),
    note,
    of: ref,
  };
}

/** The points of a series, without missing values. */
export const pointsOf = (periods: readonly string[], values: Float64Array): readonly SeriesPoint[] =>
  Array.from(values, (value, at) => ({ period: periods[at] ?? '', value })).filter(({ value }) => !Number.isNaN(value));

/** The fewest yearly changes from which a volatility is computed, and the most. */
const [fewestChanges, mostChanges] = [5, 10];

/** The changes of a series up to its last point, measured from the same month or quarter of earlier years; null if there are none. */
export function changesIn({ points }: Series): SeriesChange | null {
  const last = points.at(-1);
  if (last === undefined) return null;
  const byPeriod = new Map(points.map(({ period, value }) => [period, value]));
  const at = (years: number): number | null => byPeriod.get(yearsBefore(last.period, years)) ?? null;
  const since = (years: number): number | null => changeFrom(at(years), last.value);
  const yearly = Array.from({ length: mostChanges }, (_, year) => changeFrom(at(year + 1), year === 0 ? last.value : at(year)));
  const known = yearly.filter((change): change is number => change !== null);
  return { last, one: since(1), five: since(5), ten: since(10), volatility: known.length < fewestChanges ? null : deviation(known) };
}

const changeFrom = (before: number | null, now: number | null): number | null =>
  before === null || now === null || before === 0 ? null : (now / before - 1) * 100;

const yearsBefore = (period: string, years: number): string => `${Number(period.slice(0, 4)) - years}${period.slice(4)}`;

/** Standard deviation of a sample. */
function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
}
