import type { SyncMarks } from '../../data/records/recordStore.ts';
import type { ServerRequest, StoreRequest } from './effects.ts';
import type { Moment } from './events.ts';
import type { Next, Turn } from './state.ts';
import type { SyncLogRow } from '../../data/view/sync/syncLogRow.ts';
import type { Stage, SyncState } from './syncState.ts';

/** The time limit for a response, milliseconds; longer than any time limit of the transport. */
const answerWithin = 90_000;

export const turn = (state: SyncState): Turn => ({ state, effects: [] });

/**
 * Records the server lost or has forgotten wait to be sent again. They count before they are written: a write may be done and called
 * failed, and nothing may be called synced then.
 */
export const withPending = (state: SyncState, added: number): SyncState =>
  added === 0 ? state : { ...state, counts: { ...state.counts, pending: state.counts.pending + added }, writes: state.writes + 1 };

/** Deals deleted before this moment of the server's clock are gone for good, epoch milliseconds. */
export const goneBefore = ({ serverTime, keepDeletedFor }: SyncState, { wall }: Moment): number => (serverTime ?? wall) - keepDeletedFor;

/** Leaves the part of the round that comes next to the step. */
export const goOn = (state: SyncState, next: Next): Turn => ({ state, effects: [], next });

export const withLog = (done: Turn, entries: readonly SyncLogRow[]): Turn =>
  entries.length === 0 ? done : { ...done, effects: [...done.effects, { type: 'log', entries }] };

/** Takes up a stage and asks the store what it needs. An answer to an older question will find its ticket gone. */
export function askStore(state: SyncState, stage: Stage, asked: { readonly request: StoreRequest; readonly moment: Moment }): Turn {
  const next = awaiting(state, stage, asked.moment);
  return { state: next, effects: [{ type: 'store', ticket: next.ticket, request: asked.request }] };
}

/** The same with the server, in the name of the user whose records these are. */
export function askServer(state: SyncState, stage: Stage, asked: { readonly request: ServerRequest; readonly moment: Moment }): Turn {
  const next = awaiting(state, stage, asked.moment);
  return { state: next, effects: [{ type: 'server', ticket: next.ticket, userId: state.userId ?? '', request: asked.request }] };
}

const awaiting = (state: SyncState, stage: Stage, moment: Moment): SyncState => ({
  ...state,
  stage,
  ticket: state.ticket + 1,
  deadline: moment.elapsed + answerWithin,
});

/** A stage in which no answer is awaited. */
export const at = (state: SyncState, stage: Stage): SyncState => ({ ...state, stage, ticket: state.ticket + 1, deadline: null });

/** The marks of a device that has taken in nothing yet: its first pull is one of everything. */
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

export const marksOf = (state: SyncState): SyncMarks => state.marks ?? firstMarks(state);
