import { latestStamp } from '../../core/protocol/clock.ts';
import { isElementList, isObject, isSame } from '../../data/records/json.ts';
import { stampOf } from '../../data/records/paths.ts';
import { lostIn } from '../../data/records/setAside.ts';
import type { RecordState, ServerState } from '../../data/records/syncedRecord.ts';

/**
 * Whether a server that confirmed one state of a record now says another that does not know it, because it was set back to an older copy.
 * A lower version proves it. Others may have written since, though: then a change that the row does not know is taken for a sign of it, in
 * a full pull (`isFull`) always, else where the record has the same origin. That may be wrong, where a value went and came back while
 * another device changed it: then the two are merged once more, and what loses is told.
 */
export function isForgotten(confirmed: ServerState, row: ServerState, isFull: boolean): boolean {
  if (confirmed.mid === row.mid) return false;
  if (row.version <= confirmed.version) return true;
  if (confirmed.deleted || row.deleted) return false;
  return (isFull || originOf(confirmed) === originOf(row)) && saysMore(withUnknown(confirmed, row), row);
}

const originOf = ({ clocks }: ServerState): string => clocks[''] ?? '';

/** A state with those of its stamps alone that another knows neither itself nor by a deletion it survived. */
function withUnknown(state: ServerState, other: ServerState): ServerState {
  const known = new Set(Object.values(other.clocks));
  const deletions = lostIn(other.doc).flatMap(({ kind, lostStamp }) => (kind === 'deletion' ? [lostStamp] : []));
  const survived = latestStamp(deletions) ?? '';
  const unknown = Object.entries(state.clocks).filter(([, stamp]) => stamp > survived && !known.has(stamp));
  return { ...state, clocks: Object.fromEntries(unknown) };
}

/** The last state that both know: the server's own, where it is one that the confirmed state grew from; else none. */
export function lastShared(confirmed: ServerState, row: ServerState): RecordState | null {
  if (row.version > confirmed.version) return null;
  const sameOrigin = originOf(row) <= originOf(confirmed);
  const grew = confirmed.deleted || row.deleted ? knowsStamps(confirmed, row) : sameOrigin && !saysMore(row, confirmed);
  return grew ? row : null;
}

/** Whether a state has a leaf of its own that the other has neither so nor with a later stamp. */
const saysMore = (state: RecordState, other: RecordState): boolean =>
  Object.entries(state.clocks).some(
    ([path, stamp]) => path !== '' && stampOf(other.clocks, path) < stamp && !isSame(valueAt(state.doc, path), valueAt(other.doc, path)),
  );

const knowsStamps = (state: RecordState, other: RecordState): boolean => {
  const known = new Set(Object.values(state.clocks));
  return Object.values(other.clocks).every((stamp) => known.has(stamp));
};

/** What stands at a path; undefined where nothing does. */
function valueAt(doc: unknown, path: string): unknown {
  let value = doc;
  for (const segment of path.split('/')) {
    const name = segment.replaceAll('~1', '/').replaceAll('~0', '~');
    if (isObject(value)) value = Object.hasOwn(value, name) ? value[name] : undefined;
    else value = isElementList(value) ? value.find(({ id }) => id === name) : undefined;
  }
  return value;
}
