import { plotBox, type ChartSize, type Tick } from '../axes.ts';
import { niceTicks } from '../niceTicks.ts';
import type { Box } from '../pathRecorder.ts';

/** The label of an axis tick: short, with the unit. */
export type TickText = (value: number) => string;

/** The common parts of all plots with axes. Positions are in the drawing's unit, y downwards from the top left corner. */
export interface PlotAxes {
  readonly width: number;
  readonly height: number;
  readonly plot: Box;
  readonly xTicks: readonly Tick[];
  /** Grid lines with their labels to the left of the plot, from bottom to top. */
  readonly yTicks: readonly Tick[];
  /** The height of the zero line if zero is on the scale, else null. */
  readonly zero: number | null;
}

interface UprightScale extends Pick<PlotAxes, 'plot' | 'yTicks' | 'zero'> {
  readonly y: (value: number) => number;
}

/** The vertical axis over `range`, extended to round numbers, and the plot area next to its labels. */
export function uprightScale(range: readonly [number, number], text: TickText, size: ChartSize): UprightScale {
  const ticks = niceTicks(range[0], range[1], Math.min(6, Math.max(2, size.height / (size.text * 3.2))));
  const labels = ticks.values.map(text);
  const plot = plotBox(size, Math.max(...labels.map((label) => label.length)));
  const y = (value: number): number => plot.y + plot.height * (1 - (value - ticks.low) / (ticks.high - ticks.low));
  return {
    plot,
    y,
    yTicks: ticks.values.map((value, at) => ({ at: y(value), label: labels[at] ?? '' })),
    zero: ticks.low <= 0 && ticks.high >= 0 ? y(0) : null,
  };
}

interface LevelScale {
  readonly x: (value: number) => number;
  readonly xTicks: readonly Tick[];
}

interface LevelInput {
  readonly range: readonly [number, number];
  /** With `snug` the axis ends exactly at the range; otherwise at the round numbers around it. */
  readonly ends: 'snug' | 'round';
  readonly text: TickText;
}

/** A horizontal axis of numbers across the plot's width. */
export function levelScale({ range, ends, text }: LevelInput, plot: Box, size: ChartSize): LevelScale {
  const widest = Math.max(...niceTicks(range[0], range[1], 4).values.map((value) => text(value).length));
  const ticks = niceTicks(range[0], range[1], Math.max(1, Math.min(8, plot.width / ((widest + 2) * size.text * 0.64))));
  const [low, high] = ends === 'snug' && range[1] > range[0] ? range : [ticks.low, ticks.high];
  const x = (value: number): number => plot.x + ((value - low) / (high - low)) * plot.width;
  const shown = ticks.values.filter((value) => value >= low - 1e-9 && value <= high + 1e-9);
  return { x, xTicks: shown.map((value) => ({ at: keepInside(x(value), text(value), size), label: text(value) })) };
}

function keepInside(at: number, label: string, size: ChartSize): number {
  const half = (label.length * size.text * 0.64) / 2;
  return Math.min(Math.max(at, half), size.width - half);
}

/**
 * The lowest and highest numbers among `values`. `foot: 'zero'` includes zero, for shapes that start there. `foot: 'near'` leaves zero out
 * only if all values are positive and close together. If there are no values, 0 to 1.
 */
export function rangeOf(values: readonly number[], foot: 'zero' | 'near' | 'none'): readonly [number, number] {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (!Number.isFinite(value)) continue;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  if (low > high) return [0, 1];
  if (foot === 'none' || (foot === 'near' && low > 0 && (high - low) / high < 0.3)) return [low, high];
  return [Math.min(0, low), Math.max(0, high)];
}
