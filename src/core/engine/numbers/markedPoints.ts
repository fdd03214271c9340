import type { DealMeasures } from './dealMeasures.ts';
import type { MeasuredFigure } from './measuredFigure.ts';

/**
 * How a figure earns points: none at or below `zero`, all at or above `full`, and a proportional number in between. `absent` applies if
 * there is no such figure.
 */
export interface PointsMark {
  readonly figure: MeasuredFigure;
  readonly zero: number;
  readonly full: number;
  readonly weight: number;
  /** The share of the full points given if there is no such figure. */
  readonly absent: number;
}

/** The score points a deal's figures earn, before rounding: the numeric part of a score. */
export function markedPoints(measures: DealMeasures, marks: readonly PointsMark[]): number {
  let points = 0;
  for (const { figure, zero, full, weight, absent } of marks) {
    const value = measures[figure];
    const share = value !== value ? absent : Math.min(1, Math.max(0, (value - zero) / (full - zero)));
    points += weight * share;
  }
  return points;
}
