import { latestStamp, readStamp } from '../../core/protocol/hybridLogicalClock.ts';
import { canonicalText, isSame } from '../../data/records/json.ts';
import { mergeConflicts, conflictsIn, withConflicts, withoutConflicts } from '../../data/records/conflictHistory.ts';
import type { Clocks, ConflictValue, RecordState } from '../../data/records/syncedRecord.ts';
import { mergeBodies, type Contest, type Side } from './mergeBodies.ts';
import { canonicalClocks, mergeClocks } from './mergeClocks.ts';
import { mergedMid } from './mergedMid.ts';

export interface Merge {
  /** The last state that both sides have seen. Null if there is none. */
  readonly base: RecordState | null;
  readonly mine: RecordState;
  readonly theirs: RecordState;
  /** Whether a body is valid. An invalid merge is replaced by the later side as a whole. */
  readonly isValid: (state: RecordState) => boolean;
  /** When the two were merged, epoch milliseconds. */
  readonly at: number;
}

export interface Merged {
  /** The merged state. It is `theirs` itself if the two are equal. */
  readonly state: RecordState;
  /** The losing values. The state's body also contains as many of them as fit. */
  readonly lost: readonly ConflictValue[];
}

/** Values that follow from any change, or depend on who opened a record first, and so never count as conflicts. */
const quietPaths = new Set(['updatedAt', 'firedAt', 'mentions']);

/**
 * Merges both sides of a conflict into one state. The result is the same on both sides, because the sides are first ordered by their mids.
 */
export function mergeStates(merge: Merge): Merged {
  const { mine, theirs } = merge;
  const [left, right] = mine.mid < theirs.mid ? [mine, theirs] : [theirs, mine];
  if (left.deleted && right.deleted) return settled(merge, { deleted: true, doc: {}, clocks: laterOfEach(left.clocks, right.clocks) }, []);
  if (left.deleted || right.deleted) return mergeDeletion(merge);
  const [one, other] = [plain(left), plain(right)];
  const { doc, contests } = mergeBodies(merge.base === null ? null : withoutConflicts(merge.base.doc), one, other);
  const merged = settled(
    merge,
    { deleted: false, doc, clocks: mergeClocks(doc, one, other) },
    contests.flatMap(lostField(merge.at, left === mine ? 'left' : 'right')),
  );
  return merge.isValid(merged.state) ? merged : laterWhole(merge);
}

type Content = Omit<RecordState, 'mid'>;

const plain = ({ doc, clocks }: RecordState): Side => ({ doc: withoutConflicts(doc), clocks });

/**
 * A result that the server lacks becomes a new state with a new id. That applies even if it equals an earlier local state, because that
 * state may have been sent.
 */
function settled({ mine, theirs }: Merge, { deleted, doc, clocks }: Content, lost: readonly ConflictValue[]): Merged {
  const known = mergeConflicts(conflictsIn(mine.doc), conflictsIn(theirs.doc));
  const content = { deleted, doc: deleted ? {} : withConflicts(doc, mergeConflicts(known, lost)), clocks };
  if (isContent(theirs, content)) return { state: theirs, lost };
  const mid = mergedMid([mine.mid, theirs.mid], canonicalText(content));
  return { state: { mid, ...content }, lost };
}

const isContent = (state: RecordState, content: Content): boolean =>
  state.deleted === content.deleted &&
  isSame(state.doc, content.doc) &&
  isSame(state.deleted ? state.clocks : canonicalClocks(state), content.deleted ? content.clocks : canonicalClocks(content));

function laterOfEach(left: Clocks, right: Clocks): Clocks {
  const paths = [...new Set([...Object.keys(left), ...Object.keys(right)])].toSorted();
  return Object.fromEntries(paths.map((path) => [path, latestStamp([left[path] ?? '', right[path] ?? '']) ?? '']));
}

