import type { RecordCounts } from '../../data/records/recordStore.ts';
import type { SyncState } from './state.ts';

/**
 * What the person is told. `saved`: on this device; `waiting`: not yet sent; `synced`: the server has everything; `choice`: something was
 * refused, could not be read, or met another device's change; `failed`: it will not go on by itself.
 */
export interface SyncStatus extends RecordCounts {
  readonly kind: 'saved' | 'waiting' | 'sending' | 'synced' | 'choice' | 'failed';
  readonly reason: SyncTrouble | null;
  /** The last time everything was sent and taken in, epoch milliseconds. */
  readonly lastSyncAt: number | null;
  /** This device's records were gone when it started, and came back from the server as far as it had them. */
  readonly emptied: boolean;
}

/**
 * Why a sync does not go on by itself. `deleted`: the server says that the account is gone. `sign-in`: the token was refused, which is a
 * failure only once the accounts refuse a new one as well.
 */
export type SyncTrouble = 'upgrade' | 'deleted' | 'sign-in' | 'other-user' | 'storage' | 'server';

/** Whether something was written that no collection has seen yet. */
export const isDirty = ({ writes, counted }: Pick<SyncState, 'writes' | 'counted'>): boolean => writes !== counted;

export function statusOf(state: SyncState): SyncStatus {
  const { counts, lastSyncAt, emptied } = state;
  const unsettled = state.openWrites > 0 || isDirty(state);
  // What is being written waits too, whatever else is only parked.
  const pending = unsettled ? Math.max(counts.parked + 1, counts.pending) : counts.pending;
  const reason = state.trouble ?? (state.access === 'ended' ? 'sign-in' : null);
  return { ...counts, pending, lastSyncAt, emptied, reason, kind: kindOf(state, pending) };
}

function kindOf(state: SyncState, pending: number): SyncStatus['kind'] {
  const { counts } = state;
  if (state.userId === null) return 'saved';
  if (state.access === 'ended' || (state.trouble !== null && state.trouble !== 'sign-in')) return 'failed';
  if (pending > counts.parked) return isSending(state) ? 'sending' : 'waiting';
  if (counts.parked + counts.unread + counts.conflicts > 0) return 'choice';
  return state.lastSyncAt === null ? 'saved' : 'synced';
}

const isSending = ({ stage }: SyncState): boolean =>
  stage.kind === 'pushing' || stage.kind === 'rereading' || stage.kind === 'settling' || stage.kind === 'advancing';
