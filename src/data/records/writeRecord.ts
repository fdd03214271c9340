import { latestStamp, stampAfter } from '../../core/protocol/hybridLogicalClock.ts';
import type { CollectionName } from '../../core/protocol/syncRow.ts';
import { clocksOfDeletion, inState } from './deletedDeals.ts';
import { historyAfter, mergeConflicts, conflictsIn, withConflicts, withoutConflicts } from './conflictHistory.ts';
import { stampChanges } from './stampChanges.ts';
import type { Body, Clocks, ConflictValue, SyncedRecord } from './syncedRecord.ts';

/** A change made on this device. Ids and times are decided beforehand, so that a retry repeats it. */
export interface RecordWrite {
  readonly coll: CollectionName;
  readonly id: string;
  readonly mid: string;
  /** The record after the change. Null deletes it. */
  readonly doc: Body | null;
  /** The device's clock, corrected by the last known server clock. */
  readonly at: number;
  readonly device: string;
  /** When a deal is deleted: the paths of its notes, scenarios, holdings and comments on this device (`knownChild`). */
  readonly knownChildren?: readonly string[];
}

/** The record after a change on this device. Its new `mid` makes it pending. Repeating the same write changes nothing. */
export function writeRecord(current: SyncedRecord | null, write: RecordWrite): SyncedRecord {
  const { coll, id, mid, at, device } = write;
  if (current?.mid === mid) return current;
  const before: SyncedRecord = current ?? { coll, id, mid: '', clocks: {}, base: null, history: [], parked: null, deleted: true, doc: {} };
  const stamp = stampAfter([...Object.values(before.clocks), ...Object.values(before.base?.clocks ?? {})], at, device);
  const known = mergeConflicts(conflictsIn(before.doc), conflictsIn(write.doc ?? {}));
  const doc = write.doc === null ? null : withConflicts(write.doc, mergeConflicts(known, survived(current, stamp, at)));
  const clocks =
    doc === null
      ? { ...clocksOfDeletion(before.clocks, stamp), ...stampsAt(write.knownChildren ?? [], stamp) }
      : clocksAfter(before, doc, stamp);
  const after = inState(before, { mid, deleted: doc === null, doc: doc ?? {}, clocks });
  return { ...after, history: historyAfter(before, after.doc, []), parked: null };
}

/**
 * The deletion that a recreated record overrides, as a conflict already seen. It syncs with the record. It shows a device with the earlier
 * state that its changes were deleted, not lost by the server (`sync/merge/serverRollback.ts`).
 */
function survived(current: SyncedRecord | null, keptStamp: string, at: number): readonly ConflictValue[] {
  const lostStamp = current?.deleted === true ? latestStamp(Object.values(current.clocks)) : null;
  return lostStamp === null ? [] : [{ path: '', kind: 'deletion', lostStamp, keptStamp, at, seen: true }];
}

const stampsAt = (paths: readonly string[], stamp: string): Clocks => Object.fromEntries(paths.map((path) => [path, stamp]));

function clocksAfter(before: SyncedRecord, doc: Body, stamp: string): Clocks {
  if (before.deleted) return { '': stamp };
  return stampChanges({ before: withoutConflicts(before.doc), after: withoutConflicts(doc), clocks: before.clocks, stamp });
}
