import type { RowResult } from '../../core/protocol/syncCalls.ts';
import type { StoredRow } from '../../core/protocol/syncRow.ts';
import type { InventoryEntry, RecordCounts, SyncMarks, UnreadRow } from '../../data/records/recordStore.ts';
import type { RecordKey, SyncedRecord } from '../../data/records/syncedRecord.ts';
import type { SyncStatusRow, SyncTrouble } from '../../data/view/sync/syncView.ts';
import type { Access } from './events.ts';

/** A server page being stored. */
export interface Page {
  readonly rows: readonly StoredRow[];
  readonly unread: readonly UnreadRow[];
  readonly next: number;
  readonly more: boolean;
}

/** A batch, and the server's results for it. */
export interface Batch {
  readonly sent: readonly SyncedRecord[];
  readonly results: readonly RowResult[];
  /** The version up to which the batch continues the checkpoint without a gap. */
  readonly version: number;
  readonly changed: boolean;
}

/** The stages of a round, each with only the data it needs. A round pulls, then sends, then compares. */
export type Stage =
  | { readonly kind: 'closed' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'resting'; readonly until: number }
  /** A pause after a failure. `asked`: the server set its length, so nothing may shorten it. */
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
  /** `sent`: records that are no longer pending once this is written. */
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
  /** The team workspace that has these records. Null is the person's own. */
  readonly workspaceId: string | null;
  readonly userId: string | null;
  readonly access: Access;
  readonly leader: boolean;
  readonly online: boolean;
  readonly stage: Stage;
  /** The number of the awaited response, and when it times out. */
  readonly ticket: number;
  readonly deadline: number | null;
  readonly marks: SyncMarks | null;
  readonly serverTime: number | null;
  /**
   * The newest version of the workspace that a pull from the primary, a poke, a push or a comparison has reported. Null if there may be a newer
   * one that this session does not know, as at its start: records can be newer than the checkpoint.
   */
  readonly heardVersion: number | null;
  readonly counts: RecordCounts;
  readonly lastSyncAt: number | null;
  readonly emptied: boolean;
  /**
   * Whether the server has never confirmed a record here. Received rows are then treated as new and not looked up first. If a record does
   * exist, the write finds it.
   */
  readonly unseen: boolean;
  /** The number of commands now writing, the number that have written so far, and how many of those the last count may include. */
  readonly openWrites: number;
  readonly writes: number;
  readonly counted: number;
  /** Whether another round was requested during this one. */
  readonly wanted: boolean;
  readonly attempts: number;
  readonly trouble: SyncTrouble | null;
  /** Whether the rows in this round could not be stored. The round still sends what it can. */
  readonly pullFailed: boolean;
  /** Whether the server refused a record in this round because the person may not change the workspace. */
  readonly forbidden: boolean;
  readonly batchRows: number;
  readonly comparedAt: number | null;
  /** Records the server did not list. They are sent again if a pull that starts before their version does not include them either. */
  readonly suspects: readonly InventoryEntry[];
  /** Deals to check with their notes, scenarios, holdings and comments, because the deal was deleted or one of these was added or changed. */
  readonly families: readonly string[] | 'all';
  /** How long a deleted deal can be restored, milliseconds. */
  readonly keepDeletedFor: number;
  readonly wake: number | null;
  readonly status: SyncStatusRow;
}
