import type { Box } from '../../../core/chart/pathRecorder.ts';
import { columnGeometry, type ColumnGeometry } from '../../../core/chart/plots/columnGeometry.ts';
import { ChartFrame, type ChartTableData, type ChartText } from './parts/ChartFrame.tsx';
import { seriesLook } from './parts/seriesLook.ts';
import { Legend, type LegendItem } from './parts/Legend.tsx';
import { PlotCanvas } from './parts/PlotCanvas.tsx';

export interface BarChartProps extends ChartText {
  /** Category name, e.g. "Year". Also the header of the table's first column. */
  readonly xLabel: string;
  readonly labels: readonly string[];
  /** One value per label; losses are negative. A single series is green above zero and red below, and its labels have a sign. */
  readonly series: readonly { readonly label: string; readonly values: readonly number[] }[];
  /** Several series: stacked (default) or side by side. */
  readonly layout?: 'stacked' | 'beside';
  readonly format: (value: number) => string;
  readonly formatTick: (value: number) => string;
}

/** Vertical bars over years or other short names. Long names need the horizontal bars of `WaterfallChart`. */
export function BarChart(props: BarChartProps) {
  const { title, summary, heading, labels, series, layout = 'stacked', formatTick } = props;
  return (
    <ChartFrame title={title} summary={summary} heading={heading ?? 'none'} table={() => barTable(props)}>
      <PlotCanvas<ColumnGeometry>
        title={title}
        summary={summary}
        count={labels.length}
        layOut={(size) => columnGeometry({ labels, series, layout, text: formatTick }, size)}
        pointAt={({ plot, slot }, { x }) => {
          const at = Math.floor((x - plot.x) / slot);
          return at >= 0 && at < labels.length ? at : null;
        }}
        markAt={({ xs, plot, slot }, point): Box => ({ x: (xs[point] ?? 0) - slot / 2, y: plot.y, width: slot, height: plot.height })}
        say={(point) => describeBars(props, point)}
        renderHead={(point) => <Legend at={point === null ? '' : (labels[point] ?? '')} items={legend(props, point)} />}
        renderPlot={(geometry) => <Bars {...props} bars={geometry.bars} />}
      />
    </ChartFrame>
  );
}

function Bars({ labels, series, bars }: BarChartProps & Pick<ColumnGeometry, 'bars'>) {
  return bars.map((row, key) => (
    <g key={series[key]?.label}>
      {row.map((box, at) =>
        box === null ? null : (
          <rect
            key={labels[at]}
            {...box}
            rx={Math.min(2, box.width / 4)}
            className={`${series.length === 1 && (series[0]?.values[at] ?? 0) < 0 ? 'fill-poor' : seriesLook(key).fill} stroke-card`}
            strokeWidth={bars.length > 1 ? 0.75 : 0}
          />
        ),
      )}
    </g>
  ));
}

const text = (value: number | undefined, format: (value: number) => string): string =>
  value !== undefined && Number.isFinite(value) ? format(value) : '–';

function legend({ series, format }: BarChartProps, point: number | null): readonly LegendItem[] {
  return series.map(({ label, values }, look) => ({
    label,
    look,
    shape: 'block',
    value: point === null ? undefined : text(values[point], format),
  }));
}

function describeBars(props: BarChartProps, point: number): string {
  const parts = legend(props, point).map(({ label, value }) => `${label} ${value ?? ''}`);
  return `${props.labels[point] ?? ''}: ${parts.join('; ')}`;
}

const barTable = ({ xLabel, labels, series, format }: BarChartProps): ChartTableData => ({
  columns: [{ label: xLabel }, ...series.map(({ label }) => ({ label, align: 'right' as const }))],
  rows: labels.map((label, at) => [label, ...series.map(({ values }) => text(values[at], format))]),
});
