import { fromDexieToStorage } from 'rxdb/plugins/storage-dexie';
import { collectionNames, type CollectionName } from '../../../core/protocol/syncRow.ts';
import type { GuardedWrite } from '../../records/recordStore.ts';
import { isPending, keyText, type RecordKey, type SyncedRecord } from '../../records/syncedRecord.ts';
import type { Documents } from '../database.ts';
import { toRecord, type RecordDocument } from '../recordDocument.ts';
import { findRecords } from '../recordQueries.ts';
import { readWaiting } from './confirmations.ts';
import { storageTableOf } from './storageTable.ts';

/** What waits to be sent, batch by batch. */
export interface WaitingQueue {
  /** Up to `limit` records that wait. */
  next(limit: number): Promise<readonly SyncedRecord[]>;
  /** The batch behind the one that was read last, once all of that one, so many records, was sent; null where it is not read yet. */
  behind(sent: number): Promise<readonly SyncedRecord[] | null>;
  /** The sync wrote these, but for the keys in `late`. */
  written(writes: readonly GuardedWrite[], late: readonly RecordKey[]): void;
  /** Something else happened than that a batch was sent: the next one is read from the beginning. */
  forget(): void;
}

interface Ahead {
  readonly limit: number;
  readonly readAt: number;
  readonly records: Promise<readonly SyncedRecord[] | null>;
  /** Of the batch before, what the server has not been written down to have. */
  readonly unsettled: Set<string>;
}

/** A batch that was read so long ago is read again, milliseconds. */
const fresh = 10_000;

/**
 * Reads the batch behind the one that is under way, and does not look again at what was sent: the index keeps the places of thousands of
 * records that left it. A record that is changed between being read and being sent is one changed on its way: the server takes the state
 * that was read, the write that settles it finds another, and the newer one waits. `elapsed`: milliseconds that never jump.
 */
export function createWaitingQueue(documents: Documents, elapsed: () => number): WaitingQueue {
  let ahead: Ahead | null = null;
  const behindOf = (batch: readonly SyncedRecord[], limit: number): Ahead | null => {
    const last = batch.at(-1);
    if (last === undefined || batch.length < limit) return null;
    const records = waitingAfter(documents, last, limit).catch(() => null);
    return { limit, readAt: elapsed(), records, unsettled: new Set(batch.map(keyText)) };
  };
  const readAhead = async (limit: number): Promise<readonly SyncedRecord[]> => {
    const known = ahead;
    ahead = null;
    if (known === null || known.limit !== limit || known.unsettled.size > 0 || elapsed() - known.readAt > fresh) return [];
    return (await known.records) ?? [];
  };
  return {
    next: async (limit) => {
      const early = await readAhead(limit);
      // Less than a batch is the end of the queue, where one begins anew: records may have come before it.
      const records = early.length === limit ? early : await waitingAfter(documents, null, limit);
      ahead = behindOf(records, limit);
      return records;
    },
    behind: async (sent) => (ahead === null || ahead.unsettled.size !== sent ? null : ahead.records),
    written: (writes, late) => {
      const left = new Set(late.map(keyText));
      for (const { key, record } of writes) {
        if (left.has(keyText(key))) continue;
        if (record === null || !isPending(record)) ahead?.unsettled.delete(keyText(key));
        else ahead = null;
      }
    },
    forget: () => {
      ahead = null;
    },
  };
}

/** Records that wait, in the order of collections and ids, behind this one; null: from the first on. */
async function waitingAfter(documents: Documents, after: RecordKey | null, limit: number): Promise<readonly SyncedRecord[]> {
  const found: SyncedRecord[] = [];
  const from = after === null ? 0 : collectionNames.indexOf(after.coll);
  for (const coll of collectionNames.slice(from)) {
    if (found.length >= limit) break;
    const last = after?.coll === coll ? after.id : '';
    found.push(...(await waitingIn(documents, { coll, last, limit: limit - found.length })));
  }
  return found;
}

interface Part {
  readonly coll: CollectionName;
  readonly last: string;
  readonly limit: number;
}

async function waitingIn(documents: Documents, { coll, last, limit }: Part): Promise<readonly SyncedRecord[]> {
  const { booleanIndexes } = await storageTableOf(documents, coll);
  const found = await readWaiting(documents, coll, { after: last, limit });
  // Objects are of a build before, and may be damaged in ways that only RxDB's query is guarded against.
  if (found.some(({ record }) => typeof record !== 'string'))
    return findRecords(documents, coll, { selector: { sending: 'waiting', id: { $gt: last } }, by: 'sending', limit });
  return found.flatMap((document) => toRecord(coll, fromDexieToStorage<RecordDocument>(booleanIndexes, document)) ?? []);
}
