import { clampStamp } from '../../core/protocol/hybridLogicalClock.ts';
import type { StoredRow } from '../../core/protocol/syncRow.ts';
import { withoutDangerousKeys } from '../../data/records/json.ts';
import { inState } from '../../data/records/deletedDeals.ts';
import { historyAfter } from '../../data/records/conflictHistory.ts';
import { isPending, toState, type RecordState, type ServerState, type SyncedRecord } from '../../data/records/syncedRecord.ts';
import { isServerRolledBack, lastSharedState } from './serverRollback.ts';
import { mergeStates } from './mergeStates.ts';

export interface Receiving {
  /** The server's clock at its last response, epoch milliseconds. */
  readonly serverTime: number;
  /** This device's clock, for the history. */
  readonly at: number;
  /** Whether this is a full pull, which the server also requests after being restored from an older copy. */
  readonly isFull: boolean;
  /** The version up to which the server has purged deletions, according to this device. */
  readonly floor: number;
  readonly isValid: (record: Pick<SyncedRecord, 'coll' | 'id'> & RecordState) => boolean;
}

/**
 * The record after merging a server row. The same record if the row contains nothing new. The row must be validated. A state that the
 * server acknowledged and then lost becomes pending again.
 */
export function receiveRow(record: SyncedRecord | null, row: StoredRow, receiving: Receiving): SyncedRecord {
  const { coll, id } = row;
  const base = toServerState(row);
  if (record === null) return { coll, id, ...toState(base), base, history: [], parked: null };
  if (record.base !== null && record.base.mid === base.mid && record.base.version === base.version) return record;
  const forgotten = record.base !== null && isServerRolledBack(record.base, base, receiving.isFull) ? record.base : null;
  if ((forgotten === null && !isPending(record)) || record.mid === base.mid)
    return { ...inState(record, base), base, history: historyAfter(record, base.doc, []), parked: null };
  const mine = clampRecord(record, receiving.serverTime);
  const isValid = (state: RecordState): boolean => receiving.isValid({ coll, id, ...state });
  const shared = forgotten === null ? mine.base : lastSharedState(forgotten, base);
  const { state, lost } = mergeStates({ base: shared, mine: toState(mine), theirs: toState(base), isValid, at: receiving.at });
  return { ...inState(mine, state), base, history: historyAfter(mine, state.doc, lost) };
}

/** The record, with stamps of pending changes lowered if they are too far ahead of the server's clock. The same record if none are. */
export function clampRecord(record: SyncedRecord, serverTime: number): SyncedRecord {
  const known = record.base?.clocks ?? {};
  const lowered = Object.entries(record.clocks).map(([path, stamp]): readonly [string, string] => {
    const before = known[path];
    if (before === stamp) return [path, stamp];
    return [path, clampStamp(stamp, before === undefined ? [] : [before], serverTime)];
  });
  return lowered.every(([path, stamp]) => record.clocks[path] === stamp) ? record : { ...record, clocks: Object.fromEntries(lowered) };
}

/** The record, with every stamp that is too far ahead lowered, including those that the server accepted when its own clock was ahead. */
export function lowerAll(record: SyncedRecord, serverTime: number): SyncedRecord {
  const clocks = Object.entries(record.clocks).map(([path, stamp]) => [path, clampStamp(stamp, [], serverTime)] as const);
  return clocks.every(([path, stamp]) => record.clocks[path] === stamp) ? record : { ...record, clocks: Object.fromEntries(clocks) };
}

function toServerState({ mid, version, deleted, doc, clocks }: StoredRow): ServerState {
  return { mid, version, deleted, doc: deleted ? {} : withoutDangerousKeys(doc), clocks: withoutDangerousKeys(clocks) };
}
