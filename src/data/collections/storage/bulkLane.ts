import { Dexie, type Table } from 'dexie';
import { createRevision, now, type RxDocumentData } from 'rxdb/plugins/core';
import { fromDexieToStorage, fromStorageToDexie } from 'rxdb/plugins/storage-dexie';
import type { CollectionName } from '../../../core/protocol/syncRow.ts';
import type { GuardedWrite } from '../../records/recordStore.ts';
import type { SyncedRecord } from '../../records/syncedRecord.ts';
import type { Documents } from '../database.ts';
import { toDocument, toRecord, type RecordDocument } from '../recordDocument.ts';
import { storageTableOf } from './storageTable.ts';

type Stored = RxDocumentData<RecordDocument>;

/** A write that leaves a record behind it. */
type Keeping = GuardedWrite & { readonly record: SyncedRecord };

/** What became of many writes: those that were not done, for whatever reason, are RxDB's to do. */
interface Lane {
  readonly documents: Documents;
  readonly coll: CollectionName;
  readonly table: Table<unknown, string>;
  readonly booleanIndexes: string[];
}

/**
 * Many writes of records in one transaction of RxDB's own table, in RxDB's own form and with its revisions: pages of a first pull, batches
 * the server has confirmed, many commands at once. Through RxDB each record is read twice and its event made for nobody. What is not plainly
 * as the write expects it (there already, changed, removed, not to be read) is left and answered by id; RxDB looks at that again.
 */
export async function writeTogether(documents: Documents, coll: CollectionName, writes: readonly Keeping[]): Promise<ReadonlySet<string>> {
  const { dexieDb, dexieTable, booleanIndexes } = await storageTableOf(documents, coll);
  const lane: Lane = { documents, coll, table: dexieTable, booleanIndexes };
  const fresh = writes.filter(({ expected }) => expected === null);
  const known = writes.filter(({ expected }) => expected !== null);
  // RxDB waits with closing for what runs under its lock.
  return documents.lockedRun(() =>
    dexieDb.transaction('rw', dexieTable, async () => new Set([...(await addNew(lane, fresh)), ...(await changeKnown(lane, known))])),
  );
}

/** Adds without looking first; answers the ids that were taken. */
async function addNew({ documents, table, booleanIndexes }: Lane, writes: readonly Keeping[]): Promise<readonly string[]> {
  if (writes.length === 0) return [];
  const meta = { lwt: now() };
  const revision = createRevision(documents.token);
  const rows = writes.map(({ record }) => fromStorageToDexie(booleanIndexes, asStored(toDocument(record), meta, revision)));
  try {
    await table.bulkAdd(rows);
    return [];
  } catch (cause) {
    if (!(cause instanceof Dexie.BulkError) || !cause.failures.every(({ name }) => name === 'ConstraintError')) throw cause;
    return Object.keys(cause.failuresByPos).flatMap((place) => writes[Number(place)]?.key.id ?? []);
  }
}

/** Writes over records that are still the ones expected; answers the ids of the others. */
async function changeKnown({ documents, coll, table, booleanIndexes }: Lane, writes: readonly Keeping[]): Promise<readonly string[]> {
  if (writes.length === 0) return [];
  const meta = { lwt: now() };
  const found = await table.bulkGet(writes.map(({ key }) => key.id));
  const left: string[] = [];
  const rows = writes.flatMap((write, place) => {
    const stored: Stored | undefined = fromDexieToStorage(booleanIndexes, found[place]);
    if (stored !== undefined && !stored._deleted && isExpected(toRecord(coll, stored), write))
      return [fromStorageToDexie(booleanIndexes, asStored(toDocument(write.record), meta, createRevision(documents.token, stored)))];
    left.push(write.key.id);
    return [];
  });
  if (rows.length > 0) await table.bulkPut(rows);
  return left;
}

const asStored = (document: RecordDocument, _meta: Stored['_meta'], _rev: string): Stored => ({
  ...document,
  _deleted: false,
  _attachments: {},
  _meta,
  _rev,
});

/** Whether a stored record (null: none that can be read) is the one a write was made from. */
export const isExpected = (record: SyncedRecord | null, { expected }: GuardedWrite): boolean =>
  record !== null && expected !== null && record.mid === expected.mid && (record.base?.mid ?? null) === expected.baseMid;
