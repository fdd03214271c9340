import { area, curveMonotoneX, line, stack, stackOffsetDiverging } from 'd3-shape';
import { asCanvas, boxPath, recordPath, type Path } from './pathRecorder.ts';
import type { ReportChart } from './reportChart.ts';

/** A drawn series. `fill` is a closed shape (bars, area), `stroke` an open line; each is empty if the kind has none. */
export interface SeriesGeometry {
  readonly label: string;
  readonly fill: Path;
  readonly stroke: Path;
  /**
   * The bars below zero if there is a single series. They are not part of `fill`, because losses have their own colour. Otherwise empty.
   */
  readonly loss: Path;
  /** The position of the last known value, for a dot or label; null if no value is known. */
  readonly end: { readonly x: number; readonly y: number; readonly value: number } | null;
}

interface SeriesRoom {
  readonly chart: ReportChart;
  readonly xs: readonly number[];
  readonly y: (value: number) => number;
  readonly barWidth: number;
}

/** The paths of every series of a chart, computed with d3-shape. */
export function drawSeries(room: SeriesRoom): readonly SeriesGeometry[] {
  return room.chart.kind === 'bar' ? drawBars(room) : room.chart.series.map((series) => drawLine(room, series));
}

interface Point {
  readonly x: number;
  readonly value: number;
}

function drawLine({ chart, xs, y }: SeriesRoom, series: ReportChart['series'][number]): SeriesGeometry {
  const points: readonly Point[] = xs.map((x, at) => ({ x, value: series.values[at] ?? Number.NaN }));
  const known = (point: Point): boolean => Number.isFinite(point.value);
  const stroke = line<Point>(
    (point) => point.x,
    (point) => y(point.value),
  )
    .defined(known)
    .curve(curveMonotoneX);
  const fill = area<Point>(
    (point) => point.x,
    y(0),
    (point) => y(point.value),
  )
    .defined(known)
    .curve(curveMonotoneX);
  const last = points.findLast(known);
  return {
    label: series.label,
    fill: chart.kind === 'area' ? recordPath((path) => fill.context(asCanvas(path))([...points])) : [],
    stroke: recordPath((path) => stroke.context(asCanvas(path))([...points])),
    loss: [],
    end: last === undefined ? null : { x: last.x, y: y(last.value), value: last.value },
  };
}

/** Positive parts stack upwards from zero and negative ones downwards, so that a loss never hides a gain. */
function drawBars({ chart, xs, y, barWidth }: SeriesRoom): readonly SeriesGeometry[] {
  const columns = chart.x.map((_, at) => chart.series.map(({ values }) => (Number.isFinite(values[at]) ? (values[at] ?? 0) : 0)));
  const layers = stack<readonly number[], number>()
    .keys(chart.series.map((_, key) => key))
    .value((column, key) => column[key] ?? 0)
    .offset(stackOffsetDiverging)([...columns]);
  const isAlone = layers.length === 1;
  return layers.map((layer, key) => {
    const bars = (isLoss: boolean): Path =>
      layer.flatMap(([from, to], column) =>
        isAlone && isLoss !== from < 0 ? [] : bar({ x: xs[column] ?? 0, barWidth, from: y(from), to: y(to) }),
      );
    const values = chart.series[key]?.values ?? [];
    const at = values.findLastIndex(Number.isFinite);
    return {
      label: chart.series[key]?.label ?? '',
      fill: bars(false),
      stroke: [],
      loss: isAlone ? bars(true) : [],
      end: at < 0 ? null : { x: xs[at] ?? 0, y: y(layer[at]?.[1] ?? 0), value: values[at] ?? 0 },
    };
  });
}

function bar({
  x,
  barWidth,
  from,
  to,
}: {
  readonly x: number;
  readonly barWidth: number;
  readonly from: number;
  readonly to: number;
}): Path {
  if (from === to) return [];
  return boxPath({ x: x - barWidth / 2, y: Math.min(from, to), width: barWidth, height: Math.abs(from - to) });
}
