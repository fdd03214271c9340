import { plotBox, thinTicks, tickLabels, type ChartSize, type Tick } from './axes.ts';
import { axisLabel, axisUnit } from './axisLabel.ts';
import { drawSeries, type SeriesGeometry } from './chartSeries.ts';
import { niceTicks } from './niceTicks.ts';
import type { Box } from './pathRecorder.ts';
import type { ReportChart } from './reportChart.ts';

/** A chart as plain shapes, with y downwards from the top left corner. It is the same for screen and PDF. */
export interface ChartGeometry {
  readonly width: number;
  readonly height: number;
  readonly plot: Box;
  /** Labels under the plot; `at` is the middle of the label. They are thinned so that they do not touch. */
  readonly xTicks: readonly Tick[];
  /** Grid lines with labels to the left of the plot, from bottom to top. `value` is in the chart's unit. */
  readonly yTicks: readonly (Tick & { readonly value: number })[];
  /** The height of the zero line if zero is on the scale, else null. */
  readonly zero: number | null;
  /** The series in the chart's order. A legend is needed if there are two or more. */
  readonly series: readonly SeriesGeometry[];
  /** The x position of each value (for a bar, its middle), for pointers and hit areas. */
  readonly xs: readonly number[];
}

/**
 * A chart laid out in `size`. Bars start at zero and stack if there are several series. Areas start at zero and stack; lines may start
 * above zero if all values are close together. A value that is not a number is a gap.
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
    xTicks: thinTicks({ labels: tickLabels(chart.x, chart.xLabel), xs, size }),
    yTicks: ticks.values.map((value, at) => ({ at: y(value), value, label: labels[at] ?? '' })),
    zero: ticks.low <= 0 && ticks.high >= 0 ? y(0) : null,
    series: drawSeries({ chart, xs, y, barWidth: (plot.width / Math.max(1, chart.x.length)) * 0.64 }),
    xs,
  };
}

/** The x positions. Bars are centred in equal slots; the points of lines and areas extend from edge to edge. */
function xPlaces(chart: ReportChart, plot: Box): readonly number[] {
  const count = chart.x.length;
  if (chart.kind === 'bar') return chart.x.map((_, at) => plot.x + ((at + 0.5) * plot.width) / count);
  if (count === 1) return [plot.x + plot.width / 2];
  return chart.x.map((_, at) => plot.x + (at * plot.width) / (count - 1));
}

/** The range of values to show. It includes zero if the shape starts there, because a truncated bar or area misleads. */
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
