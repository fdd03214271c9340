import { nearestPlace, scatterGeometry, type ScatterGeometry } from '../../../core/chart/plots/scatterGeometry.ts';
import { ChartFrame, type ChartTableData, type ChartText } from './parts/ChartFrame.tsx';
import { PlotCanvas } from './parts/PlotCanvas.tsx';
import type { Tone } from '../../../core/chart/tone.ts';

export interface ScatterPoint {
  readonly id: string;
  readonly label: string;
  readonly x: number;
  readonly y: number;
  /** Determines the point's colour and shape. */
  readonly tone?: Tone;
}

export interface ScatterChartProps extends ChartText {
  readonly xLabel: string;
  readonly yLabel: string;
  /** There may be ten thousand points, because each tone is drawn as one path. */
  readonly points: readonly ScatterPoint[];
  readonly formatX: (value: number) => string;
  readonly formatY: (value: number) => string;
  readonly formatXTick: (value: number) => string;
  readonly formatYTick: (value: number) => string;
  /** Legend labels for the tones in use, in order. Without them there is no legend. */
  readonly toneWords?: readonly { readonly tone: Tone; readonly label: string }[];
  readonly onOpen?: (id: string) => void;
}

/** Maximum distance in pixels at which a touch selects a point. */
const reach = 28;

/** A scatter plot. Selecting the highlighted point opens it. */
export function ScatterChart(props: ScatterChartProps) {
  const { title, summary, heading, xLabel, yLabel, points, formatXTick, formatYTick, toneWords = [], onOpen } = props;
  return (
    <ChartFrame title={title} summary={summary} heading={heading ?? 'none'} table={() => pointTable(props)}>
      <PlotCanvas<ScatterGeometry>
        title={title}
        summary={summary}
        count={points.length}
        layOut={(size) => scatterGeometry({ points, xText: formatXTick, yText: formatYTick }, size)}
        pointAt={({ places }, place) => nearestPlace(places, place, reach)}
        say={(point) => describePoint(props, point)}
        renderHead={(point) => (
          <div className="flex min-h-6 flex-wrap items-baseline justify-between gap-x-5 gap-y-1 text-sm text-ink-2">
            <span className="min-w-0 truncate">{point === null ? yLabel : <ReadPoint {...props} at={point} />}</span>
            <span className="flex flex-wrap gap-x-4">
              {toneWords.map(({ tone, label }) => (
                <span key={tone} className="inline-flex items-center gap-1.5">
                  <svg viewBox="0 0 12 12" className="size-3" aria-hidden="true">
                    <Dots tone={tone} places={[{ x: 6, y: 6 }]} />
                  </svg>
                  {label}
                </span>
              ))}
            </span>
          </div>
        )}
        renderPlot={(geometry, point) => <Points points={points} places={geometry.places} point={point} />}
        foot={<p className="text-right text-[13px] text-ink-3">{xLabel}</p>}
        onOpen={onOpen === undefined ? undefined : (point) => onOpen(points[point]?.id ?? '')}
      />
    </ChartFrame>
  );
}

const tones = ['neutral', 'poor', 'fair', 'good'] as const satisfies readonly Tone[];

interface PointsProps extends Pick<ScatterChartProps, 'points'> {
  readonly places: ScatterGeometry['places'];
  readonly point: number | null;
}

function Points({ points, places, point }: PointsProps) {
  const read = point === null ? null : (places[point] ?? null);
  return (
    <>
      {tones.map((tone) => (
        <Dots
          key={tone}
          tone={tone}
          places={places.flatMap((place, at) => (place !== null && (points[at]?.tone ?? 'neutral') === tone ? [place] : []))}
        />
      ))}
      {read === null ? null : <circle cx={read.x} cy={read.y} r={9} className="fill-none stroke-ink" strokeWidth={2} />}
    </>
  );
}

/** The shapes, which differ as well as the colours: a dot for good, a triangle for fair, a square for poor, a small dot for no verdict. */
const marks: Readonly<
  Record<Tone, { readonly look: string; readonly width: number; readonly cap: 'round' | 'square'; readonly d: string }>
> = {
  good: { look: 'stroke-good', width: 8, cap: 'round', d: 'h0' },
  fair: { look: 'stroke-fair fill-fair', width: 2, cap: 'round', d: 'm0 -3.5l3.5 6h-7z' },
  poor: { look: 'stroke-poor', width: 6.5, cap: 'square', d: 'h0.01' },
  neutral: { look: 'stroke-ink-3', width: 6, cap: 'round', d: 'h0' },
};

/** All points of a tone as one path, so that thousands render quickly. */
function Dots({ tone, places }: { readonly tone: Tone; readonly places: readonly { readonly x: number; readonly y: number }[] }) {
  const { look, width, cap, d } = marks[tone];
  if (places.length === 0) return null;
  const path = places.map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}${d}`).join('');
  return <path d={path} className={`${look} opacity-80`} strokeWidth={width} strokeLinecap={cap} strokeLinejoin="round" />;
}

function ReadPoint({ points, formatX, formatY, at }: ScatterChartProps & { readonly at: number }) {
  const point = points[at];
  if (point === undefined) return null;
  return (
    <>
      <span className="font-semibold text-ink">{point.label}</span>
      {` · ${formatX(point.x)} · ${formatY(point.y)}`}
    </>
  );
}

function describePoint({ points, xLabel, yLabel, formatX, formatY }: ScatterChartProps, at: number): string {
  const point = points[at];
  return point === undefined ? '' : `${point.label}: ${xLabel} ${formatX(point.x)}, ${yLabel} ${formatY(point.y)}`;
}

const pointTable = ({ points, xLabel, yLabel, formatX, formatY }: ScatterChartProps): ChartTableData => ({
  columns: [{ label: 'Name' }, { label: xLabel, align: 'right' }, { label: yLabel, align: 'right' }],
  rows: points.map(({ label, x, y }) => [label, Number.isFinite(x) ? formatX(x) : '–', Number.isFinite(y) ? formatY(y) : '–']),
});
