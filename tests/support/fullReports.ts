import { fullReport } from '../../src/core/pipeline/full/fullReport.ts';
import type { FullReport } from '../../src/core/pipeline/outcome.ts';
import { sampleJob } from './dealFixtures.ts';

/** The full report for the sample deal; throws if the changes leave it without one. */
export function sampleFullReport(changes: Parameters<typeof sampleJob>[0] = {}): FullReport {
  const full = fullReport(sampleJob(changes));
  if (!full.ok) throw new Error(full.error.message);
  return full.value;
}
