import { Dexie } from 'dexie';
import type { DealRow } from '../rows.ts';
import type { ViewDb } from '../viewDb.ts';

/** Of fifty rows and more put in one call Dexie (4.4) tells nobody which they were, and whoever follows rows reads all of them anew. */
const mostNamed = 49;

/** More rows than this are part of a pull or an import, during which all rows are read anew in any case. */
const mostSingly = 200;

/** Puts rows in one transaction, each of them named to those who follow the table. */
export async function putRows(view: ViewDb, rows: readonly DealRow[]): Promise<void> {
  if (rows.length <= mostNamed) return void (await view.rows.bulkPut([...rows]));
  return view.transaction('rw', view.rows, async () => {
    for (const some of parts(rows, mostNamed)) await view.rows.bulkPut([...some]);
  });
}

/** Adds rows where there is none, without reading first; answers the ids that had one, and were left alone. */
export async function addRows(view: ViewDb, rows: readonly DealRow[]): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();
  return view.transaction('rw', view.rows, async () => {
    const present = new Set<string>();
    for (const some of parts(rows, rows.length > mostSingly ? rows.length : mostNamed))
      for (const id of await addSome(view, some)) present.add(id);
    return present;
  });
}

async function addSome(view: ViewDb, rows: readonly DealRow[]): Promise<readonly string[]> {
  try {
    await view.rows.bulkAdd([...rows]);
    return [];
  } catch (cause) {
    if (!(cause instanceof Dexie.BulkError) || !cause.failures.every(({ name }) => name === 'ConstraintError')) throw cause;
    return Object.keys(cause.failuresByPos).map((place) => rows[Number(place)]?.id ?? '');
  }
}

const parts = (rows: readonly DealRow[], size: number): readonly (readonly DealRow[])[] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, part) => rows.slice(part * size, (part + 1) * size));
