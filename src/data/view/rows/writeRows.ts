import { Dexie } from 'dexie';
import type { DealRow } from '../rows.ts';
import type { ViewDb } from '../viewDb.ts';

/** Puts all of these rows or none, each over the one it had. */
export const putRows = (view: ViewDb, rows: readonly DealRow[]): Promise<unknown> =>
  view.transaction('rw', view.rows, () => view.rows.bulkPut([...rows]));

/** Adds rows where there is none; answers the ids that had one, and were left alone. */
export async function addRows(view: ViewDb, rows: readonly DealRow[]): Promise<ReadonlySet<string>> {
  try {
    await view.rows.bulkAdd([...rows]);
    return new Set();
  } catch (cause) {
    if (!(cause instanceof Dexie.BulkError) || cause.failures.some(({ name }) => name !== 'ConstraintError')) throw cause;
    return new Set(Object.keys(cause.failuresByPos).flatMap((place) => rows[Number(place)]?.id ?? []));
  }
}

export const removeRows = (view: ViewDb, ids: readonly string[]): Promise<void> => view.rows.bulkDelete([...ids]);
