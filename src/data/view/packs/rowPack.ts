import { byRank } from './byRank.ts';
import type { DealRow } from '../rows.ts';

/**
 * Some rows as one entry of the view. IndexedDB takes some 0.25 ms for an entry however small it is, and as long for one of sixty rows; a
 * row by itself would make a first pull, an import and every reading of the list that much longer.
 */
export interface RowPack {
  readonly number: number;
  /** Every row is in exactly one pack, and found by its id. */
  readonly ids: readonly string[];
  /** The lowest rank of its rows outside the bin; Infinity where it has none. */
  readonly best: number;
  readonly rows: readonly DealRow[];
}

/** A pack that has no number yet. */
export type NewPack = Omit<RowPack, 'number'>;

/** So many rows a pack at most: some 40 kB, read and written anew for each of them that changes. */
export const packSize = 64;

export const packOf = (rows: readonly DealRow[]): NewPack => ({
  ids: rows.map(({ id }) => id),
  best: rows.reduce((best, { binned, rank }) => (binned === 0 && rank < best ? rank : best), Infinity),
  rows,
});

/** Rows in as few packs as hold them, the best together, so that the first screen of a list is in the first of them. */
export function packsOf(rows: readonly DealRow[]): readonly NewPack[] {
  const ordered = rows.toSorted(byRank);
  return Array.from({ length: Math.ceil(rows.length / packSize) }, (_, part) =>
    packOf(ordered.slice(part * packSize, (part + 1) * packSize)),
  );
}
