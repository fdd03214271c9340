import type { CollectionName } from '../../core/protocol/syncRow.ts';
import { isObject } from '../records/json.ts';
import type { SyncedRecord } from '../records/syncedRecord.ts';
import { writeRecord } from '../records/writeRecord.ts';
import { toDocument, type RecordDocument } from './recordDocument.ts';

/** Stamps of records from before there was sync; any device's later change comes after them. */
const olderDevice = 'before';

/** A document of version 0 (a deal or a profile beside its `mid`) as one of today's, waiting to be sent. Null drops what is none. */
export function migrateOlder(coll: CollectionName, older: unknown): RecordDocument | null {
  if (!isObject(older) || typeof older['id'] !== 'string') return null;
  const body = coll === 'deals' ? older['deal'] : older['profile'];
  if (!isObject(body)) return null;
  const { mid: bodyMid, ...doc } = body;
  const mid = coll === 'deals' ? bodyMid : older['mid'];
  const at = typeof older['updatedAt'] === 'number' ? older['updatedAt'] : 0;
  if (typeof mid !== 'string') return null;
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
