import { isBetterHigh } from '../numbers/measuredFigure.ts';
import { cannotWords } from './cannotWords.ts';
import { exactReader, numbersReader } from './figureReaders.ts';
import type { FigureReader } from './figureReaders.ts';
import type { GoalRequest } from './goalRequest.ts';
import { goalScale } from './goalScale.ts';
import type { GoalScale } from './goalScale.ts';
import { lastMet } from './lastMet.ts';

/**
 * `reached`: the highest or the lowest value (`edge`) at which the target is reached, one step further it is not; the value in pence or
 * as a fraction. Where all values in range reach it, `limit` says that the end of the range stopped the search, not the target.
 */
export type GoalAnswer =
  | {
      readonly kind: 'reached';
      readonly value: number;
      /** Null where there is nothing to measure, such as cover without a loan. */
      readonly figure: number | null;
      readonly edge: 'highest' | 'lowest';
      readonly limit: 'target' | 'range';
    }
  | { readonly kind: 'cannot'; readonly because: string };

/**
 * The highest price, lowest rent, highest rate, lowest deposit or dearest refurbishment that reaches the target, in whole pounds or
 * hundredths of a percentage point. Where only values on the other side reach it, the edge of those. Searched over the numbers to the
 * penny, then held against the exact analysis at the answer and one step further; should they disagree, searched over the analysis.
 */
export function goalSeek(request: GoalRequest): GoalAnswer {
  const quick = numbersReader(request);
  const exact = exactReader(request) ?? quick;
  const answer = search(request, quick);
  return answer.kind === 'cannot' || isConfirmed(request, exact, answer) ? answer : search(request, exact);
}

function search(request: GoalRequest, read: FigureReader): GoalAnswer {
  const scale = goalScale(request);
  const isMet = (step: number): boolean => reaches(request, read(scale.changesAt(step)));
  const points = scanned(request, scale, read);
  const met = points.map(isMet);
  if (!met.includes(true)) return { kind: 'cannot', because: cannotWords(request, { read, scale, points }) };
  const found = edgeOf(met, scale.prefers);
  const [from, to] = [points[found.met] ?? 0, found.unmet === null ? null : (points[found.unmet] ?? 0)];
  const step = to === null ? from : edgeBetween(from, to, isMet);
  const figure = known(read(scale.changesAt(step)));
  return { kind: 'reached', value: scale.valueAt(step), figure, edge: found.edge, limit: to === null ? 'range' : 'target' };
}

/**
 * Steps over the whole range, closer at its low end, and the value in use; ascending. Where none of them reaches the target, more and
 * more of them around the best one: a return that first rises and then falls with the price may reach it between two.
 */
function scanned(request: GoalRequest, scale: GoalScale, read: FigureReader): readonly number[] {
  const figureAt = (step: number): number => read(scale.changesAt(step));
  const inUse = Math.min(scale.high, Math.max(scale.low, scale.stepOf(request.assumptions[request.vary])));
  let points = ascending([...stepsBetween(scale.low, scale.high), inUse]);
  let width = Infinity;
  while (width > 1) {
    const figures = points.map(figureAt);
    if (figures.some((figure) => reaches(request, figure))) return points;
    const best = bestOf(request, figures);
    const [from, to] = [points[Math.max(0, best - 1)] ?? scale.low, points[Math.min(points.length - 1, best + 1)] ?? scale.high];
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

function bestOf({ figure }: GoalRequest, figures: readonly number[]): number {
  const worth = figures.map((value) => (Number.isNaN(value) ? -Infinity : isBetterHigh(figure) ? value : -value));
  return worth.indexOf(Math.max(...worth));
}

interface Edge {
  readonly met: number;
  /** The neighbour that does not reach the target; null where the range ends first. */
  readonly unmet: number | null;
  readonly edge: 'highest' | 'lowest';
}

/** The edge of the met points on the side asked for; where that side is met to the end of the range, the edge on the other side. */
function edgeOf(met: readonly boolean[], prefers: Edge['edge']): Edge {
  const last = met.length - 1;
  const highest = met.lastIndexOf(true);
  const lowest = met.indexOf(true);
  const above: Edge = { met: highest, unmet: highest === last ? null : highest + 1, edge: 'highest' };
  const below: Edge = { met: lowest, unmet: lowest === 0 ? null : lowest - 1, edge: 'lowest' };
  const [first, second] = prefers === 'highest' ? [above, below] : [below, above];
  return first.unmet === null && second.unmet !== null ? second : first;
}

/** Between a met and an unmet step, in either order: the last met one. */
function edgeBetween(met: number, unmet: number, isMet: (step: number) => boolean): number {
  const towards = Math.sign(unmet - met);
  const away = lastMet(0, Math.abs(unmet - met), (steps) => isMet(met + towards * steps)) ?? 0;
  return met + towards * away;
}

function isConfirmed(request: GoalRequest, exact: FigureReader, answer: Extract<GoalAnswer, { readonly kind: 'reached' }>): boolean {
  const scale = goalScale(request);
  const step = scale.stepOf(answer.value);
  const beyond = step + (answer.edge === 'highest' ? 1 : -1);
  const isMet = (at: number): boolean => reaches(request, exact(scale.changesAt(at)));
  return isMet(step) && (answer.limit === 'range' || !isMet(beyond));
}

/** Cover is reached where there is no loan to cover; any other figure that is none is not. */
function reaches({ figure, target }: GoalRequest, value: number): boolean {
  if (Number.isNaN(value)) return figure === 'interestCover' || figure === 'debtServiceCover';
  return isBetterHigh(figure) ? value >= target : value <= target;
}

const known = (value: number): number | null => (Number.isNaN(value) ? null : value);
