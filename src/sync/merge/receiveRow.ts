import { clampStamp } from '../../core/protocol/clock.ts';
import type { StoredRow } from '../../core/protocol/syncRow.ts';
import { withoutDangerousKeys } from '../../data/records/json.ts';
import { inState } from '../../data/records/deletedDeals.ts';
import { historyAfter } from '../../data/records/setAside.ts';
import { isPending, toState, type RecordState, type ServerState, type SyncedRecord } from '../../data/records/syncedRecord.ts';
import { isForgotten, lastShared } from './forgotten.ts';
import { mergeStates } from './mergeStates.ts';

export interface Receiving {
  /** The server's clock as its last answer told it, epoch milliseconds. */
  readonly serverTime: number;
  /** This device's clock, for the history. */
  readonly at: number;
  /** In a full pull, which the server asks for also when it was set back to an older copy. */
  readonly isFull: boolean;
  /** The server forgot deletions up to this version, as far as this device was told. */
  readonly floor: number;
  readonly isValid: (record: Pick<SyncedRecord, 'coll' | 'id'> & RecordState) => boolean;
}

/**
 * The record after a row of the server came in; the same record when the row says nothing new. The row has been checked before. A state
 * that the server confirmed and has forgotten is a change of this device again, and waits to be sent.
 */
export function receiveRow(record: SyncedRecord | null, row: StoredRow, receiving: Receiving): SyncedRecord {
  const { coll, id } = row;
  const base = toServerState(row);
  if (record === null) return { coll, id, ...toState(base), base, history: [], parked: null };
  if (record.base !== null && record.base.mid === base.mid && record.base.version === base.version) return record;
  const forgotten = record.base !== null && isForgotten(record.base, base, receiving.isFull) ? record.base : null;
  if ((forgotten === null && !isPending(record)) || record.mid === base.mid)
    return { ...inState(record, base), base, history: historyAfter(record, base.doc, []), parked: null };
  const mine = clampRecord(record, receiving.serverTime);
  const isValid = (state: RecordState): boolean => receiving.isValid({ coll, id, ...state });
  const shared = forgotten === null ? mine.base : lastShared(forgotten, base);
  const { state, lost } = mergeStates({ base: shared, mine: toState(mine), theirs: toState(base), isValid, at: receiving.at });
  return { ...inState(mine, state), base, history: historyAfter(mine, state.doc, lost) };
}

/** Stamps of a change not yet sent that run too far ahead of the server's clock, lowered; the same record where none does. */
export function clampRecord(record: SyncedRecord, serverTime: number): SyncedRecord {
  const known = record.base?.clocks ?? {};
  const lowered = Object.entries(record.clocks).map(([path, stamp]): readonly [string, string] => {
    const before = known[path];
    if (before === stamp) return [path, stamp];
    return [path, clampStamp(stamp, before === undefined ? [] : [before], serverTime)];
  });
  return lowered.every(([path, stamp]) => record.clocks[path] === stamp) ? record : { ...record, clocks: Object.fromEntries(lowered) };
}

/** Every stamp too far ahead lowered, also one that the server took when its own clock ran ahead. */
export function lowerAll(record: SyncedRecord, serverTime: number): SyncedRecord {
  const clocks = Object.entries(record.clocks).map(([path, stamp]) => [path, clampStamp(stamp, [], serverTime)] as const);
  return clocks.every(([path, stamp]) => record.clocks[path] === stamp) ? record : { ...record, clocks: Object.fromEntries(clocks) };
}

function toServerState({ mid, version, deleted, doc, clocks }: StoredRow): ServerState {
  return { mid, version, deleted, doc: deleted ? {} : withoutDangerousKeys(doc), clocks: withoutDangerousKeys(clocks) };
}
