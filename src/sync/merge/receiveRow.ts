import { clampStamp } from '../../core/protocol/clock.ts';
import type { StoredRow } from '../../core/protocol/syncRow.ts';
import { withoutDangerousKeys } from '../../data/records/json.ts';
import { historyAfter } from '../../data/records/setAside.ts';
import { isPending, type RecordState, type ServerState, type SyncedRecord } from '../../data/records/syncedRecord.ts';
import { mergeStates } from './mergeStates.ts';

export interface Receiving {
  /** The server's clock as its last answer told it, epoch milliseconds. */
  readonly serverTime: number;
  /** This device's clock, for the history. */
  readonly at: number;
  /** Pulling from nothing: the server may have been set back to an older copy, and its word counts whatever the version. */
  readonly anyVersion: boolean;
  readonly isValid: (record: Pick<SyncedRecord, 'coll' | 'id'> & RecordState) => boolean;
}

/** The record after a row of the server came in; the same record when the row says nothing new. The row has been checked before. */
export function receiveRow(record: SyncedRecord | null, row: StoredRow, receiving: Receiving): SyncedRecord {
  const { coll, id } = row;
  const base = toServerState(row);
  if (record === null) return { coll, id, ...toState(base), base, history: [], parked: null };
  if (record.base !== null && isKnown(record.base, base, receiving)) return record;
  if (!isPending(record) || record.mid === base.mid)
    return { ...record, ...toState(base), base, history: historyAfter(record, base.doc, []), parked: null };
  const mine = clampRecord(record, receiving.serverTime);
  const isValid = (state: RecordState): boolean => receiving.isValid({ coll, id, ...state });
  const { state, lost } = mergeStates({ base: mine.base, mine: toState(mine), theirs: toState(base), isValid, at: receiving.at });
  return { ...mine, ...state, base, history: historyAfter(mine, state.doc, lost) };
}

const isKnown = (known: ServerState, base: ServerState, { anyVersion }: Receiving): boolean =>
  anyVersion ? known.mid === base.mid && known.version === base.version : base.version <= known.version;

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

const toState = ({ mid, deleted, doc, clocks }: RecordState): RecordState => ({ mid, deleted, doc, clocks });
