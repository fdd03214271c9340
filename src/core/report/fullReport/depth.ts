import type { FanChart } from './fanChart.ts';
import type { SpanChart } from './spanChart.ts';

/** What the full report adds to a report's tables: charts of chance and of what moves a figure, and what they say in sentences. */
export interface ReportDepth {
  readonly tornado: SpanChart;
  readonly fans: readonly FanChart[];
  /** What risk comes to, in sentences. */
  readonly risk: readonly string[];
  /** What the mortgages compared come to, in sentences. */
  readonly mortgages: readonly string[];
}
