import type { Deal } from '../deal/deal.ts';
import { bandOf } from './bandOf.ts';
import { criteria } from './criteria.ts';
import type { ScoreInput } from './criteria.ts';
import type { Criterion, CriterionEntry } from './criterion.ts';
import type { Measured } from './measures/measured.ts';
import { scoreVersion } from './score.ts';
import type { Marks } from './score.ts';
import { rateConfidence } from './trace/confidence.ts';
import type { InputOrigins } from './trace/confidence.ts';
import { allocateByLargestRemainder } from './largestRemainder.ts';
import { normalizeWeights } from './normalizeWeights.ts';

/** The deal with its estimated rent as it is, and at the low and high end of the estimate's range. */
export interface ScoreRequest<Subject extends { readonly facts: Deal['facts'] } = ScoreInput> {
  readonly base: Subject;
  readonly low: Subject;
  readonly high: Subject;
  /**
   * The weights the user changed, by criterion id; other criteria have their standard weight. Any non-negative numbers are allowed, because
   * all are scaled to 100.
   */
  readonly weights: Readonly<Record<string, number>>;
  /** The sources of the base case's assumptions, which determine the confidence in the score. */
  readonly inputs?: InputOrigins;
}

/** A deal's marks and the measurements behind them, in the order of the criteria. */
export interface MarkedDeal {
  readonly criteria: readonly CriterionEntry[];
  readonly marks: Marks;
  readonly measured: readonly Measured[];
}

/** The score of a buy-to-let in numbers, for lists and repeated evaluation; `scoreDeal` adds the text. */
export const markDeal = (request: ScoreRequest): MarkedDeal => markBy(criteria, request);

/**
 * A score from 0 to 100 in numbers, from any set of criteria. A criterion that cannot be measured earns half its points in the total, none
 * in `low` and all in `high`. Weights are whole numbers that sum to 100, points are whole numbers that sum to the total.
 */
export function markBy<Subject extends { readonly facts: Deal['facts'] }>(
  by: readonly Criterion<Subject>[],
  { base, low, high, weights, inputs }: ScoreRequest<Subject>,
): MarkedDeal {
  const scaled = normalizeWeights(by, weights);
  const measured = by.map((criterion) => criterion.measure(base));
  const raw = measured.map((found, at) => shareOf(found, 0.5) * (scaled[at] ?? 0));
  const total = Math.round(sum(raw));
  const points = allocateByLargestRemainder(raw, total);
  const end = (subject: Subject, unknown: number): number => {
    const found = subject === base ? measured : by.map((criterion) => criterion.measure(subject));
    let reached = 0;
    for (let at = 0; at < found.length; at += 1) reached += shareOf(found[at] as Measured, unknown) * (scaled[at] ?? 0);
    return Math.round(reached);
  };
  const marked = by.map(({ id }, at) => {
    const found = measured[at] as Measured;
    return { id, points: points[at] ?? 0, weight: scaled[at] ?? 0, share: found.kind === 'unknown' ? null : found.share };
  });
  const marks: Marks = {
    total,
    low: Math.min(total, end(low, 0)),
    high: Math.max(total, end(high, 1)),
    band: bandOf(total),
    criteria: marked,
    version: scoreVersion,
    ...(inputs === undefined ? {} : { grounds: rateConfidence(marked, { criteria: by, inputs, facts: base.facts }) }),
  };
  return { criteria: by, marks, measured };
}

const shareOf = (found: Measured, unknown: number): number => (found.kind === 'unknown' ? unknown : found.share);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
