import { unreachable } from '../../core/kernel/result.ts';
import type { RowResult } from '../../core/protocol/syncCalls.ts';
import { latestStamp } from '../../core/protocol/hybridLogicalClock.ts';
import { historyAfter } from '../../data/records/conflictHistory.ts';
import { hasUnsentChange, inServerState } from '../../data/records/unsentChange.ts';
import type { SyncedRecord } from '../../data/records/syncedRecord.ts';
import { lowerAll, receiveRow, type Receiving } from './receiveRow.ts';

export interface Sent {
  /** The record as it was sent. */
  readonly sent: SyncedRecord;
  readonly result: RowResult;
}

/**
 * The record after the server's result for what was sent, including changes made here in the meantime. Null if nothing is left to store.
 */
export function settleResult(record: SyncedRecord, { sent, result }: Sent, receiving: Receiving): SyncedRecord | null {
  switch (result.status) {
    case 'applied': {
      if (record.base?.mid === sent.mid && record.base.version === result.version) return record;
      const { mid, deleted, doc, clocks } = sent;
      return { ...record, base: { mid, deleted, doc, clocks, version: result.version }, parked: null };
    }
    case 'conflict':
      return result.current === null ? withoutServer(record, sent, receiving) : receiveRow(record, result.current, receiving);
    case 'refused':
      if (result.code === 'clock') return lowerAll(record, receiving.serverTime);
      // A merge without a change made here is left to those who may change the workspace.
      if (result.code === 'forbidden' && !hasUnsentChange(record)) return inServerState(record);
      return record.mid === sent.mid ? { ...record, parked: { mid: sent.mid, code: result.code, message: result.message } } : record;
    default:
      return unreachable(result);
  }
}

/**
 * The record once the server no longer has it. Null if nothing is left. Below the floor it was deleted so long ago that the deletion was
 * purged: local changes are kept, and a local deletion is dropped. Otherwise the server lost an acknowledged record because it was restored
 * from an older copy, so the record is sent again as new. A deletion is sent again too, because another device could otherwise bring the
 * record back.
 */
export function withoutServer(
  record: SyncedRecord,
  sent: SyncedRecord,
  { floor, at }: Pick<Receiving, 'floor' | 'at'>,
): SyncedRecord | null {
  if (record.base?.mid !== sent.base?.mid) return record;
  if (record.base !== null && record.base.version >= floor) return { ...record, base: null };
  // The deal's children may still exist, so its deletion is sent in order to settle them.
  if (record.deleted) return record.coll === 'deals' && record.base !== null ? { ...record, base: null } : null;
  const keptStamp = latestStamp(Object.values(record.clocks)) ?? '';
  const told = { path: '', keptStamp, lostStamp: '', kind: 'deletion', at, seen: false } as const;
  return { ...record, base: null, history: record.base === null ? record.history : historyAfter(record, record.doc, [told]) };
}
