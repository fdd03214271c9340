import type { Measure, Source } from '../book/figure.ts';
import type { AreaMarket } from '../book/place.ts';

/** The pack format this code reads. A pack with a newer one is refused by name, and the previous one stays in use. */
export const packFormat = 1;

/**
 * One column in a pack's JSON.
 * - `text`: one text per row.
 * - `pick`: `v` holds indexes into `from`, -1 if unknown.
 * - `number`: whole multiples of `10^-d`, null if unknown; with `delta`, each is the difference from the last known one.
 * - `series`: one list of numbers per row over `periods`, encoded like `number` with `delta` within the row.
 */
export type PackColumn =
  | { readonly t: 'text'; readonly v: readonly (string | null)[] }
  | { readonly t: 'pick'; readonly from: readonly string[]; readonly v: readonly number[] }
  | {
      readonly t: 'number';
      readonly d: number;
      readonly delta?: boolean;
      readonly v: readonly (number | null)[];
      readonly about?: ColumnAbout;
    }
  | {
      readonly t: 'series';
      readonly d: number;
      readonly periods: readonly string[];
      readonly v: readonly (readonly (number | null)[])[];
      readonly about?: ColumnAbout;
    };

/** The meaning of a column of figures, as screens show it; the measure's id is the column's name. */
export type ColumnAbout = Omit<Measure, 'id' | 'decimals'>;

export interface PackTable {
  readonly rows: number;
  readonly columns: Readonly<Record<string, PackColumn>>;
}

export interface PackJson {
  readonly format: number;
  readonly id: string;
  readonly title: string;
  readonly market: AreaMarket;
  readonly sources: readonly Source[];
  readonly tables: Readonly<Record<string, PackTable>>;
  /** A TopoJSON topology; only in map packs. */
  readonly map?: unknown;
}

/** A decoded column. Unknown numbers are NaN. */
export type Column =
  | { readonly kind: 'text'; readonly values: readonly (string | null)[] }
  | { readonly kind: 'number'; readonly values: Float64Array; readonly measure: Measure | null }
  | {
      readonly kind: 'series';
      readonly periods: readonly string[];
      readonly values: readonly Float64Array[];
      readonly about: ColumnAbout | null;
    };

export interface Table {
  readonly rows: number;
  readonly columns: ReadonlyMap<string, Column>;
}

/** A pack, checked and unpacked. */
export interface Pack {
  readonly id: string;
  readonly title: string;
  readonly market: AreaMarket;
  readonly sources: ReadonlyMap<string, Source>;
  readonly tables: ReadonlyMap<string, Table>;
  readonly map: unknown;
}

/** Why a pack cannot be used. */
export type PackFailure =
  | { readonly kind: 'not-a-pack'; readonly message: string }
  | { readonly kind: 'newer-format'; readonly format: number; readonly message: string }
  | { readonly kind: 'broken-table'; readonly table: string; readonly column: string | null; readonly message: string };
