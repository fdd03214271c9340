import type { ReportChart } from '../report.ts';
import { axisLabel, axisUnit } from './axisLabel.ts';
import { drawSeries, type SeriesGeometry } from './chartSeries.ts';
import { niceTicks } from './niceTicks.ts';
import type { Box } from './pathRecorder.ts';

/** Room for a chart: all lengths in one unit (pixels, millimetres); `text` is the height of the axis text. */
export interface ChartSize {
  readonly width: number;
  readonly height: number;
  readonly text: number;
}

/** A mark on an axis: its place along it and its words. */
export interface Tick {
  readonly at: number;
  readonly label: string;
}

/** A chart as plain shapes, y downwards from the top left corner. The same for screen and PDF. */
export interface ChartGeometry {
  readonly width: number;
  readonly height: number;
  readonly plot: Box;
  /** Labels under the plot; `at` is the middle of the label. Thinned so that they do not touch. */
  readonly xTicks: readonly Tick[];
  /** Grid lines with labels left of the plot, bottom to top; `value` in the chart's unit. */
  readonly yTicks: readonly (Tick & { readonly value: number })[];
  /** Height of the zero line when zero is on the scale, else null. */
  readonly zero: number | null;
  /** In the chart's order; a legend is needed when there are two or more. */
  readonly series: readonly SeriesGeometry[];
  /** The middle of each x value, for pointers and hit areas. */
  readonly xs: readonly number[];
}

/** Average width of a digit over the text's height, a little over Inter's 0.62. */
const glyph = 0.64;

/**
 * Lays a chart out in `size`. Bars stand on zero and stack when there are several series; areas stand on zero one over
 * the other; lines may start above zero when all values are close together. A value that is no number is a gap.
 */
export function chartGeometry(chart: ReportChart, size: ChartSize): ChartGeometry {
  const unit = axisUnit(chart.yLabel);
  const [low, high] = valueRange(chart);
  const ticks = niceTicks(low, high, Math.min(6, Math.max(2, size.height / (size.text * 3.2))));
  const labels = ticks.values.map((value) => axisLabel(value, unit));
  const plot = plotBox(size, Math.max(...labels.map((label) => label.length)));
  const y = (value: number): number => plot.y + plot.height * (1 - (value - ticks.low) / (ticks.high - ticks.low));
  const xs = xPlaces(chart, plot);
  return {
    width: size.width,
    height: size.height,
    plot,
    xTicks: xTicks({ labels: chart.x, xs, size }),
    yTicks: ticks.values.map((value, at) => ({ at: y(value), value, label: labels[at] ?? '' })),
    zero: ticks.low <= 0 && ticks.high >= 0 ? y(0) : null,
    series: drawSeries({ chart, xs, y, barWidth: (plot.width / Math.max(1, chart.x.length)) * 0.64 }),
    xs,
  };
}

function plotBox(size: ChartSize, longest: number): Box {
  const left = Math.min(size.width / 3, longest * size.text * glyph + size.text * 0.6);
  const top = size.text * 0.7;
  return { x: left, y: top, width: size.width - left - size.text * 0.7, height: size.height - top - size.text * 1.9 };
}

/** Bars sit in the middle of equal slots; points of lines and areas reach from edge to edge. */
function xPlaces(chart: ReportChart, plot: Box): readonly number[] {
  const count = chart.x.length;
  if (chart.kind === 'bar') return chart.x.map((_, at) => plot.x + ((at + 0.5) * plot.width) / count);
  if (count === 1) return [plot.x + plot.width / 2];
  return chart.x.map((_, at) => plot.x + (at * plot.width) / (count - 1));
}

/** Every first, second, fifth, tenth … label, the first that leaves a letter's room between two. */
function xTicks({ labels, xs, size }: { readonly labels: readonly string[]; readonly xs: readonly number[]; readonly size: ChartSize }) {
  const longest = Math.max(1, ...labels.map((label) => label.length)) * size.text * glyph + size.text;
  const slot = (xs[1] ?? Number.POSITIVE_INFINITY) - (xs[0] ?? 0);
  const every = [1, 2, 3, 4, 5, 10, 12, 20, 24, 50, 60, 100].find((step) => step * slot >= longest) ?? labels.length;
  return labels.flatMap((label, at): Tick[] => {
    const half = (label.length * size.text * glyph) / 2;
    const place = Math.min(Math.max(xs[at] ?? 0, half), size.width - half);
    return at % every === 0 ? [{ at: place, label }] : [];
  });
}

/** The values to show, with zero where the shape stands on it: a bar or an area cut off at its foot lies. */
function valueRange(chart: ReportChart): readonly [number, number] {
  const columns =
    chart.kind === 'bar'
      ? chart.x.flatMap((_, at) => {
          const stack = chart.series.map(({ values }) => finite(values[at]));
          return [sum(stack.filter((value) => value > 0)), sum(stack.filter((value) => value < 0))];
        })
      : chart.series.flatMap(({ values }) => values.filter(Number.isFinite));
  const low = Math.min(...columns, Number.POSITIVE_INFINITY);
  const high = Math.max(...columns, Number.NEGATIVE_INFINITY);
  if (low > high) return [0, 1];
  const close = chart.kind === 'line' && low > 0 && (high - low) / high < 0.3;
  return close ? [low, high] : [Math.min(0, low), Math.max(0, high)];
}

const finite = (value: number | undefined): number => (value !== undefined && Number.isFinite(value) ? value : 0);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
