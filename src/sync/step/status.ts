import type { SyncStatusRow } from '../../data/view/sync/syncView.ts';
import type { SyncState } from './syncState.ts';

/** Whether something was written that the last count does not include yet. */
export const isDirty = ({ writes, counted }: Pick<SyncState, 'writes' | 'counted'>): boolean => writes !== counted;

export function statusOf(state: SyncState): SyncStatusRow {
  const { counts, lastSyncAt, emptied } = state;
  const unsettled = state.openWrites > 0 || isDirty(state);
  // Records being written are pending too, even if all others are parked.
  const pending = unsettled ? Math.max(counts.parked + 1, counts.pending) : counts.pending;
  const reason = state.trouble ?? (state.access === 'ended' ? 'sign-in' : null);
  return { ...counts, pending, lastSyncAt, emptied, reason, kind: kindOf(state, pending) };
}

function kindOf(state: SyncState, pending: number): SyncStatusRow['kind'] {
  const { counts } = state;
  if (state.userId === null) return 'saved';
  if (state.access === 'ended' || (state.trouble !== null && state.trouble !== 'sign-in')) return 'failed';
  if (pending > counts.parked) return isSending(state) ? 'sending' : 'waiting';
  if (counts.parked + counts.unread + counts.conflicts > 0) return 'choice';
  return state.lastSyncAt === null ? 'saved' : 'synced';
}

const isSending = ({ stage }: SyncState): boolean =>
  stage.kind === 'pushing' || stage.kind === 'rereading' || stage.kind === 'settling' || stage.kind === 'advancing';
