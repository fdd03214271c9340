import type { FanChart } from './fanChart.ts';
import type { SpanChart } from './spanChart.ts';

/** The parts that the full report adds in addition to tables: simulation and sensitivity charts, and their findings as sentences. */
export interface FullAnalysis {
  readonly tornado: SpanChart;
  readonly fans: readonly FanChart[];
  /** The results of the risk analysis, in sentences. */
  readonly risk: readonly string[];
  /** The results of the mortgage comparison, in sentences. */
  readonly mortgages: readonly string[];
}
