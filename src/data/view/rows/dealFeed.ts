import type { DealRow } from '../rows.ts';
import type { ViewDb } from '../viewDb.ts';
import { allRows, bestRows } from './readRows.ts';

/** Every deal's row in memory. An array is replaced whenever a row in it changes. */
export interface DealFeed {
  /** Outside the bin, best score first. */
  readonly rows: readonly DealRow[];
  /** In the bin, latest first. */
  readonly binned: readonly DealRow[];
  /** False while only the best deals have been read. */
  readonly complete: boolean;
}

/** The number of best deals read first, enough to fill the largest window. */
const firstRows = 50;

/** Only the best deals, read from an index. Null if no deal is outside the bin. */
export async function readBestDeals(view: ViewDb): Promise<DealFeed | null> {
  const rows = await bestRows(view, firstRows);
  return rows.length === 0 ? null : { rows, binned: [], complete: false };
}

/** Every deal's row. A row equal to the one in `before` stays the same object, so that its card is not redrawn. */
export async function readDealFeed(view: ViewDb, before: DealFeed | null = null): Promise<DealFeed> {
  const known = new Map([...(before?.rows ?? []), ...(before?.binned ?? [])].map((row) => [row.id, row]));
  const rows = await allRows(view, (row) => {
    const one = known.get(row.id);
    return one !== undefined && isSameRow(one, row) ? one : row;
  });
  return {
    rows: rows.filter(({ binned }) => binned === 0).toSorted(byRank),
    binned: rows.filter(({ binned }) => binned === 1).toSorted((left, right) => (right.binnedAt ?? 0) - (left.binnedAt ?? 0)),
    complete: true,
  };
}

/** Best score first. Ties are in id order, as in the index. */
const byRank = (left: DealRow, right: DealRow): number => left.rank - right.rank || (left.id < right.id ? -1 : 1);

function isSameRow(known: DealRow, row: DealRow): boolean {
  if (known.revision !== row.revision) return false;
  const before: Readonly<Record<string, unknown>> = { ...known };
  return Object.entries(row).every(([name, value]) =>
    Array.isArray(value) ? JSON.stringify(value) === JSON.stringify(before[name]) : value === before[name],
  );
}
