import { latestStamp } from '../../core/protocol/hybridLogicalClock.ts';
import { isElementList, isObject, isSame } from '../../data/records/json.ts';
import { stampOf } from '../../data/records/paths.ts';
import { conflictsIn } from '../../data/records/conflictHistory.ts';
import type { RecordState, ServerState } from '../../data/records/syncedRecord.ts';

/**
 * Whether the server was restored from an older copy: it acknowledged one state of a record, but now returns another that does not include
 * it. A lower version proves it. If others have written since, a change missing from the row is taken as evidence: always in a full pull
 * (`isFull`), otherwise only if the record has the same origin. This evidence can be wrong if a value was changed and reverted while
 * another device changed it. The two states are then merged once more, and the losing value is reported.
 */
export function isServerRolledBack(confirmed: ServerState, row: ServerState, isFull: boolean): boolean {
  if (confirmed.mid === row.mid) return false;
  if (row.version <= confirmed.version) return true;
  if (confirmed.deleted || row.deleted) return false;
  return (isFull || originOf(confirmed) === originOf(row)) && saysMore(withUnknown(confirmed, row), row);
}

const originOf = ({ clocks }: ServerState): string => clocks[''] ?? '';

/** A state with only those of its stamps that the other state lacks, and that no deletion survived by the other state covers. */
function withUnknown(state: ServerState, other: ServerState): ServerState {
  const known = new Set(Object.values(other.clocks));
  const deletions = conflictsIn(other.doc).flatMap(({ kind, lostStamp }) => (kind === 'deletion' ? [lostStamp] : []));
  const survived = latestStamp(deletions) ?? '';
  const unknown = Object.entries(state.clocks).filter(([, stamp]) => stamp > survived && !known.has(stamp));
  return { ...state, clocks: Object.fromEntries(unknown) };
}

/** The last state that device and server have in common: the server's, if the acknowledged state descends from it. Null otherwise. */
export function lastSharedState(confirmed: ServerState, row: ServerState): RecordState | null {
  if (row.version > confirmed.version) return null;
  const sameOrigin = originOf(row) <= originOf(confirmed);
  const grew = confirmed.deleted || row.deleted ? knowsStamps(confirmed, row) : sameOrigin && !saysMore(row, confirmed);
  return grew ? row : null;
}

/** Whether a state has a leaf that the other lacks, or has only with an earlier stamp. */
const saysMore = (state: RecordState, other: RecordState): boolean =>
  Object.entries(state.clocks).some(
    ([path, stamp]) => path !== '' && stampOf(other.clocks, path) < stamp && !isSame(valueAt(state.doc, path), valueAt(other.doc, path)),
  );

const knowsStamps = (state: RecordState, other: RecordState): boolean => {
  const known = new Set(Object.values(state.clocks));
  return Object.values(other.clocks).every((stamp) => known.has(stamp));
};

/** The value at a path. Undefined if there is none. */
function valueAt(doc: unknown, path: string): unknown {
  let value = doc;
  for (const segment of path.split('/')) {
    const name = segment.replaceAll('~1', '/').replaceAll('~0', '~');
    if (isObject(value)) value = Object.hasOwn(value, name) ? value[name] : undefined;
    else value = isElementList(value) ? value.find(({ id }) => id === name) : undefined;
  }
  return value;
}
