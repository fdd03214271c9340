import type { RegionalRank } from '../figure.ts';
import type { Level } from '../levels/level.ts';
import type { PlaceRef } from '../place.ts';

/** The areas within which a place is ranked. */
const circles: ReadonlySet<string> = new Set(['region', 'country', 'state']);

/** The rank of a row's own figure among rows of the same level within each surrounding area; empty if it has no figure. */
export function regionalRanksAt(
  levels: readonly Level[],
  at: { readonly level: Level; readonly row: number; readonly measure: string },
): readonly RegionalRank[] {
  const { level, row, measure } = at;
  const column = level.table.columns.get(measure);
  if (column?.kind !== 'number') return [];
  const value = column.values[row] ?? Number.NaN;
  if (Number.isNaN(value)) return [];
  return level
    .within(row)
    .filter(({ kind }) => circles.has(kind))
    .map((circle) => ({ within: circle, withinName: nameOf(levels, circle), ...placed(level, { circle, values: column.values, value }) }));
}

function placed(
  level: Level,
  { circle, values, value }: { readonly circle: PlaceRef; readonly values: Float64Array; readonly value: number },
): { readonly percentile: number; readonly among: number } {
  let [below, same, among] = [0, 0, 0];
  for (const row of level.rowsWithin(circle)) {
    const other = values[row] ?? Number.NaN;
    if (Number.isNaN(other)) continue;
    among += 1;
    if (other < value) below += 1;
    else if (other === value) same += 1;
  }
  return { percentile: (100 * (below + same / 2)) / among, among };
}

function nameOf(levels: readonly Level[], { kind, code }: PlaceRef): string {
  const level = levels.find((one) => one.kind === kind);
  const row = level?.rowOf.get(code);
  return level === undefined || row === undefined ? code : level.name(row);
}
