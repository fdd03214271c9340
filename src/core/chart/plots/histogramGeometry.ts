import type { ChartSize } from '../axes.ts';
import { niceTicks } from '../niceTicks.ts';
import type { Box } from '../pathRecorder.ts';
import { levelScale, rangeOf, uprightScale, type PlotAxes, type TickText } from './plotScale.ts';

/** A bin: the number of values at or above `from` and below `to`. */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** The values counted in about `wanted` bins of equal, round width. The last bin includes its upper end. Empty if there are no values. */
export function binValues(values: readonly number[], wanted: number): readonly Bin[] {
  const known = values.filter(Number.isFinite);
  if (known.length === 0) return [];
  const [low, high] = rangeOf(known, 'none');
  const { values: ends } = niceTicks(low, high, wanted);
  const first = ends[0] ?? low;
  const width = (ends[1] ?? first + 1) - first;
  const counts = ends.slice(1).map(() => 0);
  for (const value of known) {
    const at = Math.min(counts.length - 1, Math.max(0, Math.floor((value - first) / width + 1e-9)));
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts.map((count, at) => ({ from: ends[at] ?? 0, to: ends[at + 1] ?? 0, count }));
}

export interface HistogramInput {
  readonly bins: readonly Bin[];
  /** The values to mark with a line: a median, a target, zero. */
  readonly marks: readonly number[];
  readonly text: TickText;
  readonly countText: TickText;
}

export interface HistogramGeometry extends PlotAxes {
  readonly bars: readonly Box[];
  readonly marks: readonly number[];
}

/** A histogram with its marks laid out in `size`. */
export function histogramGeometry({ bins, marks, text, countText }: HistogramInput, size: ChartSize): HistogramGeometry {
  // Leaves room above the bars for the labels of the marks.
  const room = marks.length === 0 ? 1 : 1 + 0.08 * (marks.length + 1);
  const counts = bins.map(({ count }) => count * room);
  const { plot, y, yTicks, zero } = uprightScale(rangeOf(counts, 'zero'), countText, size);
  const edges = bins.flatMap(({ from, to }) => [from, to]);
  const { x, xTicks } = levelScale({ range: rangeOf([...edges, ...marks], 'none'), ends: 'snug', text }, plot, size);
  const gap = Math.min(1, plot.width / Math.max(1, bins.length) / 8);
  return {
    width: size.width,
    height: size.height,
    plot,
    xTicks,
    yTicks,
    zero,
    bars: bins.map(({ from, to, count }) => ({
      x: x(from) + gap / 2,
      y: y(count),
      width: Math.max(0.5, x(to) - x(from) - gap),
      height: y(0) - y(count),
    })),
    marks: marks.map(x),
  };
}
