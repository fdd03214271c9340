import { area, curveMonotoneX, line } from 'd3-shape';
import { thinTicks, type ChartSize, type Tick } from '../axes.ts';
import { asCanvas, recordPath, type Box, type Path } from '../pathRecorder.ts';
import { rangeOf, uprightScale, type PlotAxes, type TickText } from './plotScale.ts';

/** Lines over shared x positions, with likely ranges. A value that is not a number leaves a gap. */
export interface FanInput {
  /** `at` is an increasing position in any unit (years, days); `label` is its text on the axis. */
  readonly points: readonly { readonly at: number; readonly label: string }[];
  readonly lines: readonly { readonly values: readonly number[]; readonly filled?: boolean }[];
  /** Widest first, so that the likelier range is drawn on top. */
  readonly bands: readonly { readonly low: readonly number[]; readonly high: readonly number[] }[];
  /** Horizontal reference lines, e.g. a target. */
  readonly levels: readonly number[];
  readonly text: TickText;
}

export interface FanGeometry extends PlotAxes {
  readonly xs: readonly number[];
  readonly bands: readonly Path[];
  readonly lines: readonly { readonly stroke: Path; readonly fill: Path; readonly ys: readonly (number | null)[] }[];
  readonly levels: readonly number[];
}

/** Lines, areas and fans laid out in `size`. Areas start at zero; lines start above it if all values are close together. */
export function fanGeometry(input: FanInput, size: ChartSize): FanGeometry {
  const values = [
    ...input.lines.flatMap((each) => each.values),
    ...input.bands.flatMap(({ low, high }) => [...low, ...high]),
    ...input.levels,
  ];
  const foot = input.lines.some(({ filled }) => filled === true) ? 'zero' : 'near';
  const { plot, y, yTicks, zero } = uprightScale(rangeOf(values, foot), input.text, size);
  const xs = pointPlaces(input.points, plot);
  return {
    width: size.width,
    height: size.height,
    plot,
    yTicks,
    zero,
    xs,
    xTicks: isEven(xs) ? thinTicks({ labels: input.points.map(({ label }) => label), xs, size }) : greedyTicks(input, xs, size),
    bands: input.bands.map((band) => bandPath(band, xs, y)),
    lines: input.lines.map((each) => drawLine(each, xs, y)),
    levels: input.levels.map(y),
  };
}

/** The points placed by position, or in equal steps if all positions are equal. */
function pointPlaces(points: FanInput['points'], plot: Box): readonly number[] {
  const [low, high] = rangeOf(
    points.map(({ at }) => at),
    'none',
  );
  if (points.length < 2 || high === low) return points.map(() => plot.x + plot.width / 2);
  return points.map(({ at }) => plot.x + ((at - low) / (high - low)) * plot.width);
}

function isEven(xs: readonly number[]): boolean {
  const step = (xs[1] ?? 0) - (xs[0] ?? 0);
  return xs.every((x, at) => at === 0 || Math.abs(x - (xs[at - 1] ?? 0) - step) < 0.01 * step);
}

/** The labels of unevenly spaced points, leaving out each one that would touch the previous label. */
function greedyTicks({ points }: FanInput, xs: readonly number[], size: ChartSize): readonly Tick[] {
  const ticks: Tick[] = [];
  let free = Number.NEGATIVE_INFINITY;
  for (const [index, { label }] of points.entries()) {
    const half = (label.length * size.text * 0.64) / 2;
    const at = Math.min(Math.max(xs[index] ?? 0, half), size.width - half);
    if (at - half < free) continue;
    ticks.push({ at, label });
    free = at + half + size.text;
  }
  return ticks;
}

interface Point {
  readonly x: number;
  readonly low: number;
  readonly high: number;
}

const isKnown = ({ low, high }: Point): boolean => Number.isFinite(low) && Number.isFinite(high);

function drawLine({ values, filled = false }: FanInput['lines'][number], xs: readonly number[], y: (value: number) => number) {
  const points: readonly Point[] = xs.map((x, at) => ({ x, low: 0, high: values[at] ?? Number.NaN }));
  const stroke = line<Point>(
    ({ x }) => x,
    ({ high }) => y(high),
  )
    .defined(isKnown)
    .curve(curveMonotoneX);
  return {
    stroke: recordPath((path) => stroke.context(asCanvas(path))([...points])),
    fill: filled ? areaPath(points, y) : [],
    ys: points.map((point) => (isKnown(point) ? y(point.high) : null)),
  };
}

const bandPath = ({ low, high }: FanInput['bands'][number], xs: readonly number[], y: (value: number) => number): Path =>
  areaPath(
    xs.map((x, at) => ({ x, low: low[at] ?? Number.NaN, high: high[at] ?? Number.NaN })),
    y,
  );

function areaPath(points: readonly Point[], y: (value: number) => number): Path {
  const shape = area<Point>(
    ({ x }) => x,
    ({ low }) => y(low),
    ({ high }) => y(high),
  )
    .defined(isKnown)
    .curve(curveMonotoneX);
  return recordPath((path) => shape.context(asCanvas(path))([...points]));
}
