import type { PushedRow } from '../../core/protocol/syncRow.ts';
import type { Family, GuardedWrite, InventoryEntry, Loaded, RecordCounts, SyncMarks, UnreadRow } from '../../data/records/recordStore.ts';
import type { RecordKey, SyncedRecord } from '../../data/records/syncedRecord.ts';
import type { SyncStatusRow } from '../../data/view/sync/syncView.ts';
import type { SyncLogRow } from '../../data/view/sync/syncLogRow.ts';

/** The user who owns the records, and the team workspace that has them. A null workspace is the personal one. */
export interface RecordOwner {
  readonly userId: string;
  readonly workspaceId: string | null;
}

/**
 * A call to the server. `floor`: the value from the first page of a full pull, so that later pages are not refused for their age. `atLeast`:
 * the newest version that this device has heard of, so that no older copy of the database answers. Null if only the primary may answer.
 */
export type ServerRequest =
  | {
      readonly kind: 'pull';
      readonly after: number;
      readonly limit: number;
      readonly floor: number | null;
      readonly atLeast: number | null;
    }
  | { readonly kind: 'push'; readonly rows: readonly PushedRow[] }
  | { readonly kind: 'digest'; readonly buckets: readonly { readonly count: number; readonly hash: string }[] };

/**
 * Why a call failed. `status` is null without a response. `wrong-user`: the session does not belong to the queue's owner.
 * `no-token`: the owner has no valid token at the moment.
 */
export interface CallFailure {
  readonly kind: 'no-answer' | 'status' | 'not-json' | 'wrong-user' | 'no-token';
  readonly status: number | null;
  /** The server's error code, if its response had one. */
  readonly code?: string;
  /** The delay that the server requested, in milliseconds. */
  readonly retryAfter: number | null;
}

export type ServerAnswer = { readonly ok: true; readonly body: unknown } | { readonly ok: false; readonly failure: CallFailure };

export type StoreRequest =
  | { readonly kind: 'load' }
  | { readonly kind: 'read'; readonly keys: readonly RecordKey[] }
  | { readonly kind: 'write'; readonly writes: readonly GuardedWrite[] }
  | { readonly kind: 'keepUnread'; readonly rows: readonly UnreadRow[]; readonly read: readonly RecordKey[] }
  | { readonly kind: 'mark'; readonly marks: SyncMarks }
  | { readonly kind: 'collect'; readonly limit: number }
  | { readonly kind: 'families'; readonly deals: readonly string[] | 'all' }
  | { readonly kind: 'inventory'; readonly goneBefore: number };

/** The store's result for each kind of request. */
export type StoreValue =
  | { readonly kind: 'load'; readonly loaded: Loaded }
  | { readonly kind: 'read'; readonly records: readonly SyncedRecord[] }
  | { readonly kind: 'write'; readonly stale: readonly RecordKey[] }
  | { readonly kind: 'keepUnread' }
  | { readonly kind: 'mark' }
  | { readonly kind: 'collect'; readonly records: readonly SyncedRecord[]; readonly counts: RecordCounts }
  | { readonly kind: 'families'; readonly families: readonly Family[] }
  | { readonly kind: 'inventory'; readonly entries: readonly InventoryEntry[] };

export type StoreAnswer = { readonly ok: true; readonly value: StoreValue } | { readonly ok: false; readonly reason: 'full' | 'lost' };

/** An effect requested by the step. Only one of `server` and `store` is in flight. Its result returns as an event with its ticket. */
export type SyncEffect =
  | { readonly type: 'server'; readonly ticket: number; readonly owner: RecordOwner; readonly request: ServerRequest }
  | { readonly type: 'store'; readonly ticket: number; readonly request: StoreRequest }
  /** Wakes the step at this time on the elapsed clock. Replaces the previous timer. */
  | { readonly type: 'timer'; readonly at: number }
  | { readonly type: 'report'; readonly status: SyncStatusRow }
  | { readonly type: 'log'; readonly entries: readonly SyncLogRow[] }
  /** Tells the leading tab that this one wrote. */
  | { readonly type: 'announce'; readonly added: number };
