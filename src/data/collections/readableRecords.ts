import type { CollectionName } from '../../core/protocol/syncRow.ts';
import { bodyProblem } from '../records/bodyProblem.ts';
import type { SyncedRecord } from '../records/syncedRecord.ts';
import { storeUnreadable, type Unreadable } from '../view/cached/unreadable.ts';
import type { ViewDb } from '../view/viewDb.ts';
import type { Documents } from './database.ts';
import { toRecord } from './recordDocument.ts';
import { documentPages } from './recordQueries.ts';

/** Records per part. Reading a part takes about ten milliseconds. Between parts the worker can serve other calls. */
const part = 200;

/**
 * The readable records of a collection, in parts. Unreadable ones are reported to the view. They are not changed or removed, because a
 * newer build may be able to read them, or the server may have a readable copy.
 */
export async function* readableRecordPages(
  documents: Documents,
  view: ViewDb,
  coll: CollectionName,
): AsyncGenerator<readonly SyncedRecord[]> {
  const unreadable: Unreadable[] = [];
  for await (const page of documentPages(documents, coll)) {
    for (let from = 0; from < page.length; from += part) {
      const readable: SyncedRecord[] = [];
      for (const document of page.slice(from, from + part)) {
        const record = toRecord(coll, document);
        const reason = record === null ? 'its format isn’t valid' : record.deleted ? null : bodyProblem(record);
        if (record !== null && reason === null) readable.push(record);
        else unreadable.push({ coll, id: document.id, reason: reason ?? '', stored: document.record });
      }
      yield readable;
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  }
  await storeUnreadable(view, coll, unreadable);
}

/** All readable records at once. */
export async function readableRecords(documents: Documents, view: ViewDb, coll: CollectionName): Promise<readonly SyncedRecord[]> {
  const found: SyncedRecord[] = [];
  for await (const some of readableRecordPages(documents, view, coll)) found.push(...some);
  return found;
}
