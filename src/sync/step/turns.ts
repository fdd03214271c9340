import type { SyncMarks } from '../../data/records/recordStore.ts';
import { isNewlyPending, isNewlyWaiting, type SyncedRecord } from '../../data/records/syncedRecord.ts';
import type { ServerRequest, StoreRequest } from './effects.ts';
import type { Moment } from './events.ts';
import type { Next, Turn } from './state.ts';
import type { SyncLogRow } from '../../data/view/sync/syncLogRow.ts';
import type { Stage, SyncState } from './syncState.ts';

/** The time limit for a response, in milliseconds. Longer than any time limit in the transport. */
const answerWithin = 90_000;

export const turn = (state: SyncState): Turn => ({ state, effects: [] });

/**
 * Before records are written that will have something to send, counts those that were not pending before. A write that reported failure
 * may have succeeded, and the status must not be "synced" then.
 */
export function withWaiting(state: SyncState, changes: readonly Change[]): SyncState {
  if (!changes.some(({ before, after }) => isNewlyWaiting(before, after))) return state;
  const added = changes.filter(({ before, after }) => isNewlyPending(before, after)).length;
  return { ...state, counts: { ...state.counts, pending: state.counts.pending + added }, writes: state.writes + 1 };
}

/** A record before and after a write. `before` is null for a new record. */
export interface Change {
  readonly before: SyncedRecord | null;
  readonly after: SyncedRecord;
}

/** The time by the server's clock, in epoch milliseconds. Deals deleted before it can no longer be restored. */
export const purgeCutoff = ({ serverTime, keepDeletedFor }: SyncState, { wall }: Moment): number => (serverTime ?? wall) - keepDeletedFor;

/** Asks the step to continue with this part of the round. */
export const continueRound = (state: SyncState, next: Next): Turn => ({ state, effects: [], next });

export const withLog = (done: Turn, entries: readonly SyncLogRow[]): Turn =>
  entries.length === 0 ? done : { ...done, effects: [...done.effects, { type: 'log', entries }] };

/** Enters a stage and sends its request to the store. A response to an older request no longer matches the ticket. */
export function requestFromStore(state: SyncState, stage: Stage, asked: { readonly request: StoreRequest; readonly moment: Moment }): Turn {
  const next = awaiting(state, stage, asked.moment);
  return { state: next, effects: [{ type: 'store', ticket: next.ticket, request: asked.request }] };
}

/** Enters a stage and sends its request to the server, as the user who owns these records and about their workspace. */
export function requestFromServer(
  state: SyncState,
  stage: Stage,
  asked: { readonly request: ServerRequest; readonly moment: Moment },
): Turn {
  const next = awaiting(state, stage, asked.moment);
  return {
    state: next,
    effects: [
      {
        type: 'server',
        ticket: next.ticket,
        owner: { userId: state.userId ?? '', workspaceId: state.workspaceId },
        request: asked.request,
      },
    ],
  };
}

const awaiting = (state: SyncState, stage: Stage, moment: Moment): SyncState => ({
  ...state,
  stage,
  ticket: state.ticket + 1,
  deadline: moment.elapsed + answerWithin,
});

/** Enters a stage that waits for no response. */
export const at = (state: SyncState, stage: Stage): SyncState => ({ ...state, stage, ticket: state.ticket + 1, deadline: null });

/** The marks of a device that has pulled nothing yet, so that its first pull is a full one. */
export const firstMarks = (state: SyncState): SyncMarks => ({
  owner: state.userId ?? '',
  workspace: '',
  version: 0,
  resync: true,
  floor: null,
  clockOffset: 0,
  lastSyncAt: null,
  build: state.build,
});

/** Remembers that the server's workspace has reached a version, so that the next pull is not answered from before it. */
export const withHeardVersion = (state: SyncState, version: number): SyncState => ({
  ...state,
  heardVersion: state.heardVersion === null ? null : Math.max(state.heardVersion, version),
});

export const marksOf = (state: SyncState): SyncMarks => state.marks ?? firstMarks(state);

/** The workspace that every answer must be about. Empty if the person's own is not known yet. */
export const expectedWorkspace = (state: SyncState): string => state.workspaceId ?? marksOf(state).workspace;
