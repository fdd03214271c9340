import type { RxDocumentData, RxStorageWriteError } from 'rxdb/plugins/core';
import type { CollectionName } from '../../core/protocol/syncRow.ts';
import type { GuardedWrite } from '../records/recordStore.ts';
import type { RecordKey, SyncedRecord } from '../records/syncedRecord.ts';
import { arriveTogether, readArrived } from './storage/arrivals.ts';
import { isExpected, writeTogether } from './storage/bulkLane.ts';
import { withConfirmation } from './storage/confirmationEntries.ts';
import { confirmationsOf, confirmTogether, foldConfirmations, manyConfirmed } from './storage/confirmations.ts';
import { foldingOf } from './storage/foldLater.ts';
import { unpackWith } from './storage/unpackArrivals.ts';
import type { Documents } from './database.ts';
import { toDocument, toRecord, type RecordDocument } from './recordDocument.ts';

type Stored = RxDocumentData<RecordDocument>;

/** Records by id, as they are on disk now. */
export async function readRecords(documents: Documents, coll: CollectionName, ids: readonly string[]): Promise<readonly SyncedRecord[]> {
  if (ids.length === 0) return [];
  const confirmed = await confirmationsOf(documents, coll);
  const arrived = await readArrived(documents, coll, ids);
  // The storage makes the documents anew with every read, so nobody else holds them.
  const stored = (await readStored(documents, coll, ids)).flatMap((document) => toRecord(coll, document) ?? []);
  const found = arrived.length === 0 ? stored : inOrder(ids, [...arrived, ...stored]);
  return confirmed.size === 0 ? found : found.map((record) => withConfirmation(record, confirmed));
}

/** Of two under one id the later. */
function inOrder(ids: readonly string[], records: readonly SyncedRecord[]): readonly SyncedRecord[] {
  const found = new Map(records.map((record) => [record.id, record]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** From so many on, writes take the lane for many. */
const many = 16;

/**
 * Writes records whose stored state is still the one each was made from, in one transaction of the collection; the others are left and
 * answered. What is stored is compared in that transaction, so another tab cannot slip in between.
 */
export async function writeRecords(
  documents: Documents,
  coll: CollectionName,
  writes: readonly GuardedWrite[],
): Promise<readonly RecordKey[]> {
  const confirming = writes.filter(({ confirms }) => confirms === true);
  if (confirming.length < manyConfirmed) return writeInto(documents, coll, writes);
  const left = await confirmTogether(documents, coll, confirming);
  return writeInto(
    documents,
    coll,
    writes.filter(({ key, confirms }) => confirms !== true || left.has(key.id)),
  );
}

/** The same into the records themselves, once what was confirmed of them is there; many new ones are kept together first. */
async function writeInto(documents: Documents, coll: CollectionName, given: readonly GuardedWrite[]): Promise<readonly RecordKey[]> {
  const writes = await arriveTogether(documents, coll, given);
  if (writes.length < given.length) foldingOf(documents).later();
  const known = writes.filter(({ expected }) => expected !== null).map(({ key }) => key.id);
  if (known.length > 0) await foldConfirmations(documents, coll, known);
  const keeping = writes.flatMap((write) => (write.record === null ? [] : [{ ...write, record: write.record }]));
  if (keeping.length < many) return writeFew(documents, coll, writes);
  const left = await writeTogether(documents, coll, keeping);
  return writeFew(
    documents,
    coll,
    writes.filter(({ key, record }) => record === null || left.has(key.id)),
  );
}

/** RxDB does not look into arrivals. */
async function writeFew(documents: Documents, coll: CollectionName, writes: readonly GuardedWrite[]): Promise<readonly RecordKey[]> {
  const fresh = writes.filter(({ expected }) => expected === null).map(({ key }) => key.id);
  if (fresh.length > 0) await unpackWith(documents, coll, fresh);
  return writeSome(documents, coll, writes);
}

/** The same through RxDB, which compares revisions. */
async function writeSome(documents: Documents, coll: CollectionName, writes: readonly GuardedWrite[]): Promise<readonly RecordKey[]> {
  // Of a record that is believed to be new nothing is read: RxDB finds it in the transaction itself when there is one after all.
  const known = writes.filter(({ expected }) => expected !== null).map(({ key }) => key.id);
  const before = new Map((await readStored(documents, coll, known)).map((found) => [found.id, found]));
  const fits = (write: GuardedWrite): boolean => {
    const stored = before.get(write.key.id);
    if (write.expected === null || stored === undefined) return write.expected === null && stored === undefined;
    return isExpected(toRecord(coll, stored), write);
  };
  const rows = writes.filter(fits).flatMap(({ key, record }) => {
    const previous = before.get(key.id);
    if (record === null) return previous === undefined ? [] : [{ previous, document: { ...previous, _deleted: true } }];
    const document = asStored(toDocument(record));
    return [previous === undefined ? { document } : { previous, document }];
  });
  const { error } = rows.length === 0 ? { error: [] } : await documents[coll].storageInstance.bulkWrite(rows, 'records');
  refuseAllBut409(error);
  const late = new Set(error.map(({ documentId }) => documentId));
  for (const id of await writeOverUnreadable(documents, coll, error)) late.delete(id);
  return writes.filter((write) => !fits(write) || late.has(write.key.id)).map(({ key }) => key);
}

const asStored = (document: RecordDocument): Stored => ({ ...document, _deleted: false, _attachments: {}, _meta: { lwt: 1 }, _rev: '' });

/** Adds documents as they are; one whose id is taken is left, and resolves only when each of them is on disk under its id. */
export async function addDocuments(documents: Documents, coll: CollectionName, added: readonly RecordDocument[]): Promise<void> {
  if (added.length === 0) return;
  const { error } = await documents[coll].storageInstance.bulkWrite(
    added.map((document) => ({ document: asStored(document) })),
    'older documents',
  );
  refuseAllBut409(error);
  const found = await documents[coll].storageInstance.findDocumentsById(
    added.map(({ id }) => id),
    true,
  );
  if (found.length < added.length) throw Object.assign(new Error('Not every document was stored'), { name: 'UnknownError' });
}

/** A record that is new to everybody, where something lies that no one can read, takes its place: nobody could ever write there else. */
async function writeOverUnreadable(
  documents: Documents,
  coll: CollectionName,
  errors: readonly RxStorageWriteError<RecordDocument>[],
): Promise<readonly string[]> {
  const rows = errors.flatMap((refused) => {
    const { writeRow } = refused;
    const previous = refused.status === 409 ? refused.documentInDb : undefined;
    const isNew = writeRow.previous === undefined;
    return isNew && previous !== undefined && toRecord(coll, previous) === null ? [{ previous, document: writeRow.document }] : [];
  });
  if (rows.length === 0) return [];
  const { error } = await documents[coll].storageInstance.bulkWrite(rows, 'records over unreadable');
  refuseAllBut409(error);
  const refused = new Set(error.map(({ documentId }) => documentId));
  return rows.map(({ document }) => document.id).filter((id) => !refused.has(id));
}

const readStored = async (documents: Documents, coll: CollectionName, ids: readonly string[]): Promise<readonly Stored[]> =>
  ids.length === 0 ? [] : documents[coll].storageInstance.findDocumentsById([...ids], false);

function refuseAllBut409(errors: readonly RxStorageWriteError<RecordDocument>[]): void {
  const other = errors.find(({ status }) => status !== 409);
  if (other !== undefined) throw Object.assign(new Error(`A record was not stored (${other.status})`), { name: 'UnknownError' });
}
