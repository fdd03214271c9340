import { keyOf, type RecordKey, type SyncedRecord } from './syncedRecord.ts';

/** What a device remembers of its sync beside the records; written after the rows it speaks of, never before. */
export interface SyncMarks {
  /** The user whose records these are; nobody else's session may send them. */
  readonly owner: string;
  readonly workspace: string;
  /** Every row up to this version has been taken in. */
  readonly version: number;
  /** Pulling everything anew because this device was away for longer than deletions are kept. */
  readonly resync: boolean;
  /** The floor that the first page of this pull from nothing told; null before it. */
  readonly floor: number | null;
  /** The server's clock less this device's, milliseconds, when last heard. */
  readonly clockOffset: number;
  readonly lastSyncAt: number | null;
  /** The build that wrote them: a newer one looks again at rows the older could not read. */
  readonly build: string;
}

/** A row that could not be taken in, as it came; kept until a newer state of it arrives or a newer build reads it. */
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
  /** Not yet confirmed by the server, refused ones included. */
  readonly pending: number;
  /** Refused by the server as they are. */
  readonly parked: number;
  /** Rows of the server that this build could not read. */
  readonly unread: number;
  /** Values set aside in a conflict that the person has not seen. */
  readonly conflicts: number;
}

export interface Loaded {
  readonly marks: SyncMarks | null;
  readonly counts: RecordCounts;
  /**
   * Whether there is a record that the server has confirmed, whatever became of it. Of a device that has taken in nothing yet by its marks,
   * and had no records by the mark outside, records that were confirmed and changed again need not count.
   */
  readonly hasConfirmed: boolean;
  /** The lowest version among the unread rows; null where there are none. */
  readonly unreadFrom: number | null;
  /** A mark outside this store says that this device had records before. */
  readonly hadRecords: boolean;
}

/** A write that holds only while the stored record is still the one it was made from (null: not there). */
export interface GuardedWrite {
  readonly key: RecordKey;
  /** What to store; null removes it. */
  readonly record: SyncedRecord | null;
  readonly expected: { readonly mid: string; readonly baseMid: string | null } | null;
}

/** A write that holds only while the record is still `before`. */
export const writeOf = (before: SyncedRecord | null, record: SyncedRecord | null, key: RecordKey): GuardedWrite => ({
  key: keyOf(key),
  record,
  expected: before === null ? null : { mid: before.mid, baseMid: before.base?.mid ?? null },
});

/** What this device believes the server to have. */
export interface InventoryEntry extends RecordKey {
  /** The server's mid. */
  readonly mid: string;
  readonly version: number;
  /** An unread row rather than a record. */
  readonly unread: boolean;
}

/** A deleted deal, and the notes, scenarios and holdings on it that are not. */
export interface Family {
  readonly deal: SyncedRecord;
  readonly children: readonly SyncedRecord[];
}

/**
 * The records of one person as the sync sees them. A call that fails rejects; it never answers with less than there is. A write is
 * durable when it resolves, and atomic record by record.
 */
export interface RecordStore {
  load(): Promise<Loaded>;
  read(keys: readonly RecordKey[]): Promise<readonly SyncedRecord[]>;
  /** Answers the keys whose record had moved on and was left as it is. */
  write(writes: readonly GuardedWrite[]): Promise<readonly RecordKey[]>;
  /** Keeps rows that could not be read, and forgets those whose newer state was. */
  keepUnread(rows: readonly UnreadRow[], read: readonly RecordKey[]): Promise<void>;
  mark(marks: SyncMarks): Promise<void>;
  /** Up to `limit` records that wait to be sent, and how much there is of everything. */
  collect(limit: number): Promise<{ readonly records: readonly SyncedRecord[]; readonly counts: RecordCounts }>;
  /** Of these deals, or of all, those that are deleted while something hangs on them. */
  families(deals: readonly string[] | 'all'): Promise<readonly Family[]>;
  /**
   * Every record the server has and has not deleted, as far as this device knows. On the way through, the last living state of a deal goes
   * that was deleted before `goneBefore`, epoch milliseconds.
   */
  inventory(goneBefore: number): Promise<readonly InventoryEntry[]>;
}
