import { latestStamp, readStamp } from '../../core/protocol/clock.ts';
import { canonicalText, isSame } from '../../data/records/json.ts';
import { joined, lostIn, withLost, withoutLost } from '../../data/records/setAside.ts';
import type { Clocks, LostValue, RecordState } from '../../data/records/syncedRecord.ts';
import { mergeBodies, type Contest, type Side } from './mergeBodies.ts';
import { canonicalClocks, mergeClocks } from './mergeClocks.ts';
import { mergedMid } from './mergedMid.ts';

export interface Merge {
  /** The last state both sides know; null where they know none. */
  readonly base: RecordState | null;
  readonly mine: RecordState;
  readonly theirs: RecordState;
  /** Whether a body is one the product can read; a merge that is not gives way to the later side as a whole. */
  readonly isValid: (state: RecordState) => boolean;
  /** When they met, epoch milliseconds. */
  readonly at: number;
}

export interface Merged {
  /** `theirs` itself where the merge comes to the same. */
  readonly state: RecordState;
  /** What lost; in the state's body as far as there is room. */
  readonly lost: readonly LostValue[];
}

/** Follows from every change, or from who looked first, so it never counts as a conflict of its own. */
const quietPaths = new Set(['updatedAt', 'firedAt']);

/** Both sides of a conflict as one state. The state is the same whichever side does it: sides are put in the order of their mids first. */
export function mergeStates(merge: Merge): Merged {
  const { mine, theirs } = merge;
  const [left, right] = mine.mid < theirs.mid ? [mine, theirs] : [theirs, mine];
  if (left.deleted && right.deleted) return settled(merge, { deleted: true, doc: {}, clocks: laterOfEach(left.clocks, right.clocks) }, []);
  if (left.deleted || right.deleted) return mergeDeletion(merge);
  const [one, other] = [plain(left), plain(right)];
  const { doc, contests } = mergeBodies(merge.base === null ? null : withoutLost(merge.base.doc), one, other);
  const merged = settled(
    merge,
    { deleted: false, doc, clocks: mergeClocks(doc, one, other) },
    contests.flatMap(lostField(merge.at, left === mine ? 'left' : 'right')),
  );
  return merge.isValid(merged.state) ? merged : laterWhole(merge);
}

type Content = Omit<RecordState, 'mid'>;

const plain = ({ doc, clocks }: RecordState): Side => ({ doc: withoutLost(doc), clocks });

/** What the server does not have yet is a new state with a new id, even where it says what this device said before: that may have been sent. */
function settled({ mine, theirs }: Merge, { deleted, doc, clocks }: Content, lost: readonly LostValue[]): Merged {
  const known = joined(lostIn(mine.doc), lostIn(theirs.doc));
  const content = { deleted, doc: deleted ? {} : withLost(doc, joined(known, lost)), clocks };
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

/** A deletion stands against a record the other side left alone; a changed one is kept, and the deletion is told. */
function mergeDeletion(merge: Merge): Merged {
  const { mine, theirs, at } = merge;
  const [gone, alive] = mine.deleted ? [mine, theirs] : [theirs, mine];
  const goneStamp = newestOf(gone);
  const aliveStamp = newestOf(alive);
  if (hasOutlived(alive, gone)) return settled(merge, alive, []);
  if (!isChangedAfter(merge, alive, gone)) return settled(merge, gone, []);
  const told: LostValue = { path: '', keptStamp: aliveStamp, lostStamp: goneStamp, kind: 'deletion', at, seen: false };
  return settled(merge, alive, [told]);
}

/** Whether a record is told to have come back from this very deletion. */
const hasOutlived = (alive: RecordState, gone: RecordState): boolean =>
  lostIn(alive.doc).some(({ kind, lostStamp }) => kind === 'deletion' && lostStamp === newestOf(gone));

/** A deleted record as it was before, since something that belongs to it was changed with `keptStamp`, which the deletion did not know. */
export function keepDeleted(gone: RecordState, lived: RecordState, { keptStamp, at }: Kept): Merged {
  const told: LostValue = { path: '', keptStamp, lostStamp: newestOf(gone), kind: 'deletion', at, seen: false };
  const known = joined(lostIn(lived.doc), [told]);
  const content = { deleted: false, doc: withLost(lived.doc, known), clocks: lived.clocks };
  // A new state also where the record came back from a deletion before: that state may have been sent.
  return { state: { mid: mergedMid([gone.mid, lived.mid], canonicalText(content)), ...content }, lost: [told] };
}

interface Kept {
  readonly keptStamp: string;
  /** When it was found, epoch milliseconds. */
  readonly at: number;
}

/**
 * Whether a record says something that whoever deleted it did not know: a change that is not in the base, not among the changes the
 * deletion lists, and, where this device deleted it, not its own before: that may stand on the server though the answer was lost.
 */
function isChangedAfter({ base, mine }: Merge, alive: RecordState, gone: RecordState): boolean {
  if (base !== null && !base.deleted && isSame(withoutLost(base.doc), withoutLost(alive.doc))) return false;
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
  const told: LostValue = {
    path: '',
    lost: withoutLost(lost.doc),
    kept: withoutLost(kept.doc),
    ...stamps,
    kind: 'record',
    at,
    seen: false,
  };
  return settled(merge, kept, [told]);
}

/** A value of this device on the server that its own newer one overtakes was not lost to anybody. */
const lostField =
  (at: number, mine: Contest['winner']) =>
  ({ winner, ...contest }: Contest): readonly LostValue[] => {
    const own = winner === mine && readStamp(contest.keptStamp)?.device === readStamp(contest.lostStamp)?.device;
    return own || quietPaths.has(contest.path) ? [] : [{ ...contest, kind: 'field', at, seen: false }];
  };
