import type { RecordCounts } from '../../data/records/recordStore.ts';
import { deletedRetentionMs } from '../../data/records/deletedDeals.ts';
import type { SyncStatusRow } from '../../data/view/sync/syncView.ts';
import type { SyncEffect } from './effects.ts';
import { statusOf } from './status.ts';
import type { SyncState } from './syncState.ts';

/** The part of a round that comes next. */
export type Next = 'pull' | 'collect' | 'families' | 'suspects' | 'compare' | 'close';

export interface Turn {
  readonly state: SyncState;
  readonly effects: readonly SyncEffect[];
  readonly next?: Next;
}

export const fullBatch = 250;

const nothing: RecordCounts = { pending: 0, parked: 0, unread: 0, conflicts: 0 };

export interface SyncStart {
  readonly build: string;
  readonly online: boolean;
  /** The team workspace to sync. The person's own if absent. */
  readonly workspaceId?: string | null;
  readonly keepDeletedFor?: number;
}

/** The initial state of a device that has not read its store yet. */
export function initialState({ build, online, workspaceId = null, keepDeletedFor = deletedRetentionMs }: SyncStart): SyncState {
  const state: Omit<SyncState, 'status'> = {
    build,
    workspaceId,
    userId: null,
    access: 'held',
    leader: false,
    online,
    stage: { kind: 'closed' },
    ticket: 0,
    deadline: null,
    marks: null,
    serverTime: null,
    heardVersion: null,
    counts: nothing,
    lastSyncAt: null,
    emptied: false,
    unseen: false,
    openWrites: 0,
    writes: 0,
    counted: 0,
    wanted: false,
    attempts: 0,
    trouble: null,
    pullFailed: false,
    forbidden: false,
    batchRows: fullBatch,
    comparedAt: null,
    suspects: [],
    families: [],
    keepDeletedFor,
    wake: null,
  };
  const status: SyncStatusRow = { kind: 'saved', reason: null, lastSyncAt: null, emptied: false, ...nothing };
  return { ...state, status: statusOf({ ...state, status }) };
}
