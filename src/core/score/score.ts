import type { Targets } from '../deal/profile.ts';
import type { Provenance } from '../deal/provenance.ts';
import type { ScaleUnit } from './measures/scale.ts';

export const scoreVersion = 3;

export type Band = 'avoid' | 'weak' | 'fair' | 'good' | 'outstanding';

/** One criterion's part of the score in numbers. */
export interface CriterionMarks {
  readonly id: string;
  readonly points: number;
  readonly weight: number;
  /** The share of full marks, 0 to 1; null if it cannot be measured. */
  readonly share: number | null;
}

/**
 * A score of 0–100 in numbers; `low` and `high` are its bounds given the details missing from the listing. Points sum to `total` after
 * rounding.
 */
export interface Marks {
  readonly total: number;
  readonly low: number;
  readonly high: number;
  readonly band: Band;
  readonly criteria: readonly CriterionMarks[];
  readonly version: number;
  /** How well the score is supported by its sources; absent if the origins of the inputs were not given. */
  readonly grounds?: GroundsOfScore;
}

/** The parts of the score's weight that rest on each kind of source. `parts` are shares of the weight and sum to 1. */
export interface GroundsOfScore {
  readonly level: 'high' | 'medium' | 'low';
  /** The share that rests on the listing or on the user's own figures. */
  readonly known: number;
  readonly parts: readonly { readonly kind: GroundKind; readonly share: number }[];
}

/** One criterion's part of the score: the measured value, its scale, its points and the reason as text. */
export interface CriterionScore {
  readonly id: string;
  readonly label: string;
  /** The id of the figure it scores; null if it judges facts. */
  readonly figure: string | null;
  /** The measured value as shown ("5.2%", "£255"), or "not known". */
  readonly measured: string;
  readonly points: number;
  readonly weight: number;
  readonly tone: 'good' | 'fair' | 'poor' | 'unknown';
  readonly reason: string;
  /** The share of full marks, 0 to 1; null if it cannot be measured. */
  readonly share?: number | null;
  /** The change that would earn full marks; null if already earned or if the criterion has no weight. */
  readonly toFull?: ToFull | null;
}

/** The gap between a criterion's points and full marks. */
export interface ToFull {
  /** The value that earns full marks, with `missing` as the shortfall, in `unit`. Null if the criterion judges facts. */
  readonly value: number | null;
  readonly missing: number | null;
  readonly unit: ScaleUnit | null;
  /** The points that full marks would add to the current points. */
  readonly points: number;
  /** The change as text: "6.0% or more: 3 more points". */
  readonly words: string;
}

/** A score of 0–100; `low` and `high` are its bounds given the details missing from the listing. Points sum to `total` after rounding. */
export interface Score {
  readonly total: number;
  readonly low: number;
  readonly high: number;
  readonly band: Band;
  readonly criteria: readonly CriterionScore[];
  readonly version: number;
  /** The difference from a standard deal under the same weights, by criterion. */
  readonly fromStandard?: Waterfall;
  /** How well the score is supported by its sources; absent if the origins of the inputs were not given. */
  readonly confidence?: Confidence;
  /** The next band and the number of points needed to reach it; null in the highest band. */
  readonly nextBand?: NextBand | null;
}

export interface NextBand {
  readonly band: Band;
  readonly points: number;
  /** The single changes that would each reach the next band: "7 points to good: at £172,000 or less, or …". Absent if not computed. */
  readonly words?: string;
}

/** The change from one total to another, in points. `from.total` and all steps sum to `to.total` exactly. */
export interface Waterfall {
  readonly from: WaterfallEnd;
  readonly steps: readonly WaterfallStep[];
  readonly to: WaterfallEnd;
}

export interface WaterfallEnd {
  readonly label: string;
  readonly total: number;
}

export interface WaterfallStep {
  /** A criterion's id, or an input's key. */
  readonly id: string;
  readonly label: string;
  /** Whole or half points; negative if the step lowers the score. */
  readonly points: number;
  readonly words: string;
}

export type GroundKind = Provenance['kind'] | 'unknown';

/** A sentence on how well the score is supported by its sources. */
export interface Confidence extends GroundsOfScore {
  readonly words: string;
}

/** The result of one of the user's rules, in numbers: minor units per month or a fraction. */
export interface RuleResult {
  readonly id: keyof Targets;
  readonly met: boolean | null;
  readonly value: number | null;
  readonly target: number;
}

/** The result of one of the user's rules, as text. */
export interface RuleCheck {
  readonly id: string;
  readonly label: string;
  readonly met: boolean | null;
  /** The result as text: "5.2%, below your 6% target". */
  readonly words: string;
  /**
   * The text next to the figure: "below the usual 6%", with the measured value if it differs from the figure shown. Absent if the rule is
   * the user's own.
   */
  readonly against?: string;
  /** The margin by which the deal passes or misses the rule; absent if it cannot be measured. */
  readonly distance?: RuleDistance;
}

/** Amounts in `unit`; `by` is negative if the deal falls short. */
export interface RuleDistance {
  readonly unit: 'pence a month' | 'fraction';
  readonly value: number;
  readonly target: number;
  readonly by: number;
  /** `by` as a share of the target; null if the target is zero. */
  readonly share: number | null;
  /** The distance as text: "0.8 pts below", "£45 a month above". */
  readonly words: string;
}
