import type { DealRow } from '../rows.ts';
import type { ViewDb } from '../viewDb.ts';

/** Of fifty rows and more put in one call Dexie (4.4) tells nobody which they were, and whoever follows rows reads all of them anew. */
const mostNamed = 49;

/** Puts rows in one transaction, each of them named to those who follow the table. */
export async function putRows(view: ViewDb, rows: readonly DealRow[]): Promise<void> {
  if (rows.length <= mostNamed) return void (await view.rows.bulkPut([...rows]));
  return view.transaction('rw', view.rows, async () => {
    for (let from = 0; from < rows.length; from += mostNamed) await view.rows.bulkPut(rows.slice(from, from + mostNamed));
  });
}
