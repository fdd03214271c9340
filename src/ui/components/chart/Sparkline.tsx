import { toSvgPath } from '../../../core/chart/pathRecorder.ts';
import { sparkGeometry } from '../../../core/chart/plots/sparkGeometry.ts';

interface SparklineProps {
  readonly values: readonly number[];
  /** Text alternative, e.g. "Price: £190,000 in April, £185,000 now". Without it the line is decorative. */
  readonly summary?: string | undefined;
  readonly width?: number;
  readonly height?: number;
}

/** A word-sized line chart on its own scale. */
export function Sparkline({ values, summary, width = 88, height = 24 }: SparklineProps) {
  const { stroke, fill, end } = sparkGeometry(values, { width, height, dot: 3 });
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      style={{ width, height }}
      className="inline-block align-middle [print-color-adjust:exact]"
      {...(summary === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': summary })}
    >
      {summary === undefined ? null : <title>{summary}</title>}
      <path d={toSvgPath(fill)} className="fill-chart-1 opacity-12" />
      <path d={toSvgPath(stroke)} className="stroke-chart-1" fill="none" strokeWidth={1.75} strokeLinejoin="round" strokeLinecap="round" />
      {end === null ? null : <circle cx={end.x} cy={end.y} r={2.75} className="fill-chart-1" />}
    </svg>
  );
}
