import { latestStamp, readStamp } from '../../core/protocol/clock.ts';
import { canonicalText, isSame } from '../../data/records/json.ts';
import { withoutOvertaken } from '../../data/records/paths.ts';
import type { Clocks, LostValue, RecordState } from '../../data/records/syncedRecord.ts';
import { mergeBodies, type Contest } from './mergeBodies.ts';
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
  /** `theirs` or `mine` itself where the merge comes to the same. */
  readonly state: RecordState;
  readonly lost: readonly LostValue[];
}

/** Follows from every change, so it never counts as a conflict of its own. */
const quietPaths = new Set(['updatedAt']);

/** Both sides of a conflict as one state. The state is the same whichever side does it: sides are put in the order of their mids first. */
export function mergeStates(merge: Merge): Merged {
  const { mine, theirs } = merge;
  const [left, right] = mine.mid < theirs.mid ? [mine, theirs] : [theirs, mine];
  if (left.deleted && right.deleted) return settled(merge, { deleted: true, doc: {}, clocks: joined(left.clocks, right.clocks) }, []);
  if (left.deleted || right.deleted) return mergeDeletion(merge);
  const { doc, contests } = mergeBodies(merge.base?.doc ?? null, left, right);
  const merged = settled(merge, { deleted: false, doc, clocks: joined(left.clocks, right.clocks) }, contests.flatMap(lostField(merge.at)));
  return merge.isValid(merged.state) ? merged : laterWhole(merge);
}

type Content = Omit<RecordState, 'mid'>;

function settled({ mine, theirs }: Merge, content: Content, lost: readonly LostValue[]): Merged {
  if (isContent(theirs, content)) return { state: theirs, lost };
  if (isContent(mine, content)) return { state: mine, lost };
  const mid = mergedMid([mine.mid, theirs.mid], canonicalText(content));
  return { state: { mid, ...content }, lost };
}

const isContent = (state: RecordState, content: Content): boolean =>
  state.deleted === content.deleted && isSame(state.doc, content.doc) && isSame(state.clocks, content.clocks);

/** A deletion stands against a record the other side left alone; a changed one is kept, and the deletion is told. */
function mergeDeletion(merge: Merge): Merged {
  const { base, mine, theirs, at } = merge;
  const [gone, alive] = mine.deleted ? [mine, theirs] : [theirs, mine];
  const goneStamp = newestOf(gone);
  const aliveStamp = newestOf(alive);
  const touched = base === null ? aliveStamp > goneStamp : base.deleted || !isSame(base.doc, alive.doc);
  if (!touched) return settled(merge, gone, []);
  const told: LostValue = { path: '', kept: alive.doc, keptStamp: aliveStamp, lostStamp: goneStamp, kind: 'deletion', at, seen: false };
  return settled(merge, alive, [told]);
}

const newestOf = (state: RecordState): string => latestStamp(Object.values(state.clocks)) ?? '';

function laterWhole(merge: Merge): Merged {
  const { mine, theirs, at } = merge;
  const mineWins = newestOf(mine) === newestOf(theirs) ? mine.mid > theirs.mid : newestOf(mine) > newestOf(theirs);
  const [kept, lost] = mineWins ? [mine, theirs] : [theirs, mine];
  const stamps = { keptStamp: newestOf(kept), lostStamp: newestOf(lost) };
  return { state: kept, lost: [{ path: '', lost: lost.doc, kept: kept.doc, ...stamps, kind: 'record', at, seen: false }] };
}

/** A value overtaken by the same device's own later change was not lost to anybody. */
const lostField =
  (at: number) =>
  (contest: Contest): readonly LostValue[] => {
    const own = readStamp(contest.keptStamp)?.device === readStamp(contest.lostStamp)?.device;
    return own || quietPaths.has(contest.path) ? [] : [{ ...contest, kind: 'field', at, seen: false }];
  };

function joined(left: Clocks, right: Clocks): Clocks {
  const paths = new Set([...Object.keys(left), ...Object.keys(right)]);
  const later = [...paths].map((path) => [path, latestStamp([left[path] ?? '', right[path] ?? '']) ?? ''] as const);
  return withoutOvertaken(Object.fromEntries(later));
}
