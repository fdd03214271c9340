import type { Column, Pack, Table } from '../../pack/pack.ts';
import { placeKey } from '../place.ts';
import type { PlaceKind, PlaceRef, Point } from '../place.ts';

/** Places of one kind: a pack's table, and how its rows are named and nested. */
export interface Level {
  readonly kind: PlaceKind;
  readonly table: Table;
  readonly codes: readonly string[];
  readonly rowOf: ReadonlyMap<string, number>;
  name(row: number): string;
  /** Every name in the form used for searching: lower case, without accents and punctuation. */
  plainNames(): readonly string[];
  point(row: number): Point | null;
  /** The areas around a place, the smallest first. */
  within(row: number): readonly PlaceRef[];
  /** Every row within a place. */
  rowsWithin(circle: PlaceRef): readonly number[];
  note(row: number): string | null;
  /** A note on one figure of one place. */
  figureNote(row: number, group: string): string | null;
}

const nothing = (): null => null;

export interface LevelPlan {
  readonly kind: PlaceKind;
  readonly table: Table;
  readonly codes: readonly string[];
  readonly name: (row: number) => string;
  readonly within?: (row: number) => readonly PlaceRef[];
  readonly note?: (row: number) => string | null;
  readonly figureNote?: (row: number, group: string) => string | null;
}

/** A level from its table; if the table has `lat` and `lon`, its places have a centroid. */
export function levelOf(plan: LevelPlan): Level {
  const { kind, table, codes } = plan;
  const [lats, lons] = [numbersOf(table, 'lat'), numbersOf(table, 'lon')];
  let plain: readonly string[] | null = null;
  let nested: ReadonlyMap<string, readonly number[]> | null = null;
  const within = plan.within ?? (() => []);
  return {
    kind,
    table,
    codes,
    rowOf: new Map(codes.map((code, row) => [code, row])),
    name: plan.name,
    plainNames: () => (plain ??= codes.map((_, row) => plainName(plan.name(row)))),
    point: (row) => {
      const [lat, lon] = [lats?.[row] ?? Number.NaN, lons?.[row] ?? Number.NaN];
      return Number.isNaN(lat) || Number.isNaN(lon) ? null : { lat, lon };
    },
    within,
    rowsWithin: (circle) => (nested ??= nestedRows(codes, within)).get(placeKey(circle)) ?? [],
    note: plan.note ?? nothing,
    figureNote: plan.figureNote ?? nothing,
  };
}

function nestedRows(codes: readonly string[], within: (row: number) => readonly PlaceRef[]): ReadonlyMap<string, readonly number[]> {
  const rows = new Map<string, number[]>();
  for (let row = 0; row < codes.length; row += 1) {
    for (const ref of within(row)) {
      const key = placeKey(ref);
      const held = rows.get(key);
      if (held === undefined) rows.set(key, [row]);
      else held.push(row);
    }
  }
  return rows;
}

/** A column of texts, one per row; empty if the table lacks it. */
export const textsOf = (table: Table, column: string): readonly (string | null)[] => {
  const found = table.columns.get(column);
  return found?.kind === 'text' ? found.values : [];
};

/** A column of numbers, one per row; null if the table lacks it. */
export const numbersOf = (table: Table, column: string): Float64Array | null => {
  const found = table.columns.get(column);
  return found?.kind === 'number' ? found.values : null;
};

/** The first table with that name in the packs; null if there is none. */
export const tableIn = (packs: readonly Pack[], name: string): Table | null =>
  packs.map(({ tables }) => tables.get(name)).find((table) => table !== undefined) ?? null;

/** A column of series; null if the table lacks it. */
export const seriesIn = (table: Table, column: string): Extract<Column, { readonly kind: 'series' }> | null => {
  const found = table.columns.get(column);
  return found?.kind === 'series' ? found : null;
};

/** A place name normalised for comparison: "St. Albans" and "st albans" are equal. */
export const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
