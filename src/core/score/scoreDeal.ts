import { bandOf } from './bandOf.ts';
import { criteria } from './criteria.ts';
import type { Criterion, Measured, ScoreInput } from './criteria.ts';
import { wholeParts } from './wholeParts.ts';
import { scoreVersion } from './score.ts';
import type { CriterionScore, Score } from './score.ts';

/** The deal as it stands, and at the ends of what the listing leaves open (the rent estimate's range). */
export interface ScoreRequest {
  readonly base: ScoreInput;
  readonly low: ScoreInput;
  readonly high: ScoreInput;
  /** Criterion id to weight, where the person changed it; standard weights otherwise. Any non-negative numbers: they are scaled to 100. */
  readonly weights: Readonly<Record<string, number>>;
}

/**
 * A score of 0–100. What cannot be measured counts half, and none or all of it in `low` and `high`. Weights and points are whole
 * numbers that sum to 100 and to the total.
 */
export function scoreDeal({ base, low, high, weights }: ScoreRequest): Score {
  const scaled = wholeWeights(weights);
  const measured = criteria.map((criterion) => criterion.measure(base));
  const raw = measured.map((found, at) => shareOf(found, 0.5) * (scaled[at] ?? 0));
  const total = Math.round(sum(raw));
  const points = wholeParts(raw, total);
  const end = (input: ScoreInput, unknown: number): number =>
    Math.round(sum(criteria.map((criterion, at) => shareOf(criterion.measure(input), unknown) * (scaled[at] ?? 0))));
  return {
    total,
    low: Math.min(total, end(low, 0)),
    high: Math.max(total, end(high, 1)),
    band: bandOf(total),
    criteria: criteria.map((criterion, at) =>
      toCriterionScore({ criterion, found: measured[at] as Measured, points: points[at] ?? 0, weight: scaled[at] ?? 0 }),
    ),
    version: scoreVersion,
  };
}

interface Marked {
  readonly criterion: Criterion;
  readonly found: Measured;
  readonly points: number;
  readonly weight: number;
}

function toCriterionScore({ criterion, found, points, weight }: Marked): CriterionScore {
  const { id, label, figure } = criterion;
  if (found.kind === 'unknown') {
    return {
      id,
      label,
      figure,
      measured: 'not known',
      points,
      weight,
      tone: 'unknown',
      reason: `${found.reason}; half marks until it is known`,
    };
  }
  const tone = found.share >= 2 / 3 ? 'good' : found.share >= 1 / 3 ? 'fair' : 'poor';
  return { id, label, figure, measured: found.shown, points, weight, tone, reason: found.reason };
}

function wholeWeights(own: Readonly<Record<string, number>>): readonly number[] {
  const asked = criteria.map((criterion) => {
    const weight = own[criterion.id];
    return weight !== undefined && Number.isFinite(weight) && weight >= 0 ? weight : criterion.weight;
  });
  const whole = sum(asked);
  const usable = whole > 0 ? asked : criteria.map((criterion) => criterion.weight);
  return wholeParts(
    usable.map((weight) => (weight / sum(usable)) * 100),
    100,
  );
}

const shareOf = (found: Measured, unknown: number): number => (found.kind === 'unknown' ? unknown : found.share);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
