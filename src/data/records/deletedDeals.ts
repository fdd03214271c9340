import { latestStamp, readStamp } from '../../core/protocol/hybridLogicalClock.ts';
import { toState, type Clocks, type RecordState, type SyncedRecord } from './syncedRecord.ts';

/** How long a deleted deal can be restored, in milliseconds. Its notes, scenarios, holdings and comments are kept as long. */
export const deletedRetentionMs = 30 * 86_400_000;

/** The stamp of a deletion: the latest of its clocks. Empty if it has none. */
export const deletionStamp = (gone: { readonly clocks: Clocks }): string => latestStamp(Object.values(gone.clocks)) ?? '';

/**
 * Whether a deal was deleted before `goneBefore` (epoch milliseconds), so that its remaining data may be purged. False if the deletion has
 * no readable stamp.
 */
export function isPurgeable(gone: { readonly clocks: Clocks }, goneBefore: number): boolean {
  const stamp = readStamp(deletionStamp(gone));
  return stamp !== null && stamp.ms <= goneBefore;
}

/**
 * The clock path under which a deal's deletion lists a note, scenario or holding, with its state on the deleting device. No body's path
 * begins with a slash.
 */
export const knownChild = ({ id, mid }: Pick<SyncedRecord, 'id' | 'mid'>): string => `/${id}/${mid}`;

/**
 * The clocks of a deletion: the stamps of the changes that the deleting device had, plus the deletion's stamp for the whole record. The
 * record's earlier stamp moves to `wholeBefore`.
 */
export function clocksOfDeletion(known: Clocks, stamp: string): Clocks {
  const whole = known[''];
  return { ...known, ...(whole === undefined ? {} : { [wholeBefore]: whole }), '': stamp };
}

/** The key for the record's earlier stamp. It is not a path in any body. */
const wholeBefore = '/';

/** The last state of a deleted deal before its deletion. Null if this device does not have it. */
export function lastLivingState({ deletedFrom, base }: SyncedRecord): RecordState | null {
  return deletedFrom ?? (base !== null && !base.deleted ? toState(base) : null);
}

/** The same record without its last state before deletion. */
export function withoutLivingState(record: SyncedRecord): SyncedRecord {
  const { deletedFrom, ...others } = record;
  return deletedFrom === undefined ? record : others;
}

/** The record in the given state. A deal being deleted keeps its last state, unless the server never acknowledged the deal. */
export function inState({ deletedFrom, ...record }: SyncedRecord, state: RecordState): SyncedRecord {
  const lived = record.deleted ? deletedFrom : toState(record);
  const keeps = record.coll === 'deals' && record.base !== null && state.deleted && lived !== undefined;
  return { ...record, ...toState(state), ...(keeps ? { deletedFrom: lived } : {}) };
}