/** A deletion wins if the other side left the record unchanged. A changed record is kept, and the deletion is reported. */
function mergeDeletion(merge: Merge): Merged {
  const { mine, theirs, at } = merge;
  const [gone, alive] = mine.deleted ? [mine, theirs] : [theirs, mine];
  const goneStamp = newestOf(gone);
  const aliveStamp = newestOf(alive);
  if (hasOutlived(alive, gone)) return settled(merge, alive, []);
  if (!isChangedAfter(merge, alive, gone)) return settled(merge, gone, []);
  const told: ConflictValue = { path: '', keptStamp: aliveStamp, lostStamp: goneStamp, kind: 'deletion', at, seen: false };
  return settled(merge, alive, [told]);
}

/** Whether a record is marked as restored from exactly this deletion. */
const hasOutlived = (alive: RecordState, gone: RecordState): boolean =>
  conflictsIn(alive.doc).some(({ kind, lostStamp }) => kind === 'deletion' && lostStamp === newestOf(gone));

/** A deleted record, restored because a child was changed with `keptStamp`, a change that the deleting device did not have. */
export function restoreDeleted(gone: RecordState, lived: RecordState, { keptStamp, at }: Kept): Merged {
  const told: ConflictValue = { path: '', keptStamp, lostStamp: newestOf(gone), kind: 'deletion', at, seen: false };
  const known = mergeConflicts(conflictsIn(lived.doc), [told]);
  const content = { deleted: false, doc: withConflicts(lived.doc, known), clocks: lived.clocks };
  // This is also a new state if the record was restored from an earlier deletion, because that state may have been sent.
  return { state: { mid: mergedMid([gone.mid, lived.mid], canonicalText(content)), ...content }, lost: [told] };
}

interface Kept {
  readonly keptStamp: string;
  /** When the conflict was found, epoch milliseconds. */
  readonly at: number;
}

/**
 * Whether a record has a change that the deleting device did not have: one in neither the base nor the deletion's list. If this device
 * deleted the record, its own earlier changes do not count. The server may have them even though its response was lost.
 */
function isChangedAfter({ base, mine }: Merge, alive: RecordState, gone: RecordState): boolean {
  if (base !== null && !base.deleted && isSame(withoutConflicts(base.doc), withoutConflicts(alive.doc))) return false;
  const known = new Set([...Object.values(base?.clocks ?? {}), ...Object.values(gone.clocks)]);
  const goneStamp = newestOf(gone);
  const device = gone === mine ? readStamp(goneStamp)?.device : null;
  return Object.values(alive.clocks).some((stamp) => !known.has(stamp) && (readStamp(stamp)?.device !== device || stamp > goneStamp));
}

const newestOf = (state: RecordState): string => latestStamp(Object.values(state.clocks)) ?? '';

function laterWhole(merge: Merge): Merged {
  const { mine, theirs, at } = merge;
  const mineWins = newestOf(mine) === newestOf(theirs) ? mine.mid > theirs.mid : newestOf(mine) > newestOf(theirs);
  const [kept, lost] = mineWins ? [mine, theirs] : [theirs, mine];
  const stamps = { keptStamp: newestOf(kept), lostStamp: newestOf(lost) };
  const told: ConflictValue = {
    path: '',
    lost: withoutConflicts(lost.doc),
    kept: withoutConflicts(kept.doc),
    ...stamps,
    kind: 'record',
    at,
    seen: false,
  };
  return settled(merge, kept, [told]);
}

/** Leaves out a value that this device sent itself and has since replaced. No other device's value was then lost. */
const lostField =
  (at: number, mine: Contest['winner']) =>
  ({ winner, ...contest }: Contest): readonly ConflictValue[] => {
    const own = winner === mine && readStamp(contest.keptStamp)?.device === readStamp(contest.lostStamp)?.device;
    return own || quietPaths.has(contest.path) ? [] : [{ ...contest, kind: 'field', at, seen: false }];
  };
