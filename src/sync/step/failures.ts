import type { SyncTrouble } from '../../data/view/sync/syncView.ts';
import type { CallFailure } from './effects.ts';
import type { Moment } from './events.ts';
import type { Turn } from './state.ts';
import { at, turn } from './turns.ts';
import type { SyncState } from './syncState.ts';

/** The first and the longest backoff after a failure, in milliseconds. The first allows one more request within five seconds. */
const firstPause = 4_000;
const longestPause = 300_000;

/** The delay between retries while there is no working session or the app is outdated, in milliseconds. */
const refusedPause = 60_000;

interface Pause {
  readonly trouble: SyncTrouble | null;
  /** The delay that the server requested, in milliseconds. */
  readonly asked?: number | null;
}

/** Exponential backoff with jitter, so that devices do not return all at once. */
export function backOff(state: SyncState, moment: Moment, { trouble, asked = null }: Pause): Turn {
  const attempts = state.attempts + 1;
  const steps = Math.min(longestPause, firstPause * 2 ** Math.min(attempts - 1, 10));
  const own = (trouble === 'sign-in' ? Math.max(refusedPause, steps) : steps) * (0.5 + moment.chance / 2);
  const until = moment.elapsed + (asked === null ? own : Math.max(own, asked * (1 + moment.chance / 10)));
  return turn({ ...at(state, { kind: 'backing-off', until, asked: asked !== null }), attempts, trouble, wanted: false, pullFailed: false });
}

/** The error code for a deleted account. The page then checks with the auth server, and wipes local data if it confirms the deletion. */
export const accountDeleted = 'account_deleted';

/** The error code for a workspace that does not exist, or that the user is not a member of. Both get the same answer. */
const workspaceMissing = 'not_found';

/**
 * Backs off after a failed call. Only a failure that no retry can end stops the sync: an outdated app, a deleted account, or a team
 * workspace that the user is no longer a member of. The queue is kept in every case.
 */
export function serverFailed(state: SyncState, failure: CallFailure, moment: Moment): Turn {
  if (failure.kind === 'no-token') return backOff(state, moment, { trouble: null });
  if (failure.kind === 'wrong-user') return backOff(state, moment, { trouble: 'sign-in' });
  if (failure.kind === 'status') {
    if (failure.code === accountDeleted) return turn({ ...at(state, { kind: 'stopped' }), trouble: 'deleted' });
    if (failure.status === 404 && failure.code === workspaceMissing && state.workspaceId !== null)
      return turn({ ...at(state, { kind: 'stopped' }), trouble: 'not-member' });
    if (failure.status === 426) return turn({ ...at(state, { kind: 'stopped' }), trouble: 'upgrade' });
    if (failure.status === 401 || failure.status === 403) return backOff(state, moment, { trouble: 'sign-in', asked: failure.retryAfter });
  }
  return badAnswer(state, moment, failure.retryAfter);
}

/** Handles an invalid response. Nothing in it is stored. After several in a row the person sees a message. */
export function badAnswer(state: SyncState, moment: Moment, asked: number | null = null): Turn {
  return backOff(state, moment, { trouble: state.attempts >= 4 && state.online ? 'server' : null, asked });
}

/** Handles a store failure: nothing that depends on it proceeds, and it is retried later. */
export const storeFailed = (state: SyncState, moment: Moment): Turn => backOff(state, moment, { trouble: 'storage' });
