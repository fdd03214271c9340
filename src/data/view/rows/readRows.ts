import { Dexie } from 'dexie';
import type { DealRow } from '../rows.ts';
import type { ViewDb } from '../viewDb.ts';

/** The best rows that are not in the bin, best score first. */
export const bestRows = (view: ViewDb, most: number): Promise<readonly DealRow[]> => inBin(view, 0).limit(most).toArray();

/** The rows in the bin, in arbitrary order. */
export const binnedRows = (view: ViewDb): Promise<readonly DealRow[]> => inBin(view, 1).toArray();

const inBin = (view: ViewDb, binned: DealRow['binned']) =>
  view.rows.where('[binned+rank]').between([binned, Dexie.minKey], [binned, Dexie.maxKey]);

/** Rows per read. A read takes about ten milliseconds, and the page can do other work between reads. */
const atOnce = 500;

/**
 * Every row by id at one point in time, read in batches in one transaction. `taken` receives each row and returns the row to put in the
 * result.
 */
export function allRows(view: ViewDb, taken: (row: DealRow) => DealRow = (row) => row): Promise<readonly DealRow[]> {
  return view.transaction('r', view.rows, async () => {
    const rows: DealRow[] = [];
    for (let some = await rowsAfter(view, ''); some.length > 0; some = await rowsAfter(view, some.at(-1)?.id ?? '')) {
      rows.push(...some.map(taken));
      if (some.length < atOnce) break;
    }
    return rows;
  });
}

/** Every row by id, in batches, for work that writes between two reads. */
export async function* rowPages(view: ViewDb): AsyncGenerator<readonly DealRow[]> {
  for (let last = ''; ;) {
    const some = await rowsAfter(view, last);
    yield some;
    last = some.at(-1)?.id ?? last;
    if (some.length < atOnce) return;
  }
}

const rowsAfter = (view: ViewDb, id: string): Promise<readonly DealRow[]> => view.rows.where('id').above(id).limit(atOnce).toArray();
