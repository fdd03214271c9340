import type { SyncTrouble } from '../../data/view/sync/syncView.ts';
import type { CallFailure } from './effects.ts';
import type { Moment } from './events.ts';
import type { Turn } from './state.ts';
import { at, turn } from './turns.ts';
import type { SyncState } from './syncState.ts';

/** The first pause after a failure and the longest, milliseconds. The first leaves room for one more request in the first five seconds. */
const firstPause = 4_000;
const longestPause = 300_000;

/** A person without a working session, or with an app too old, is not asked for again at once. */
const refusedPause = 60_000;

interface Pause {
  readonly trouble: SyncTrouble | null;
  /** What the server asked for, milliseconds. */
  readonly asked?: number | null;
}

/** Pauses, longer with every failure in a row, spread by chance so that devices do not come back all at once. */
export function backOff(state: SyncState, moment: Moment, { trouble, asked = null }: Pause): Turn {
  const attempts = state.attempts + 1;
  const steps = Math.min(longestPause, firstPause * 2 ** Math.min(attempts - 1, 10));
  const own = (trouble === 'sign-in' ? Math.max(refusedPause, steps) : steps) * (0.5 + moment.chance / 2);
  const until = moment.elapsed + (asked === null ? own : Math.max(own, asked * (1 + moment.chance / 10)));
  return turn({ ...at(state, { kind: 'backing-off', until, asked: asked !== null }), attempts, trouble, wanted: false, pullFailed: false });
}

/** The word with which the server says that the person's account is gone; the page asks the accounts, and forgets what is here. */
export const accountDeleted = 'account_deleted';

/** A call that came to nothing, as the pause it calls for. What only this app's update can mend stops it; the queue stays. */
export function serverFailed(state: SyncState, failure: CallFailure, moment: Moment): Turn {
  if (failure.kind === 'no-token') return backOff(state, moment, { trouble: null });
  if (failure.kind === 'wrong-user') return backOff(state, moment, { trouble: 'sign-in' });
  if (failure.kind === 'status') {
    if (failure.code === accountDeleted) return turn({ ...at(state, { kind: 'stopped' }), trouble: 'deleted' });
    if (failure.status === 426) return turn({ ...at(state, { kind: 'stopped' }), trouble: 'upgrade' });
    if (failure.status === 401 || failure.status === 403) return backOff(state, moment, { trouble: 'sign-in', asked: failure.retryAfter });
  }
  return badAnswer(state, moment, failure.retryAfter);
}

/** An answer that is none: nothing of it is taken in. After several in a row the person is told. */
export function badAnswer(state: SyncState, moment: Moment, asked: number | null = null): Turn {
  return backOff(state, moment, { trouble: state.attempts >= 4 && state.online ? 'server' : null, asked });
}

/** The store did not do what it was asked. Nothing that depends on it goes ahead; it is asked again later. */
export const storeFailed = (state: SyncState, moment: Moment): Turn => backOff(state, moment, { trouble: 'storage' });
