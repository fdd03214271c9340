import type { CollectionName } from '../../../core/protocol/syncRow.ts';
import { isObject } from '../../records/json.ts';
import type { SyncedRecord } from '../../records/syncedRecord.ts';
import { writeRecord } from '../../records/writeRecord.ts';
import { toDocument, type RecordDocument } from '../recordDocument.ts';

/** Stamps of records from before there was sync; any device's later change comes after them. */
const olderDevice = 'before';

/**
 * A document of version 0 (a deal or a profile beside its `mid`) as one of today's, waiting to be sent. One that is neither is taken along
 * as it is: it stays on this device, unread and told of.
 */
export function migrateOlder(coll: CollectionName, older: unknown): RecordDocument {
  if (!isObject(older) || typeof older['id'] !== 'string') throw new Error('RxDB migrates documents, which have an id');
  const body = coll === 'deals' ? older['deal'] : older['profile'];
  if (!isObject(body)) return unreadable(older['id'], older);
  const { mid: bodyMid, ...doc } = body;
  const mid = coll === 'deals' ? bodyMid : older['mid'];
  const at = typeof older['updatedAt'] === 'number' ? older['updatedAt'] : 0;
  if (typeof mid !== 'string') return unreadable(older['id'], older);
  // The profile's body has no mid of its own, and may use the name.
  const record: SyncedRecord = writeRecord(null, {
    coll,
    id: older['id'],
    mid,
    doc: coll === 'deals' ? doc : body,
    at,
    device: olderDevice,
  });
  return toDocument(record);
}

/** What is not a record is stored where a record would be; `toRecord` knows it for none. */
const unreadable = (id: string, older: object): RecordDocument => ({
  id,
  listingKey: '',
  sending: 'parked',
  conflicts: null,
  record: { older } as unknown as RecordDocument['record'],
});
