import type { FanChart } from './fanChart.ts';
import type { SpanChart } from './spanChart.ts';

/** What the full report adds to a report's tables: charts of chance and of points, and what they say in sentences. */
export interface ReportDepth {
  /** From a standard deal to this one, point by point; null where the score was not compared. */
  readonly waterfall: SpanChart | null;
  readonly tornado: SpanChart;
  readonly fans: readonly FanChart[];
  /** What risk comes to, in sentences. */
  readonly risk: readonly string[];
  /** What the mortgages compared come to, in sentences. */
  readonly mortgages: readonly string[];
}
