import type { Column } from '../../../parts/dealColumns/columns.ts';

/** Callbacks from a column header. */
export interface HeaderActions {
  readonly sort: (column: Column, besides: boolean) => void;
  readonly sortBy: (column: Column, descending: boolean, besides: boolean) => void;
  readonly resize: (column: Column, width: number) => void;
  readonly move: (column: Column, by: 1 | -1) => void;
  readonly hide: (column: Column) => void;
  readonly filter: (column: Column) => void;
}
