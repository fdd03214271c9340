import type { CollectionName } from '../../core/protocol/syncRow.ts';
import { isObject } from '../records/json.ts';
import { conflictsOf } from '../records/conflictHistory.ts';
import { isParked, isPending, type ServerState, type SyncedRecord } from '../records/syncedRecord.ts';

/**
 * A record as RxDB stores it: the record with its sync state, plus its index keys. Each document is written at once, so a change and its
 * pending state cannot diverge.
 */
export interface RecordDocument {
  readonly id: string;
  /** `site:id` of a deal's listing. Empty if there is none. */
  readonly listingKey: string;
  readonly sending: 'sent' | 'waiting' | 'parked';
  /** The number of conflicting values set aside that the person has not seen. */
  readonly conflicts: number;
  readonly record: KeptRecord | KeptText;
}

/** A fully synced record equals its base, so the base is not stored a second time. */
interface KeptRecord extends Omit<SyncedRecord, 'coll' | 'id' | 'base'> {
  readonly base: ServerState | { readonly version: number } | null;
}

/** A `KeptRecord` as JSON, used if RxDB's Dexie storage would rename one of its properties. */
interface KeptText {
  readonly text: string;
}

export const manyConflicts = 1_000;

export function toDocument(record: SyncedRecord): RecordDocument {
  const { id, mid, deleted, doc, clocks, base, history, parked, deletedFrom } = record;
  const lived = deletedFrom === undefined ? {} : { deletedFrom };
  const keptBase = base !== null && base.mid === mid ? { version: base.version } : base;
  const kept: KeptRecord = { mid, deleted, doc, clocks, base: keptBase, history, parked, ...lived };
  return {
    id,
    listingKey: record.coll === 'deals' ? listingKeyOf(record) : '',
    sending: isParked(record) ? 'parked' : isPending(record) ? 'waiting' : 'sent',
    conflicts: unseenIn(record),
    record: hasRenamed(kept) ? { text: JSON.stringify(kept) } : kept,
  };
}

/** RxDB's Dexie storage (17.6) reads a property `__name` back as `|name`, also after a dot. That would change a tag that someone typed. */
const renamed = /^__|\.__/;

function hasRenamed(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasRenamed);
  return isObject(value) && Object.entries(value).some(([name, member]) => renamed.test(name) || hasRenamed(member));
}

/** The number of losing values in a record that the person has not seen. */
const unseenIn = (record: SyncedRecord): number => Math.min(manyConflicts, conflictsOf(record).filter(({ seen }) => !seen).length);

/**
 * The record in a document. Null if the record is damaged or was written by something else. It then stays in place and is reported
 * (`readableRecords.ts`).
 */
export function toRecord(coll: CollectionName, { id, record: stored }: Pick<RecordDocument, 'id' | 'record'>): SyncedRecord | null {
  const record: unknown = isText(stored) ? parsed(stored.text) : stored;
  if (!isKept(record)) return null;
  const { mid, deleted, doc, clocks, base } = record;
  const whole = base === null || 'mid' in base ? base : { mid, deleted, doc, clocks, version: base.version };
  return { ...record, coll, id, base: whole };
}

const isText = (stored: unknown): stored is KeptText => isObject(stored) && typeof stored['text'] === 'string';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isKept(record: unknown): record is KeptRecord {
  if (!isObject(record)) return false;
  const { mid, deleted, doc, clocks, base, history, parked } = record;
  const isWhole = typeof mid === 'string' && typeof deleted === 'boolean' && isObject(doc) && isObject(clocks);
  return isWhole && Array.isArray(history) && [base, parked].every((part) => part === null || isObject(part));
}

export const listingKey = (site: string, listingId: string): string => `${site}:${listingId}`.slice(0, 64);

/** The listing key, read from the raw body so that a deal written by a newer build is found too. */
function listingKeyOf({ doc }: SyncedRecord): string {
  const { origin, facts } = doc;
  if (!isObject(origin) || !isObject(facts) || origin['kind'] !== 'listing') return '';
  const { site } = origin;
  const { listingId } = facts;
  return typeof site === 'string' && typeof listingId === 'string' ? listingKey(site, listingId) : '';
}
