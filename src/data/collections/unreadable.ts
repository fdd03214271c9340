import { itemCollections } from '../../core/deal/items/items.ts';
import { parseItem } from '../../core/deal/items/itemSchemas.ts';
import { parseDeal, parseProfile } from '../../core/deal/record/dealSchema.ts';
import { alertProblem } from '../alerts/alertRows.ts';
import type { CollectionName } from '../../core/protocol/syncRow.ts';
import type { SyncedRecord } from '../records/syncedRecord.ts';
import type { Unreadable } from '../view/kept/unreadable.ts';
import type { ViewDb } from '../view/viewDb.ts';
import { keepUnreadable } from '../view/kept/unreadable.ts';
import { recordToDeal } from './dealRecord.ts';
import type { Documents } from './database.ts';
import { toRecord } from './recordDocument.ts';
import { documentsInTurn } from './recordQueries.ts';

/** So many a time: some ten milliseconds, then whoever waits for the worker is served. */
const part = 200;

/**
 * Looks through a collection for what cannot be read, and tells the view of it; answers the records that can, a part at a time. Nothing is
 * changed or removed where it lies: a newer build, or the server's own copy, may still make sense of it.
 */
export async function* readableInTurn(documents: Documents, view: ViewDb, coll: CollectionName): AsyncGenerator<readonly SyncedRecord[]> {
  const unreadable: Unreadable[] = [];
  for await (const page of documentsInTurn(documents, coll)) {
    for (let from = 0; from < page.length; from += part) {
      const readable: SyncedRecord[] = [];
      for (const document of page.slice(from, from + part)) {
        const record = toRecord(coll, document);
        const reason = record === null ? 'it is not a record' : problemOf(record);
        if (record !== null && reason === null) readable.push(record);
        else unreadable.push({ coll, id: document.id, reason: reason ?? '', stored: document.record });
      }
      yield readable;
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  }
  await keepUnreadable(view, coll, unreadable);
}

/** The same at once. */
export async function readableRecords(documents: Documents, view: ViewDb, coll: CollectionName): Promise<readonly SyncedRecord[]> {
  const found: SyncedRecord[] = [];
  for await (const some of readableInTurn(documents, view, coll)) found.push(...some);
  return found;
}

/** Why a record's body is none of its collection's, or null. */
export function problemOf(record: SyncedRecord): string | null {
  if (record.deleted) return null;
  if (record.coll === 'alertRules' || record.coll === 'alertEvents') return alertProblem(record.coll, record.doc);
  const read = parse(record);
  return read === null || read.ok ? null : read.error;
}

function parse(record: SyncedRecord): ReturnType<typeof parseDeal | typeof parseProfile | typeof parseItem> | null {
  if (record.coll === 'deals') return parseDeal(recordToDeal(record));
  if (record.coll === 'profiles') return parseProfile(record.doc);
  const item = itemCollections.find((name) => name === record.coll);
  return item === undefined ? null : parseItem(item, record.doc);
}
