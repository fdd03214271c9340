import { bisectLargest } from './bisectLargest.ts';

/** An input expressed in whole steps, the figure at each step, and the target. */
export interface Ladder {
  readonly low: number;
  readonly high: number;
  /** The step of the current value, which is included in the scan. */
  readonly inUse: number;
  /** The end of the range that the user prefers, such as the highest price or the lowest rent. */
  readonly prefers: 'highest' | 'lowest';
  /** The figure at a step; NaN if there is none. May be called more than once for the same step. */
  readonly figureAt: (step: number) => number;
  readonly reaches: (figure: number) => boolean;
  readonly isBetterHigh: boolean;
}

/**
 * `reached`: the highest or lowest step (`edge`) that reaches the target. One step further does not, unless `limit` is `range`, which means
 * that every step up to the end of the range reaches it. `other` is the far end of the run of steps that reach the target, or null if the
 * run extends to the end of the range. `cannot`: no step reaches it; the steps tried are listed in ascending order.
 */
export type LadderAnswer =
  | {
      readonly kind: 'reached';
      readonly step: number;
      readonly edge: 'highest' | 'lowest';
      readonly limit: 'target' | 'range';
      readonly other: number | null;
    }
  | { readonly kind: 'cannot'; readonly points: readonly number[] };

/**
 * The step nearest the preferred end that reaches the target, or a statement that none does. Scans the whole range first, then bisects
 * between a step that reaches the target and a neighbour that does not. Does not assume that the figure is monotonic.
 */
export function searchLadder(ladder: Ladder): LadderAnswer {
  const isMet = (step: number): boolean => ladder.reaches(ladder.figureAt(step));
  const points = scanned(ladder);
  const met = points.map(isMet);
  if (!met.includes(true)) return { kind: 'cannot', points };
  const { at, edge } = edgeOf(met, ladder.prefers);
  const towards = edge === 'highest' ? 1 : -1;
  /**
   * The last step that reaches the target when walking from a point in one direction, and whether the walk reached the end of the range.
   */
  const endFrom = (from: number, direction: 1 | -1): { readonly step: number; readonly isEnd: boolean } => {
    let last = from;
    while (met[last + direction] === true) last += direction;
    const [inside, outside] = [points[last] ?? 0, points[last + direction]];
    return outside === undefined ? { step: inside, isEnd: true } : { step: edgeBetween(inside, outside, isMet), isEnd: false };
  };
  const found = endFrom(at, towards);
  const far = endFrom(at, towards === 1 ? -1 : 1);
  return { kind: 'reached', step: found.step, edge, limit: found.isEnd ? 'range' : 'target', other: far.isEnd ? null : far.step };
}

/**
 * Steps across the whole range, denser at its low end, plus the current value; ascending. If none reaches the target, tries ever denser
 * steps around the best one. For example, a return that first rises and then falls with the price may reach the target between two steps.
 */
function scanned(ladder: Ladder): readonly number[] {
  const { low, high, figureAt, reaches } = ladder;
  const inUse = Math.min(high, Math.max(low, ladder.inUse));
  let points = ascending([...stepsBetween(low, high), inUse]);
  let width = Infinity;
  while (width > 1) {
    const figures = points.map(figureAt);
    if (figures.some(reaches)) return points;
    const best = bestOf(ladder, figures);
    const [from, to] = [points[Math.max(0, best - 1)] ?? low, points[Math.min(points.length - 1, best + 1)] ?? high];
    if (to - from >= width) return points;
    width = to - from;
    points = ascending([...points, ...stepsBetween(from, to)]);
  }
  return points;
}

const scanSteps = 64;

const stepsBetween = (low: number, high: number): readonly number[] =>
  Array.from({ length: scanSteps + 1 }, (_, at) => low + Math.round((high - low) * (at / scanSteps) ** 2));

const ascending = (steps: readonly number[]): readonly number[] => [...new Set(steps)].toSorted((one, other) => one - other);

function bestOf({ isBetterHigh }: Ladder, figures: readonly number[]): number {
  const worth = figures.map((value) => (Number.isNaN(value) ? -Infinity : isBetterHigh ? value : -value));
  return worth.indexOf(Math.max(...worth));
}

interface Edge {
  /** The step's index in the scan. */
  readonly at: number;
  readonly edge: 'highest' | 'lowest';
}

/**
 * The edge of the steps that reach the target, on the preferred side. If those steps extend to that end of the range, it is their edge on
 * the other side. If steps at both ends of the range reach it, with a gap between them, it is the inner edge on the preferred side.
 */
function edgeOf(met: readonly boolean[], prefers: Edge['edge']): Edge {
  const [lowest, highest] = [met.indexOf(true), met.lastIndexOf(true)];
  const [lowEnd, highEnd] = [lowest === 0, highest === met.length - 1];
  if (lowEnd && highEnd && met.includes(false)) {
    return prefers === 'highest' ? { at: met.lastIndexOf(false) + 1, edge: 'lowest' } : { at: met.indexOf(false) - 1, edge: 'highest' };
  }
  const [above, below] = [{ at: highest, edge: 'highest' } as const, { at: lowest, edge: 'lowest' } as const];
  if (prefers === 'highest') return highEnd && !lowEnd ? below : above;
  return lowEnd && !highEnd ? above : below;
}

/** The last step that reaches the target, between one that does and one that does not, in either order. */
function edgeBetween(met: number, unmet: number, isMet: (step: number) => boolean): number {
  const towards = Math.sign(unmet - met);
  const away = bisectLargest(0, Math.abs(unmet - met), (steps) => isMet(met + towards * steps)) ?? 0;
  return met + towards * away;
}
