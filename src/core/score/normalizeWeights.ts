import type { CriterionEntry } from './criterion.ts';
import { allocateByLargestRemainder } from './largestRemainder.ts';

/**
 * The weight of each criterion as whole numbers that sum to 100: the user's own if given, else the standard one, all scaled together. Only
 * proportions count. If all are zero, the standard weights apply.
 */
export function normalizeWeights(criteria: readonly CriterionEntry[], own: Weights): readonly number[] {
  const standard = criteria.map((criterion) => criterion.weight);
  const asked = criteria.map((criterion) => {
    const weight = own[criterion.id];
    return weight !== undefined && Number.isFinite(weight) && weight >= 0 ? weight : criterion.weight;
  });
  // Weights are divided by the largest first, so that their sum cannot overflow.
  const largest = Math.max(...asked);
  const usable = largest > 0 ? asked.map((weight) => weight / largest) : standard;
  const whole = usable.reduce((sum, weight) => sum + weight, 0);
  return allocateByLargestRemainder(
    usable.map((weight) => (weight / whole) * 100),
    100,
  );
}

/** The weights the user changed, by criterion id. */
type Weights = Readonly<Record<string, number>>;
