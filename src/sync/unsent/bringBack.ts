import { inState } from '../../data/records/deletedDeals.ts';
import { historyAfter } from '../../data/records/setAside.ts';
import { toState, type RecordState, type SyncedRecord } from '../../data/records/syncedRecord.ts';
import { bodyProblem } from '../../data/records/bodyProblem.ts';
import { mergeStates } from '../merge/mergeStates.ts';

/**
 * A record of a kept file beside what this device has now. Both are kept leaf by leaf, the later clock first, as when two devices meet;
 * the same record when the file says nothing new, so that bringing a file back twice is bringing it back once.
 */
export function bringBack(current: SyncedRecord | null, kept: SyncedRecord, at: number): SyncedRecord {
  if (current === null) return { ...kept, parked: null };
  if (current.mid === kept.mid || current.base?.mid === kept.mid) return current;
  const { coll, id } = kept;
  const isValid = (state: RecordState): boolean => state.deleted || bodyProblem({ coll, id, ...state }) === null;
  const { state, lost } = mergeStates({ base: kept.base, mine: toState(kept), theirs: toState(current), isValid, at });
  if (state.mid === current.mid) return current;
  return { ...inState(current, state), history: historyAfter(current, state.doc, lost), parked: null };
}
