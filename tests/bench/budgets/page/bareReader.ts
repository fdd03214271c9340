import { Dexie } from 'dexie';

/**
 * How long Dexie alone takes on an empty page, in milliseconds from the start of navigation: until 50 rows are read, and until all are
 * read.
 */
export async function readRows(name: string): Promise<{ readonly first: number; readonly all: number; readonly count: number }> {
  const database = await new Dexie(name).open();
  const rows = database.table<unknown, string>('rows');
  const some = await rows.limit(50).toArray();
  const first = performance.now();
  const every = await rows.toArray();
  const all = performance.now();
  database.close();
  if (some.length !== 50) throw new Error(`Dexie read ${some.length} rows, not 50`);
  return { first, all, count: every.length };
}
