import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchLine } from '../../tests/bench/line.ts';
import type { Machine } from './machine.ts';

/** The results of one run of the benchmark. */
export interface BenchResult {
  /** The start time, ISO 8601. */
  readonly at: string;
  readonly machine: Machine;
  /** Results by part. */
  readonly lines: Record<string, readonly BenchLine[]>;
  /** Parts that could not be measured, and the reasons. */
  readonly failed: Record<string, string>;
}

/**
 * Writes the result to `docs/bench/YYYY-MM-DD.json`, replacing an earlier one from that day. Returns its path within the project. `suffix`
 * is added to the date if not everything was measured.
 */
export function writeResult(root: string, result: BenchResult, suffix: string): string {
  const file = join('docs', 'bench', `${result.at.slice(0, 10)}${suffix}.json`);
  mkdirSync(join(root, 'docs', 'bench'), { recursive: true });
  writeFileSync(join(root, file), `${JSON.stringify(result, null, 2)}\n`);
  return file;
}
