import type { CollectionName } from '../../core/protocol/syncRow.ts';
import type { GuardedWrite } from '../records/recordStore.ts';
import type { RecordKey, SyncedRecord } from '../records/syncedRecord.ts';
import type { Documents } from './database.ts';
import { toDocument, toRecord } from './recordDocument.ts';
import { documentsById, type FoundDocument } from './recordQueries.ts';

/** Records by id; those deleted by another device are among them. */
export async function readRecords(documents: Documents, coll: CollectionName, ids: readonly string[]): Promise<readonly SyncedRecord[]> {
  if (ids.length === 0) return [];
  const found = await documentsById(documents, coll, ids);
  return [...found.values()].flatMap((document) => toRecord(coll, document.toJSON()) ?? []);
}

/**
 * Writes records whose stored state is still the one each was made from; the others are left and answered. What is stored is compared in the
 * transaction that writes, so another tab cannot slip in between. Where the storage fails, all that was begun has ended before it rejects.
 */
export async function writeRecords(
  documents: Documents,
  coll: CollectionName,
  writes: readonly GuardedWrite[],
): Promise<readonly RecordKey[]> {
  const taken = await addRecords(documents, coll, writes.filter(isNew));
  const known = writes.filter((write) => !isNew(write) || taken.has(write.key.id));
  return (await writeOver(documents, coll, known)).map(({ key }) => key);
}

const isNew = ({ expected, record }: GuardedWrite): boolean => expected === null && record !== null;

/** Adds records; answers the ids under which there is a document already. */
async function addRecords(documents: Documents, coll: CollectionName, writes: readonly GuardedWrite[]): Promise<ReadonlySet<string>> {
  if (writes.length === 0) return new Set();
  const added = writes.flatMap(({ record }) => (record === null ? [] : [toDocument(record)]));
  const { error } = await documents[coll].bulkInsert(added);
  const failed = error.find(({ status }) => status !== 409);
  if (failed !== undefined) throw Object.assign(new Error(`A record was not stored (${failed.status})`), { name: 'UnknownError' });
  return new Set(error.map(({ documentId }) => documentId));
}

/**
 * Writes over documents; answers the writes whose record is not the one expected. A new record takes the place of a document that is no
 * record: nobody could ever write there otherwise.
 */
async function writeOver(documents: Documents, coll: CollectionName, writes: readonly GuardedWrite[]): Promise<readonly GuardedWrite[]> {
  if (writes.length === 0) return [];
  const found = await documentsById(
    documents,
    coll,
    writes.map(({ key }) => key.id),
  );
  const settled = await Promise.allSettled(writes.map((write) => writeOne(found.get(write.key.id), coll, write)));
  const failed = settled.find((one) => one.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  return writes.filter((_, place) => settled[place]?.status === 'fulfilled' && !settled[place].value);
}

/**
 * Whether a write was made. RxDB asks again with the document on the disk when the one it had is not that; a document that is not the one
 * expected is written as it is, so that the answer is the disk's and RxDB's own copy is current for whoever reads next.
 */
async function writeOne(document: FoundDocument | undefined, coll: CollectionName, write: GuardedWrite): Promise<boolean> {
  if (document === undefined) return false;
  let isMade = false;
  await document.incrementalModify((stored) => {
    isMade = !stored._deleted && isExpected(toRecord(coll, stored), write);
    if (!isMade) return stored;
    return write.record === null ? { ...stored, _deleted: true } : { ...toDocument(write.record), _deleted: false };
  });
  return isMade;
}

/** Whether a stored record (null: none that can be read) is the one a write was made from. */
function isExpected(stored: SyncedRecord | null, { expected }: GuardedWrite): boolean {
  if (stored === null || expected === null) return stored === expected;
  return stored.mid === expected.mid && (stored.base?.mid ?? null) === expected.baseMid;
}
