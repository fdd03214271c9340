import type { ResolvedInputs } from '../deal/assumptions.ts';
import { bandOf } from './bandOf.ts';
import { criteria } from './criteria.ts';
import type { Criterion, ScoreInput } from './criteria.ts';
import type { Measured } from './measures/measured.ts';
import { scoreVersion } from './score.ts';
import type { Band, CriterionScore, Score } from './score.ts';
import { fromStandard } from './trace/fromStandard.ts';
import { rateConfidence } from './trace/rateConfidence.ts';
import { toFull } from './trace/toFull.ts';
import { wholeParts } from './wholeParts.ts';
import { wholeWeights } from './wholeWeights.ts';

/** The deal as it stands, and at the ends of what the listing leaves open (the rent estimate's range). */
export interface ScoreRequest {
  readonly base: ScoreInput;
  readonly low: ScoreInput;
  readonly high: ScoreInput;
  /** Criterion id to weight, where the person changed it; standard weights otherwise. Any non-negative numbers: they are scaled to 100. */
  readonly weights: Readonly<Record<string, number>>;
  /** Where the base's assumptions came from: what confidence is rated by. */
  readonly inputs?: ResolvedInputs;
}

/**
 * A score of 0–100. What cannot be measured counts half, and none or all of it in `low` and `high`. Weights and points are whole
 * numbers that sum to 100 and to the total.
 */
export function scoreDeal({ base, low, high, weights, inputs }: ScoreRequest): Score {
  const scaled = wholeWeights(weights);
  const measured = criteria.map((criterion) => criterion.measure(base));
  const raw = measured.map((found, at) => shareOf(found, 0.5) * (scaled[at] ?? 0));
  const total = Math.round(sum(raw));
  const points = wholeParts(raw, total);
  const end = (input: ScoreInput, unknown: number): number => {
    const found = input === base ? measured : criteria.map((criterion) => criterion.measure(input));
    return Math.round(sum(found.map((each, at) => shareOf(each, unknown) * (scaled[at] ?? 0))));
  };
  const scores = criteria.map((criterion, at) =>
    toCriterionScore({ criterion, found: measured[at] as Measured, points: points[at] ?? 0, weight: scaled[at] ?? 0 }),
  );
  return {
    total,
    low: Math.min(total, end(low, 0)),
    high: Math.max(total, end(high, 1)),
    band: bandOf(total),
    criteria: scores,
    version: scoreVersion,
    fromStandard: fromStandard(scores, total),
    nextBand: nextBand(total),
    ...(inputs === undefined ? {} : { confidence: rateConfidence(scores, inputs, base.facts) }),
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
  const lacking = toFull(criterion, found, weight - points);
  if (found.kind === 'unknown') {
    const reason = `${found.reason}; half marks until it is known`;
    return { id, label, figure, measured: 'not known', points, weight, tone: 'unknown', reason, share: null, toFull: lacking };
  }
  const { share, shown, reason } = found;
  const tone = share >= 2 / 3 ? 'good' : share >= 1 / 3 ? 'fair' : 'poor';
  return { id, label, figure, measured: shown, points, weight, tone, reason, share, toFull: lacking };
}

function nextBand(total: number): { readonly band: Band; readonly points: number } | null {
  for (let at = total + 1; at <= 100; at += 1) {
    if (bandOf(at) !== bandOf(total)) return { band: bandOf(at), points: at - total };
  }
  return null;
}

const shareOf = (found: Measured, unknown: number): number => (found.kind === 'unknown' ? unknown : found.share);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
