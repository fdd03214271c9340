import { conflictsIn, withoutConflicts } from './conflictHistory.ts';
import { deletionStamp, inState } from './deletedDeals.ts';
import { canonicalText } from './json.ts';
import { toState, type Body, type Clocks, type RecordState, type SyncedRecord } from './syncedRecord.ts';

/**
 * Whether a pending record contains a change that the server lacks. It does not if a device only merged it, or restored it from a deletion,
 * which every device does in the same way.
 */
export function hasUnsentChange({ base, clocks, doc, deleted }: SyncedRecord): boolean {
  if (base === null || unsentPaths(clocks, base).length > 0) return true;
  if (deleted) return !base.deleted;
  if (base.deleted) return !conflictsIn(doc).some(({ kind, lostStamp }) => kind === 'deletion' && lostStamp === deletionStamp(base));
  return textWithout(doc, []) !== textWithout(base.doc, []);
}

const binFields: readonly string[] = ['binnedAt', 'updatedAt'];

/** Whether a pending deal differs from the server's state only by having been put into the bin. */
export function isOnlyBinned({ base, clocks, doc }: SyncedRecord): boolean {
  if (base === null || base.deleted || typeof doc['binnedAt'] !== 'number') return false;
  return (
    unsentPaths(clocks, base).every((path) => binFields.includes(path)) && textWithout(doc, binFields) === textWithout(base.doc, binFields)
  );
}

/** The paths with a change that the server's state does not know. */
function unsentPaths(clocks: Clocks, base: RecordState): readonly string[] {
  const known = new Set(Object.values(base.clocks));
  return Object.keys(clocks).filter((path) => !known.has(clocks[path] ?? ''));
}

const textWithout = (doc: Body, names: readonly string[]): string =>
  canonicalText(Object.fromEntries(Object.entries(withoutConflicts(doc)).filter(([name]) => !names.includes(name))));

/** The record in the server's state. Null if the server has none. */
export const inServerState = (record: SyncedRecord): SyncedRecord | null =>
  record.base === null ? null : { ...inState(record, toState(record.base)), parked: null };
