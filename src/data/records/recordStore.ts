import { keyOf, type RecordKey, type SyncedRecord } from './syncedRecord.ts';

/** A device's sync checkpoint, written after the rows it refers to, never before. */
export interface SyncMarks {
  /** The user who owns these records. They are never sent in another user's session. */
  readonly owner: string;
  readonly workspace: string;
  /** Every row up to this version has been pulled. */
  readonly version: number;
  /** Whether this is a full pull, needed because the device was away for longer than deletions are retained. */
  readonly resync: boolean;
  /** The floor reported by the first page of a full pull. Null until that page arrives. */
  readonly floor: number | null;
  /** The server's clock minus this device's, milliseconds, at the last response. */
  readonly clockOffset: number;
  readonly lastSyncAt: number | null;
  /** The build that wrote the unreadable rows. A newer build tries to read them again. */
  readonly build: string;
}

/** A row that could not be read, verbatim. Kept until a newer state arrives or a newer build can read it. */
export interface UnreadRow {
  readonly coll: string;
  readonly id: string;
  readonly mid: string;
  readonly version: number;
  readonly deleted: boolean;
  readonly reason: string;
  readonly row: unknown;
}

export interface RecordCounts {
  /** Records not yet acknowledged by the server, including refused ones. */
  readonly pending: number;
  /** Records that the server refuses in their present state. */
  readonly parked: number;
  /** Rows from the server that this build could not read. */
  readonly unread: number;
  /** Conflicting values set aside that the person has not seen. */
  readonly conflicts: number;
}

export interface Loaded {
  readonly marks: SyncMarks | null;
  readonly counts: RecordCounts;
  /**
   * Whether the server has acknowledged any record, even if it changed since. On a device without checkpoint or marker, records
   * that were acknowledged and then changed may be left out.
   */
  readonly hasConfirmed: boolean;
  /** The lowest version among the unreadable rows. Null if there are none. */
  readonly unreadFrom: number | null;
  /** Whether a marker outside this store shows that this device had records before. */
  readonly hadRecords: boolean;
}

/** A conditional write. It applies only if the stored record is still the one it was based on (null if there was none). */
export interface GuardedWrite {
  readonly key: RecordKey;
  /** The record to store. Null removes it. */
  readonly record: SyncedRecord | null;
  readonly expected: { readonly mid: string; readonly baseMid: string | null } | null;
}

/** A write that applies only while the record is still `before`. */
export const writeOf = (before: SyncedRecord | null, record: SyncedRecord | null, key: RecordKey): GuardedWrite => ({
  key: keyOf(key),
  record,
  expected: before === null ? null : { mid: before.mid, baseMid: before.base?.mid ?? null },
});

/** A record's state on the server, according to this device. */
export interface InventoryEntry extends RecordKey {
  /** The `mid` of the server's state. */
  readonly mid: string;
  readonly version: number;
  /** Whether this is an unreadable row rather than a record. */
  readonly unread: boolean;
}

/** A deleted deal, and its notes, scenarios, holdings and comments that are not deleted. */
export interface Family {
  readonly deal: SyncedRecord;
  readonly children: readonly SyncedRecord[];
}

/**
 * One person's records as the sync sees them. A call that fails rejects, and never returns a partial result. A write is durable when it
 * resolves, and atomic per record.
 */
export interface RecordStore {
  load(): Promise<Loaded>;
  read(keys: readonly RecordKey[]): Promise<readonly SyncedRecord[]>;
  /** Returns the keys whose record had changed and was left as it is. */
  write(writes: readonly GuardedWrite[]): Promise<readonly RecordKey[]>;
  /** Stores unreadable rows, and deletes those whose newer state was read. */
  keepUnread(rows: readonly UnreadRow[], read: readonly RecordKey[]): Promise<void>;
  mark(marks: SyncMarks): Promise<void>;
  /** Up to `limit` pending records, and the counts of everything. */
  collect(limit: number): Promise<{ readonly records: readonly SyncedRecord[]; readonly counts: RecordCounts }>;
  /** The deleted deals that still have children: among the given deals, or among all. */
  families(deals: readonly string[] | 'all'): Promise<readonly Family[]>;
  /**
   * Every record on the server that is not deleted, according to this device. At the same time, purges the last state of deals deleted
   * before `goneBefore`, epoch milliseconds.
   */
  inventory(goneBefore: number): Promise<readonly InventoryEntry[]>;
}
