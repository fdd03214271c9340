import type { StoreAnswer } from './effects.ts';
import type { Moment } from './events.ts';
import { backOff, storeFailed } from './failures.ts';
import { fullBatch, type Turn } from './state.ts';
import { isDirty } from './status.ts';
import { requestFromStore, at, continueRound, marksOf, turn, withLog } from './turns.ts';
import type { SyncLogRow } from '../../data/view/sync/syncLogRow.ts';
import type { SyncState } from './syncState.ts';

/** The interval between rounds if no event starts one, in milliseconds, plus or minus a fifth. */
const restFor = 60_000;

export const nextRest = (moment: Moment): number => moment.elapsed + restFor * (0.8 + 0.4 * moment.chance);

const isReady = (state: SyncState): boolean =>
  state.leader && state.online && state.access === 'held' && state.userId !== null && state.marks !== null;

/** Begins a round if nothing prevents it and no round is in progress. A pause after a failure is kept. */
export function begin(state: SyncState): Turn {
  if (state.stage.kind === 'closed' || state.stage.kind === 'stopped' || state.stage.kind === 'backing-off') return turn(state);
  if (state.stage.kind !== 'resting') return turn({ ...state, wanted: true });
  return isReady(state) ? continueRound(state, 'pull') : turn(state);
}

/** Loads the store's state: its owner, checkpoint and pending records. */
export function load(state: SyncState, moment: Moment): Turn {
  if (!state.leader || state.userId === null) return turn({ ...at(state, { kind: 'closed' }), marks: null });
  return requestFromStore({ ...state, marks: null, heardVersion: null }, { kind: 'loading' }, { request: { kind: 'load' }, moment });
}

export function loaded(state: SyncState, answer: StoreAnswer, moment: Moment): Turn {
  if (!answer.ok || answer.value.kind !== 'load') return storeFailed(state, moment);
  const { marks: found, counts, hasConfirmed, unreadFrom, hadRecords } = answer.value.loaded;
  if (found !== null && found.owner !== state.userId) return turn({ ...at(state, { kind: 'stopped' }), trouble: 'other-user' });
  // If there are no records but there is a checkpoint, or only an outside marker, this store was cleared and its checkpoint is invalid.
  const emptied = !hasConfirmed && (found === null ? hadRecords : found.version > 0);
  const marks = { ...marksOf({ ...state, marks: found }) };
  const from = emptied ? 0 : marks.build !== state.build && unreadFrom !== null ? Math.min(marks.version, unreadFrom - 1) : marks.version;
  const ready: SyncState = {
    ...at(state, { kind: 'resting', until: moment.elapsed }),
    marks: { ...marks, version: Math.max(0, from), resync: marks.resync || emptied, build: state.build },
    counts,
    lastSyncAt: marks.lastSyncAt,
    emptied: state.emptied || emptied,
    unseen: !hasConfirmed,
    trouble: null,
    comparedAt: null,
    suspects: [],
    families: 'all',
    pullFailed: false,
    forbidden: false,
    batchRows: fullBatch,
  };
  const told: SyncLogRow = { kind: 'store-emptied', coll: '', id: '', at: moment.wall, detail: 'this device’s records were missing' };
  return withLog(begin(ready), emptied ? [told] : []);
}

/** Ends a round. If anything was skipped because space ran out, the round has failed, even if everything else succeeded. */
export function close(state: SyncState, moment: Moment): Turn {
  if (state.pullFailed) return backOff(state, moment, { trouble: 'storage' });
  const marks = { ...marksOf(state), lastSyncAt: moment.wall };
  return requestFromStore(state, { kind: 'closing-round', marks }, { request: { kind: 'mark', marks }, moment });
}

export function closed(state: SyncState, answer: StoreAnswer, moment: Moment): Turn {
  if (!answer.ok || state.stage.kind !== 'closing-round') return storeFailed(state, moment);
  const { marks } = state.stage;
  const rested: SyncState = {
    ...at(state, { kind: 'resting', until: nextRest(moment) }),
    marks,
    lastSyncAt: marks.lastSyncAt,
    attempts: 0,
    trouble: null,
    forbidden: false,
    batchRows: Math.min(fullBatch, state.batchRows * 2),
  };
  return state.wanted || isDirty(state) ? begin(rested) : turn(rested);
}

/** Starts a full pull, because this device was away for longer than the server retains deletions. Its own pending changes stay. */
export function resync(state: SyncState, moment: Moment): Turn {
  const marks = { ...marksOf(state), version: 0, resync: true, floor: null };
  return requestFromStore(
    { ...state, comparedAt: null, heardVersion: null },
    { kind: 'rewinding', marks },
    { request: { kind: 'mark', marks }, moment },
  );
}
