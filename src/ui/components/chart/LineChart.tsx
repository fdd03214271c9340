import { toSvgPath, type Box } from '../../../core/chart/pathRecorder.ts';
import { fanGeometry, type FanGeometry } from '../../../core/chart/plots/fanGeometry.ts';
import { ChartFrame, type ChartTableData, type ChartText } from './parts/ChartFrame.tsx';
import { seriesLook } from './parts/seriesLook.ts';
import { Legend, type LegendItem } from './parts/Legend.tsx';
import { PlotCanvas } from './parts/PlotCanvas.tsx';

export interface ChartLine {
  readonly label: string;
  /** One value per point; NaN is a gap. */
  readonly values: readonly number[];
  /** Fills down to zero. */
  readonly filled?: boolean;
}

/** A range around the line with index `of`, e.g. from the 5th to the 95th percentile of simulations. */
export interface ChartBand {
  readonly label: string;
  readonly low: readonly number[];
  readonly high: readonly number[];
  /** Index of its line in `lines`, which sets its colour. */
  readonly of?: number;
}

export interface LineChartProps extends ChartText {
  /** Name of a point, e.g. "Year". Also the header of the table's first column. */
  readonly xLabel: string;
  readonly points: readonly { readonly at: number; readonly label: string }[];
  readonly lines: readonly ChartLine[];
  /** Widest first. */
  readonly bands?: readonly ChartBand[];
  /** Horizontal lines, e.g. a target. */
  readonly levels?: readonly { readonly value: number; readonly label: string }[];
  /** A value in full: "£12,345". */
  readonly format: (value: number) => string;
  /** A value on the axis, short: "£12k". */
  readonly formatTick: (value: number) => string;
}

const none: readonly never[] = [];

/** Lines, areas and fan charts over years or dates. */
export function LineChart(props: LineChartProps) {
  const { title, summary, heading, points, lines, bands = none, levels = none, formatTick } = props;
  return (
    <ChartFrame title={title} summary={summary} heading={heading ?? 'none'} table={() => lineTable(props)}>
      <PlotCanvas<FanGeometry>
        title={title}
        summary={summary}
        count={points.length}
        layOut={(size) => fanGeometry({ points, lines, bands, levels: levels.map(({ value }) => value), text: formatTick }, size)}
        pointAt={({ xs }, { x }) => nearest(xs, x)}
        markAt={({ xs, plot }, point): Box => ({ x: (xs[point] ?? 0) - 1, y: plot.y, width: 2, height: plot.height })}
        say={(point) => describePoint(props, point)}
        renderHead={(point) => <Legend at={points[point ?? points.length - 1]?.label ?? ''} items={legend(props, point)} />}
        renderPlot={(geometry, point) => <Shapes {...props} geometry={geometry} point={point} />}
      />
    </ChartFrame>
  );
}

interface ShapesProps extends LineChartProps {
  readonly geometry: FanGeometry;
  readonly point: number | null;
}

function Shapes({ lines, bands = none, levels = none, geometry, point }: ShapesProps) {
  const { plot } = geometry;
  return (
    <>
      {geometry.bands.map((path, at) => (
        <path
          key={bands[at]?.label}
          d={toSvgPath(path)}
          className={`${seriesLook(bands[at]?.of ?? 0).fill} opacity-16 forced-colors:opacity-30`}
        />
      ))}
      {geometry.levels.map((y, at) => (
        <g key={levels[at]?.label}>
          <path d={`M${plot.x} ${y}H${plot.x + plot.width}`} className="stroke-ink-2" strokeWidth={1.25} strokeDasharray="4 3" />
          <text x={plot.x + 4} y={y - 5} className="num fill-ink-2 stroke-card text-[12px] [paint-order:stroke] [stroke-width:4px]">
            {levels[at]?.label}
          </text>
        </g>
      ))}
      {geometry.lines.map(({ stroke, fill, ys }, at) => {
        const look = seriesLook(at);
        const shown = point ?? ys.findLastIndex((y) => y !== null);
        const y = ys[shown] ?? null;
        return (
          <g key={lines[at]?.label}>
            <path d={toSvgPath(fill)} className={`${look.fill} opacity-14`} />
            <path
              d={toSvgPath(stroke)}
              className={look.stroke}
              fill="none"
              strokeWidth={2.25}
              strokeLinejoin="round"
              strokeDasharray={look.dash}
            />
            {y === null ? null : <circle cx={geometry.xs[shown]} cy={y} r={4} className={`${look.fill} stroke-card`} strokeWidth={1.5} />}
          </g>
        );
      })}
    </>
  );
}

/** Index of the nearest point; null without points. */
function nearest(xs: readonly number[], x: number): number | null {
  let found: number | null = null;
  for (const [at, place] of xs.entries()) {
    if (found === null || Math.abs(place - x) < Math.abs((xs[found] ?? 0) - x)) found = at;
  }
  return found;
}

const known = (value: number | undefined): value is number => value !== undefined && Number.isFinite(value);

const text = (value: number | undefined, format: (value: number) => string): string => (known(value) ? format(value) : '–');

const rangeText = ({ low, high }: ChartBand, point: number, format: (value: number) => string): string =>
  known(low[point]) && known(high[point]) ? `${format(low[point])} to ${format(high[point])}` : '–';

function legend({ points, lines, bands = none, format }: LineChartProps, point: number | null): readonly LegendItem[] {
  const shown = point ?? points.length - 1;
  return [
    ...lines.map(({ label, values }, look): LegendItem => ({ label, look, shape: 'line', value: text(values[shown], format) })),
    ...bands.map((band): LegendItem => ({ label: band.label, look: band.of ?? 0, shape: 'band', value: rangeText(band, shown, format) })),
  ];
}

function describePoint(props: LineChartProps, point: number): string {
  const parts = legend(props, point).map(({ label, value }) => `${label} ${value ?? ''}`);
  return `${props.points[point]?.label ?? ''}: ${parts.join('; ')}`;
}

function lineTable({ xLabel, points, lines, bands = none, format }: LineChartProps): ChartTableData {
  const heads = [...lines, ...bands].map(({ label }) => ({ label, align: 'right' as const }));
  return {
    columns: [{ label: xLabel }, ...heads],
    rows: points.map(({ label }, at) => [
      label,
      ...lines.map(({ values }) => text(values[at], format)),
      ...bands.map((band) => rangeText(band, at, format)),
    ]),
  };
}
