import type { FigureId } from '../engine/analysis.ts';

export const scoreVersion = 1;

export type Band = 'avoid' | 'weak' | 'fair' | 'good' | 'outstanding';

/** One criterion's part of the score: what was measured, what counts as none and full marks, points, and the reason in words. */
export interface CriterionScore {
  readonly id: string;
  readonly label: string;
  readonly figure: FigureId | null;
  /** The measured value as shown ("5.2 %", "£255"), or "not known". */
  readonly measured: string;
  readonly points: number;
  readonly weight: number;
  readonly tone: 'good' | 'fair' | 'poor' | 'unknown';
  readonly reason: string;
}

/** A score of 0–100; `low` and `high` bound it by what the listing leaves open. Points sum to `total` after rounding. */
export interface Score {
  readonly total: number;
  readonly low: number;
  readonly high: number;
  readonly band: Band;
  readonly criteria: readonly CriterionScore[];
  readonly version: number;
}

/** One of the person's own rules held against the deal. */
export interface RuleCheck {
  readonly id: string;
  readonly label: string;
  readonly met: boolean | null;
  /** "5.2 %; you ask for 6 %" */
  readonly words: string;
}
