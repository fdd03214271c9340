import type { RowResult } from '../../core/protocol/syncCalls.ts';
import type { StoredRow } from '../../core/protocol/syncRow.ts';
import type { InventoryEntry, RecordCounts, SyncMarks, UnreadRow } from '../../data/records/recordStore.ts';
import type { RecordKey, SyncedRecord } from '../../data/records/syncedRecord.ts';
import type { SyncStatusRow, SyncTrouble } from '../../data/view/sync/syncView.ts';
import type { Access } from './events.ts';

/** A page of the server on its way into the store. */
export interface Page {
  readonly rows: readonly StoredRow[];
  readonly unread: readonly UnreadRow[];
  readonly next: number;
  readonly more: boolean;
}

/** A batch and what the server said of it. */
export interface Batch {
  readonly sent: readonly SyncedRecord[];
  readonly results: readonly RowResult[];
  /** The version up to which the batch closes without a gap on what was taken in before. */
  readonly version: number;
  readonly changed: boolean;
}

/** What the device is doing, each with what only it needs. The order of a round: pull, send, compare. */
export type Stage =
  | { readonly kind: 'closed' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'resting'; readonly until: number }
  /** After a failure; `asked`: the server named the time, and nothing shortens it. */
  | { readonly kind: 'backing-off'; readonly until: number; readonly asked: boolean }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'pulling' }
  | { readonly kind: 'reading'; readonly page: Page }
  | { readonly kind: 'applying'; readonly page: Page }
  | { readonly kind: 'setting-aside'; readonly page: Page }
  | { readonly kind: 'marking'; readonly page: Page; readonly marks: SyncMarks }
  | { readonly kind: 'collecting'; readonly writes: number }
  | { readonly kind: 'lowering' }
  | { readonly kind: 'pushing'; readonly sent: readonly SyncedRecord[] }
  | { readonly kind: 'rereading'; readonly batch: Batch }
  /** `sent`: what waits no longer once this is written. */
  | { readonly kind: 'settling'; readonly batch: Batch; readonly sent: readonly RecordKey[] }
  | { readonly kind: 'advancing'; readonly marks: SyncMarks }
  | { readonly kind: 'finding-families' }
  | { readonly kind: 'settling-families' }
  | { readonly kind: 'finding-suspects' }
  | { readonly kind: 'freeing-suspects' }
  | { readonly kind: 'counting' }
  | { readonly kind: 'comparing'; readonly inventory: readonly InventoryEntry[] }
  | { readonly kind: 'rewinding'; readonly marks: SyncMarks }
  | { readonly kind: 'ending-resync'; readonly marks: SyncMarks }
  | { readonly kind: 'closing-round'; readonly marks: SyncMarks };

export interface SyncState {
  readonly build: string;
  readonly userId: string | null;
  readonly access: Access;
  readonly leader: boolean;
  readonly online: boolean;
  readonly stage: Stage;
  /** The number of the answer that is awaited, and when it is given up. */
  readonly ticket: number;
  readonly deadline: number | null;
  readonly marks: SyncMarks | null;
  readonly serverTime: number | null;
  readonly counts: RecordCounts;
  readonly lastSyncAt: number | null;
  readonly emptied: boolean;
  /** No record here has ever been confirmed: what comes in is taken to be new and not looked up first. A write that meets one tells. */
  readonly unseen: boolean;
  /** Commands that are writing; how many have written so far, and how many of them the last count can have seen. */
  readonly openWrites: number;
  readonly writes: number;
  readonly counted: number;
  /** Another round was asked for while one was under way. */
  readonly wanted: boolean;
  readonly attempts: number;
  readonly trouble: SyncTrouble | null;
  /** The rows of this round could not be stored; it still sends what it can. */
  readonly pullFailed: boolean;
  readonly batchRows: number;
  readonly comparedAt: number | null;
  /** Records the server did not list; freed for sending when a pull from before them brings no word of them either. */
  readonly suspects: readonly InventoryEntry[];
  /** Deals to look at with their notes, scenarios and holdings: one side was deleted, or the other added or changed. */
  readonly families: readonly string[] | 'all';
  /** How long a deleted deal can come back, milliseconds. */
  readonly keepDeletedFor: number;
  readonly wake: number | null;
  readonly status: SyncStatusRow;
}
