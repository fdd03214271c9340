import { stampAfter } from '../../core/protocol/clock.ts';
import type { CollectionName } from '../../core/protocol/syncRow.ts';
import { historyAfter, joined, lostIn, withLost, withoutLost } from './setAside.ts';
import { stampChanges } from './stampChanges.ts';
import type { Body, Clocks, SyncedRecord } from './syncedRecord.ts';

/** A change made on this device; ids and times are decided before, so that a retry repeats it. */
export interface RecordWrite {
  readonly coll: CollectionName;
  readonly id: string;
  readonly mid: string;
  /** The record after the change; null deletes it. */
  readonly doc: Body | null;
  /** The device's clock, corrected by what the server's clock last showed. */
  readonly at: number;
  readonly device: string;
}

/** The record after a change on this device. It waits to be sent from then on, since its `mid` is new. The same write twice is one. */
export function writeRecord(current: SyncedRecord | null, write: RecordWrite): SyncedRecord {
  const { coll, id, mid, at, device } = write;
  if (current?.mid === mid) return current;
  const before = current ?? { coll, id, clocks: {}, base: null, history: [], deleted: true, doc: {} };
  const stamp = stampAfter([...Object.values(before.clocks), ...Object.values(before.base?.clocks ?? {})], at, device);
  const doc = write.doc === null ? null : withLost(write.doc, joined(lostIn(before.doc), lostIn(write.doc)));
  return {
    coll,
    id,
    mid,
    deleted: doc === null,
    doc: doc ?? {},
    clocks: clocksAfter(before, doc, stamp),
    base: before.base,
    history: historyAfter(before, doc ?? {}, []),
    parked: null,
  };
}

/** A deletion lists the changes it knew, so that one it did not know can be told from them. */
function clocksAfter(before: Pick<SyncedRecord, 'doc' | 'clocks' | 'deleted'>, doc: Body | null, stamp: string): Clocks {
  if (doc === null) return { ...before.clocks, '': stamp };
  return before.deleted
    ? { '': stamp }
    : stampChanges({ before: withoutLost(before.doc), after: withoutLost(doc), clocks: before.clocks, stamp });
}
