import { stack, stackOffsetDiverging } from 'd3-shape';
import { thinTicks, type ChartSize } from '../axes.ts';
import type { Box } from '../pathRecorder.ts';
import { rangeOf, uprightScale, type PlotAxes, type TickText } from './plotScale.ts';

/**
 * Columns over named slots. `stacked`: gains are stacked upwards from zero and losses downwards; `beside`: columns are drawn next to each
 * other.
 */
export interface ColumnInput {
  readonly labels: readonly string[];
  readonly series: readonly { readonly values: readonly number[] }[];
  readonly layout: 'stacked' | 'beside';
  readonly text: TickText;
}

export interface ColumnGeometry extends PlotAxes {
  /** The middle of each slot. */
  readonly xs: readonly number[];
  readonly slot: number;
  /** The columns by series, then by slot; null for zero or a value that is not a number. */
  readonly bars: readonly (readonly (Box | null)[])[];
}

/** Columns laid out in `size`. */
export function columnGeometry(input: ColumnInput, size: ChartSize): ColumnGeometry {
  const spans = input.layout === 'stacked' ? stackedSpans(input) : besideSpans(input);
  const { plot, y, yTicks, zero } = uprightScale(rangeOf(spans.flat(2), 'zero'), input.text, size);
  const slot = plot.width / Math.max(1, input.labels.length);
  const xs = input.labels.map((_, at) => plot.x + (at + 0.5) * slot);
  const width = slot * (input.layout === 'stacked' ? 0.64 : 0.8 / Math.max(1, input.series.length));
  const left = (key: number): number => (input.layout === 'stacked' ? -width / 2 : (key - input.series.length / 2) * width);
  const bars = spans.map((row, key) =>
    row.map(([from, to], at): Box | null => {
      const [top, foot] = [Math.min(y(from), y(to)), Math.max(y(from), y(to))];
      return from === to ? null : { x: (xs[at] ?? 0) + left(key), y: top, width, height: foot - top };
    }),
  );
  return {
    width: size.width,
    height: size.height,
    plot,
    yTicks,
    zero,
    xs,
    slot,
    bars,
    xTicks: thinTicks({ labels: input.labels, xs, size }),
  };
}

type Spans = readonly (readonly (readonly [from: number, to: number])[])[];

const known = (value: number | undefined): number => (value !== undefined && Number.isFinite(value) ? value : 0);

function stackedSpans({ labels, series }: ColumnInput): Spans {
  const layers = stack<readonly number[], number>()
    .keys(series.map((_, key) => key))
    .value((column, key) => column[key] ?? 0)
    .offset(stackOffsetDiverging)(labels.map((_, at) => series.map(({ values }) => known(values[at]))));
  return layers.map((layer) => layer.map(([from, to]) => [from, to] as const));
}

const besideSpans = ({ labels, series }: ColumnInput): Spans =>
  series.map(({ values }) => labels.map((_, at) => [0, known(values[at])] as const));
