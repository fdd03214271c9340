import { fromDexieToStorage } from 'rxdb/plugins/storage-dexie';
import { collectionNames, type CollectionName } from '../../../core/protocol/syncRow.ts';
import type { GuardedWrite } from '../../records/recordStore.ts';
import { isPending, keyText, type RecordKey, type SyncedRecord } from '../../records/syncedRecord.ts';
import type { Documents } from '../database.ts';
import { toRecord, type RecordDocument } from '../recordDocument.ts';
import { findRecords } from '../recordQueries.ts';
import { readArrivedWaiting, type Reached } from './arrivals.ts';
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

/** A batch, and how far the queue has come with it. */
interface Batch {
  readonly records: readonly SyncedRecord[];
  readonly reached: Behind | null;
}

/** Behind what: of a collection first come the arrivals, then, once `arrived` is null, what has an entry of its own, by id. */
interface Behind {
  readonly coll: CollectionName;
  readonly arrived: Reached | null;
  readonly id: string;
}

interface Ahead {
  readonly limit: number;
  readonly readAt: number;
  readonly batch: Promise<Batch | null>;
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
  const behindOf = ({ records, reached }: Batch, limit: number): Ahead | null => {
    if (reached === null || records.length < limit) return null;
    const batch = waitingAfter(documents, reached, limit).catch(() => null);
    return { limit, readAt: elapsed(), batch, unsettled: new Set(records.map(keyText)) };
  };
  const readAhead = async (limit: number): Promise<Batch | null> => {
    const known = ahead;
    ahead = null;
    if (known === null || known.limit !== limit || known.unsettled.size > 0 || elapsed() - known.readAt > fresh) return null;
    return known.batch;
  };
  return {
    next: async (limit) => {
      const early = await readAhead(limit);
      // Less than a batch is the end of the queue, where one begins anew: records may have come before it.
      const batch = early?.records.length === limit ? early : await waitingAfter(documents, null, limit);
      ahead = behindOf(batch, limit);
      return batch.records;
    },
    behind: async (sent) => (ahead === null || ahead.unsettled.size !== sent ? null : ((await ahead.batch)?.records ?? null)),
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

/** Records that wait, in the order of collections, behind what was reached; null: from the first on. */
async function waitingAfter(documents: Documents, after: Behind | null, limit: number): Promise<Batch> {
  const records: SyncedRecord[] = [];
  let reached = after;
  for (const coll of collectionNames.slice(after === null ? 0 : collectionNames.indexOf(after.coll))) {
    const isHere = after?.coll === coll;
    if (!isHere || after.arrived !== null) {
      const arrived = await readArrivedWaiting(documents, coll, { after: isHere ? after.arrived : null, limit: limit - records.length });
      records.push(...arrived.records);
      if (arrived.reached !== null) reached = { coll, arrived: arrived.reached, id: '' };
    }
    if (records.length >= limit) break;
    const found = await waitingIn(documents, { coll, last: isHere ? after.id : '', limit: limit - records.length });
    records.push(...found);
    const last = found.at(-1);
    if (last !== undefined) reached = { coll, arrived: null, id: last.id };
    if (records.length >= limit) break;
  }
  return { records, reached };
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
