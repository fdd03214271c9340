import { histogramGeometry, type Bin, type HistogramGeometry } from '../../../core/chart/plots/histogramGeometry.ts';
import { ChartFrame, type ChartTableData, type ChartText } from './parts/ChartFrame.tsx';
import { Legend } from './parts/Legend.tsx';
import { PlotCanvas } from './parts/PlotCanvas.tsx';

export interface HistogramProps extends ChartText {
  /** Label of the horizontal axis, e.g. "IRR". */
  readonly xLabel: string;
  /** What a bin's height counts, e.g. "simulations". */
  readonly countLabel: string;
  /** In order; `binValues` creates them from numbers. */
  readonly bins: readonly Bin[];
  /** Values marked with a line, e.g. the median or a target. */
  readonly marks?: readonly { readonly value: number; readonly label: string }[];
  /** Bins that end at or below this value, e.g. 0, are losses and are drawn in red. */
  readonly lossBelow?: number | undefined;
  /** Called to open a bin's contents, on click or Enter. */
  readonly onOpen?: ((bin: Bin) => void) | undefined;
  readonly format: (value: number) => string;
  readonly formatTick: (value: number) => string;
}

const none: readonly never[] = [];
const count = (value: number): string => value.toLocaleString('en-GB', { maximumFractionDigits: 2 });
/** Counts are whole numbers, so fractional ticks get no label. */
const countTick = (value: number): string => (Number.isInteger(value) ? count(value) : '');

/** A histogram: how often a value falls into each range. */
export function Histogram(props: HistogramProps) {
  const { title, summary, heading, xLabel, countLabel, bins, marks = none, formatTick, onOpen } = props;
  return (
    <ChartFrame title={title} summary={summary} heading={heading ?? 'none'} table={() => binTable(props)}>
      <PlotCanvas<HistogramGeometry>
        title={title}
        summary={summary}
        count={bins.length}
        layOut={(size) => histogramGeometry({ bins, marks: marks.map(({ value }) => value), text: formatTick, countText: countTick }, size)}
        pointAt={({ bars }, { x }) => {
          const at = bars.findIndex((bar) => x >= bar.x - 1 && x <= bar.x + bar.width + 1);
          return at < 0 ? null : at;
        }}
        markAt={({ bars, plot }, point) => {
          const bar = bars[point];
          return bar === undefined ? null : { x: bar.x, y: plot.y, width: bar.width, height: plot.height };
        }}
        say={(point) => `${binText(props, point)}: ${count(bins[point]?.count ?? 0)} ${countLabel}`}
        renderHead={(point) => (
          <Legend
            at={point === null ? '' : binText(props, point)}
            items={[{ label: countLabel, look: 0, shape: 'block', value: point === null ? undefined : count(bins[point]?.count ?? 0) }]}
          />
        )}
        renderPlot={(geometry) => <Shapes {...props} geometry={geometry} />}
        onOpen={
          onOpen === undefined
            ? undefined
            : (point) => {
                const bin = bins[point];
                if (bin !== undefined && bin.count > 0) onOpen(bin);
              }
        }
        foot={<p className="text-right text-[13px] text-ink-3">{xLabel}</p>}
      />
    </ChartFrame>
  );
}

function Shapes({ bins, marks = none, lossBelow, geometry }: HistogramProps & { readonly geometry: HistogramGeometry }) {
  const { plot } = geometry;
  return (
    <>
      {geometry.bars.map((bar, at) => (
        <rect
          key={bins[at]?.from}
          {...bar}
          className={lossBelow !== undefined && (bins[at]?.to ?? 0) <= lossBelow ? 'fill-poor' : 'fill-chart-1'}
        />
      ))}
      {geometry.marks.map((x, at) => {
        const toLeft = x > plot.x + plot.width * 0.7;
        return (
          <g key={marks[at]?.label}>
            <path
              d={`M${x} ${plot.y}V${plot.y + plot.height}`}
              className="stroke-ink"
              strokeWidth={1.5}
              strokeDasharray={at === 0 ? undefined : '4 3'}
            />
            <text
              x={x + (toLeft ? -6 : 6)}
              y={plot.y + 11 + at * 16}
              textAnchor={toLeft ? 'end' : 'start'}
              className="num fill-ink stroke-card text-[12px] font-medium [paint-order:stroke] [stroke-width:4px]"
            >
              {marks[at]?.label}
            </text>
          </g>
        );
      })}
    </>
  );
}

const binText = ({ bins, format }: HistogramProps, at: number): string => {
  const bin = bins[at];
  return bin === undefined ? '' : `${format(bin.from)} to ${format(bin.to)}`;
};

const binTable = (props: HistogramProps): ChartTableData => ({
  columns: [{ label: props.xLabel }, { label: props.countLabel, align: 'right' }],
  rows: props.bins.map((bin, at) => [binText(props, at), count(bin.count)]),
});
