import { latestStamp } from '../../core/protocol/hybridLogicalClock.ts';
import { canonicalText } from '../../data/records/json.ts';
import { clocksOfDeletion, deletionStamp, inState, isPurgeable, knownChild, lastLivingState } from '../../data/records/deletedDeals.ts';
import type { Family } from '../../data/records/recordStore.ts';
import { historyAfter, conflictsIn, conflictsOf, withConflicts } from '../../data/records/conflictHistory.ts';
import { stampChanges } from '../../data/records/stampChanges.ts';
import type { ConflictValue, RecordState, SyncedRecord } from '../../data/records/syncedRecord.ts';
import { restoreDeleted } from './mergeStates.ts';
import { mergedMid } from './mergedMid.ts';

export interface Settling {
  /** This device's clock, for the history. Epoch milliseconds. */
  readonly at: number;
  /** Deals deleted before this cannot be restored. Epoch milliseconds. */
  readonly goneBefore: number;
}

/**
 * The records to write for a deleted deal and its notes, scenarios, holdings and comments. A change of a child counts as a change of its deal. If the
 * deleting device did not have the change, the deal is restored, as after an edit, and the conflict is reported. Children that the deletion
 * listed stay as long as the deal can be restored. The result depends on the records alone, so that it is the same on every device.
 */
export function settleFamily({ deal, children }: Family, { at, goneBefore }: Settling): readonly SyncedRecord[] {
  const isUnknown = (child: SyncedRecord): boolean => deal.clocks[knownChild(child)] === undefined;
  const unknown = children.filter(isUnknown);
  const lived = lastLivingState(deal);
  if (unknown.length > 0 && lived !== null) {
    const { state, lost } = restoreDeleted(deal, lived, { keptStamp: newestOf(unknown), at });
    return [{ ...inState(deal, state), history: historyAfter(deal, state.doc, lost), parked: null }];
  }
  // Another device may still have the deal, and restore it.
  if (!isPurgeable(deal, goneBefore)) return [];
  return children.flatMap((child) => {
    if (isUnknown(child)) return withDeletionTold(deal, child, at);
    return [{ ...inState(child, withoutDeal(deal, child)), parked: null }];
  });
}

const newestOf = (records: readonly SyncedRecord[]): string => latestStamp(records.flatMap(({ clocks }) => Object.values(clocks))) ?? '';

/** A child whose deal can no longer be restored: holdings stay without a deal, everything else is deleted. */
function withoutDeal(deal: SyncedRecord, child: SyncedRecord): RecordState {
  const stamp = latestStamp([deletionStamp(deal), newestOf([child])]) ?? '';
  const { doc, clocks } = child;
  const alone = { ...doc, dealId: null };
  const content =
    child.coll === 'holdings'
      ? { deleted: false, doc: alone, clocks: stampChanges({ before: doc, after: alone, clocks, stamp }) }
      : { deleted: true, doc: {}, clocks: clocksOfDeletion(clocks, stamp) };
  return { mid: mergedMid([child.mid, deal.mid], canonicalText(content)), ...content };
}

/** A child whose deal no device can restore. It is kept, and records the conflict in its own body. */
function withDeletionTold(deal: SyncedRecord, child: SyncedRecord, at: number): readonly SyncedRecord[] {
  const lostStamp = deletionStamp(deal);
  if (conflictsOf(child).some((lost) => lost.kind === 'deletion' && lost.lostStamp === lostStamp)) return [];
  const told: ConflictValue = { path: '', kind: 'deletion', lostStamp, keptStamp: newestOf([child]), at, seen: false };
  const doc = withConflicts(child.doc, [...conflictsIn(child.doc), told]);
  const mid = mergedMid([child.mid, deal.mid], canonicalText(doc));
  return [{ ...child, mid, doc, history: historyAfter(child, doc, [told]), parked: null }];
}
