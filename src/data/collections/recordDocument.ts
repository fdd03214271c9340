import type { CollectionName } from '../../core/protocol/syncRow.ts';
import { isObject } from '../records/json.ts';
import { lostOf } from '../records/setAside.ts';
import { isParked, isPending, type ServerState, type SyncedRecord } from '../records/syncedRecord.ts';

/**
 * A record as RxDB keeps it: the record with its sync state, and beside it what it is found by. One document is one write, so a change
 * and the fact that it waits to be sent cannot come apart.
 */
export interface RecordDocument {
  readonly id: string;
  /** `site:id` of a deal's listing; empty where there is none. Every document is in this index. */
  readonly listingKey: string;
  /** Null where nothing is to be sent: null is in no index, and nearly every record is so. Builds before wrote `sent`. */
  readonly sending: 'waiting' | 'parked' | null;
  /** Values set aside in conflicts that the person has not seen; null for none, as before. Builds before wrote 0. */
  readonly conflicts: number | null;
  /**
   * A `KeptRecord` as JSON. RxDB copies a document member by member on the way in and out, and the browser once more: of a text there is
   * one copy. Builds before wrote the object itself, and RxDB, which checks nothing here, reads both.
   */
  readonly record: string | KeptRecord;
}

/** The base of a record that has nothing to send is the record itself, and is not kept twice. */
export interface KeptRecord extends Omit<SyncedRecord, 'coll' | 'id' | 'base'> {
  readonly base: ServerState | { readonly version: number } | null;
}

export const manyConflicts = 1_000;

/** As this build writes them. */
export interface WrittenDocument extends RecordDocument {
  readonly record: string;
}

export function toDocument(record: SyncedRecord): WrittenDocument {
  const { id, mid, deleted, doc, clocks, base, history, parked, deletedFrom } = record;
  const lived = deletedFrom === undefined ? {} : { deletedFrom };
  const keptBase = base !== null && base.mid === mid ? { version: base.version } : base;
  return {
    id,
    listingKey: record.coll === 'deals' ? listingKeyOf(record) : '',
    sending: isParked(record) ? 'parked' : isPending(record) ? 'waiting' : null,
    conflicts: unseenIn(record) || null,
    record: JSON.stringify({ mid, deleted, doc, clocks, base: keptBase, history, parked, ...lived } satisfies KeptRecord),
  };
}

/** How many values that lost in a record the person has not seen. */
export const unseenIn = (record: SyncedRecord): number => Math.min(manyConflicts, lostOf(record).filter(({ seen }) => !seen).length);

/** Null where what is stored is no record: damaged, or written by something else. It is left where it is, and told of (`unreadable.ts`). */
export function toRecord(coll: CollectionName, { id, record: stored }: Pick<RecordDocument, 'id' | 'record'>): SyncedRecord | null {
  const record = storedValue(stored);
  if (!isKept(record)) return null;
  const { mid, deleted, doc, clocks, base } = record;
  const whole = base === null || 'mid' in base ? base : { mid, deleted, doc, clocks, version: base.version };
  return { ...record, coll, id, base: whole };
}

/** What lies in the place of a record, whichever build wrote it; text that is no JSON as it is. */
export function storedValue(stored: unknown): unknown {
  if (typeof stored !== 'string') return stored;
  try {
    return JSON.parse(stored);
  } catch {
    return stored;
  }
}

function isKept(record: unknown): record is KeptRecord {
  if (!isObject(record)) return false;
  const { mid, deleted, doc, clocks, base, history, parked } = record;
  const isWhole = typeof mid === 'string' && typeof deleted === 'boolean' && isObject(doc) && isObject(clocks);
  return isWhole && Array.isArray(history) && [base, parked].every((part) => part === null || isObject(part));
}

export const listingKey = (site: string, listingId: string): string => `${site}:${listingId}`.slice(0, 64);

/** Read from the body as it is, since a newer build's deal must be found as well. */
function listingKeyOf({ doc }: SyncedRecord): string {
  const { origin, facts } = doc;
  if (!isObject(origin) || !isObject(facts) || origin['kind'] !== 'listing') return '';
  const { site } = origin;
  const { listingId } = facts;
  return typeof site === 'string' && typeof listingId === 'string' ? listingKey(site, listingId) : '';
}
