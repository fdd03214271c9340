import type { CriterionEntry } from '../criterion.ts';
import type { CriterionScore, Waterfall } from '../score.ts';
import { allocateByLargestRemainder } from '../largestRemainder.ts';

/**
 * How a deal's score differs from a standard deal's under the same weights, by criterion, in points. A standard deal just meets the
 * standard profile's targets and has a complete listing. `scores` are in the order of the criteria; criteria without weight are left out.
 */
export function fromStandard(criteria: readonly CriterionEntry[], scores: readonly CriterionScore[], total: number): Waterfall {
  const raw = criteria.map(({ standard }, at) => standard * (scores[at]?.weight ?? 0));
  const standardTotal = Math.round(raw.reduce((sum, part) => sum + part, 0));
  const points = allocateByLargestRemainder(raw, standardTotal);
  return {
    from: { label: 'Standard deal', total: standardTotal },
    steps: scores.flatMap(({ id, label, measured, weight, points: earned }, at) =>
      weight === 0 ? [] : [{ id, label, points: earned - (points[at] ?? 0), words: measured }],
    ),
    to: { label: 'This deal', total },
  };
}
