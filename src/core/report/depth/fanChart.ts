import { area, curveMonotoneX, line } from 'd3-shape';
import { chartGeometry, type ChartGeometry, type ChartSize } from '../charts/chartGeometry.ts';
import { recordPath, type Path, type PathContext } from '../charts/pathRecorder.ts';

/** What many futures come to, year by year: a middle and bands around it, in major units or percent. */
export interface FanChart {
  readonly id: string;
  readonly title: string;
  readonly xLabel: string;
  readonly yLabel: string;
  readonly x: readonly string[];
  readonly middle: { readonly label: string; readonly values: readonly number[] };
  /** Widest first. */
  readonly bands: readonly { readonly label: string; readonly low: readonly number[]; readonly high: readonly number[] }[];
  /** One sentence that says what the chart shows, for those who do not see it. */
  readonly summary: string;
}

/** A fan as plain shapes: axes as of any chart, each band a closed shape, the middle an open line. */
export interface FanGeometry {
  readonly axes: ChartGeometry;
  readonly bands: readonly Path[];
  readonly middle: Path;
}

/** Lays a fan out in `size`; the same for screen and PDF. */
export function fanGeometry(fan: FanChart, size: ChartSize): FanGeometry {
  const edges = fan.bands.flatMap(({ label, low, high }) => [
    { label, values: low },
    { label, values: high },
  ]);
  const { id, title, xLabel, yLabel, x, summary } = fan;
  const axes = chartGeometry({ id, title, xLabel, yLabel, x, summary, kind: 'area', series: [fan.middle, ...edges] }, size);
  const place = placeOn(axes);
  const years = axes.xs.map((_, at) => at);
  const along = (at: number): number => axes.xs[at] ?? 0;
  const middle = line<number>(along, (at) => place(fan.middle.values[at] ?? 0)).curve(curveMonotoneX);
  return {
    axes,
    middle: recordPath((path) => middle.context(asCanvas(path))(years)),
    bands: fan.bands.map(({ low, high }) => {
      const shape = area<number>(
        along,
        (at) => place(low[at] ?? 0),
        (at) => place(high[at] ?? 0),
      ).curve(curveMonotoneX);
      return recordPath((path) => shape.context(asCanvas(path))(years));
    }),
  };
}

/** A value's height on the axis, read off two of its marks. */
function placeOn({ yTicks, plot }: ChartGeometry): (value: number) => number {
  const [first, last] = [yTicks.at(0), yTicks.at(-1)];
  if (first === undefined || last === undefined || first.value === last.value) return () => plot.y + plot.height;
  const perUnit = (last.at - first.at) / (last.value - first.value);
  return (value) => first.at + (value - first.value) * perUnit;
}

/** d3 asks for a whole canvas, but lines and areas only move, draw lines and curves, and close. */
const asCanvas = (path: PathContext): never => path as unknown as never;
