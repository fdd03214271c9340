import type { RxDocumentData, RxStorageWriteError } from 'rxdb/plugins/core';
import type { CollectionName } from '../../core/protocol/syncRow.ts';
import type { GuardedWrite } from '../records/recordStore.ts';
import type { RecordKey, SyncedRecord } from '../records/syncedRecord.ts';
import type { Documents } from './database.ts';
import { toDocument, toRecord, type RecordDocument } from './recordDocument.ts';

type Stored = RxDocumentData<RecordDocument>;

/** Records by id, as they are on disk now. */
export async function readRecords(documents: Documents, coll: CollectionName, ids: readonly string[]): Promise<readonly SyncedRecord[]> {
  // The storage makes the documents anew with every read, so nobody else holds them.
  return (await readStored(documents, coll, ids)).map((found) => toRecord(coll, found));
}

/**
 * Writes records whose stored state is still the one each was made from, in one transaction of the collection; the others are left and
 * answered. RxDB compares revisions in that transaction, so another tab cannot slip in between.
 */
export async function writeRecords(
  documents: Documents,
  coll: CollectionName,
  writes: readonly GuardedWrite[],
): Promise<readonly RecordKey[]> {
  // Of a record that is believed to be new nothing is read: RxDB finds it in the transaction itself when there is one after all.
  const known = writes.filter(({ expected }) => expected !== null).map(({ key }) => key.id);
  const before = new Map((await readStored(documents, coll, known)).map((found) => [found.id, found]));
  const fits = (write: GuardedWrite): boolean => isExpected(write, before.get(write.key.id));
  const rows = writes.filter(fits).flatMap(({ key, record }) => {
    const previous = before.get(key.id);
    if (record === null) return previous === undefined ? [] : [{ previous, document: { ...previous, _deleted: true } }];
    const document = { ...toDocument(record), _deleted: false, _attachments: {}, _meta: { lwt: 1 }, _rev: '' };
    return [previous === undefined ? { document } : { previous, document }];
  });
  const { error } = rows.length === 0 ? { error: [] } : await documents[coll].storageInstance.bulkWrite(rows, 'records');
  refuseAllBut409(error);
  const late = new Set(error.map(({ documentId }) => documentId));
  return writes.filter((write) => !fits(write) || late.has(write.key.id)).map(({ key }) => key);
}

const readStored = async (documents: Documents, coll: CollectionName, ids: readonly string[]): Promise<readonly Stored[]> =>
  ids.length === 0 ? [] : documents[coll].storageInstance.findDocumentsById([...ids], false);

function isExpected({ expected }: GuardedWrite, stored: Stored | undefined): boolean {
  if (expected === null || stored === undefined) return expected === null && stored === undefined;
  const { mid, base } = stored.record;
  const baseMid = base === null ? null : 'mid' in base ? base.mid : mid;
  return mid === expected.mid && baseMid === expected.baseMid;
}

function refuseAllBut409(errors: readonly RxStorageWriteError<RecordDocument>[]): void {
  const other = errors.find(({ status }) => status !== 409);
  if (other !== undefined) throw Object.assign(new Error(`A record was not stored (${other.status})`), { name: 'UnknownError' });
}
