import { inState } from '../../data/records/deletedDeals.ts';
import { historyAfter } from '../../data/records/conflictHistory.ts';
import { toState, type RecordState, type SyncedRecord } from '../../data/records/syncedRecord.ts';
import { bodyProblem } from '../../data/records/bodyProblem.ts';
import { mergeStates } from '../merge/mergeStates.ts';

/**
 * An imported record merged with this device's. They are merged leaf by leaf and the later clock wins, as when two devices sync. Returns
 * the same record if the file adds nothing, so that importing a file twice has no further effect.
 */
export function importRecord(current: SyncedRecord | null, kept: SyncedRecord, at: number): SyncedRecord {
  if (current === null) return { ...kept, parked: null };
  if (current.mid === kept.mid || current.base?.mid === kept.mid) return current;
  const { coll, id } = kept;
  const isValid = (state: RecordState): boolean => state.deleted || bodyProblem({ coll, id, ...state }) === null;
  const { state, lost } = mergeStates({ base: kept.base, mine: toState(kept), theirs: toState(current), isValid, at });
  if (state.mid === current.mid) return current;
  return { ...inState(current, state), history: historyAfter(current, state.doc, lost), parked: null };
}
