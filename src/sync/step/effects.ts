import type { PushedRow } from '../../core/protocol/syncRow.ts';
import type { Family, GuardedWrite, InventoryEntry, Loaded, RecordCounts, SyncMarks, UnreadRow } from '../../data/records/recordStore.ts';
import type { RecordKey, SyncedRecord } from '../../data/records/syncedRecord.ts';
import type { SyncStatusRow } from '../../data/view/sync/syncView.ts';
import type { SyncLogRow } from '../../data/view/sync/syncLogRow.ts';

/** A call to the server. `floor`: what the first page of a pull from nothing said, so that the later ones are not refused for their age. */
export type ServerRequest =
  | { readonly kind: 'pull'; readonly after: number; readonly limit: number; readonly floor: number | null }
  | { readonly kind: 'push'; readonly rows: readonly PushedRow[] }
  | { readonly kind: 'digest'; readonly buckets: readonly { readonly count: number; readonly hash: string }[] };

/**
 * Why a call came to nothing. `status` is null where no answer arrived; `wrong-user`: the session is not the queue's owner's; `no-token`:
 * the owner has no valid token at the moment.
 */
export interface CallFailure {
  readonly kind: 'no-answer' | 'status' | 'not-json' | 'wrong-user' | 'no-token';
  readonly status: number | null;
  /** What the server calls it, where it said so in its own form. */
  readonly code?: string;
  /** What the server asked for, milliseconds. */
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

/** What the store says, by what it was asked. */
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

/** What the step wants done. Of `server` and `store` one is under way at a time; its answer comes back as an event with its ticket. */
export type SyncEffect =
  | { readonly type: 'server'; readonly ticket: number; readonly userId: string; readonly request: ServerRequest }
  | { readonly type: 'store'; readonly ticket: number; readonly request: StoreRequest }
  /** Wake me at this moment of the elapsed clock; replaces the timer before. */
  | { readonly type: 'timer'; readonly at: number }
  | { readonly type: 'report'; readonly status: SyncStatusRow }
  | { readonly type: 'log'; readonly entries: readonly SyncLogRow[] }
  /** Tells the tab that syncs that this one wrote. */
  | { readonly type: 'announce'; readonly added: number };
