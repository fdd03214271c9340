import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchLine } from '../../tests/bench/line.ts';
import type { Machine } from './machine.ts';

/** One run of the bench. */
export interface BenchResult {
  /** ISO 8601, when it began. */
  readonly at: string;
  readonly machine: Machine;
  /** By part. */
  readonly lines: Record<string, readonly BenchLine[]>;
  /** Parts that could not be measured, and why. */
  readonly failed: Record<string, string>;
}

/**
 * Writes the result to `docs/bench/YYYY-MM-DD.json`, in the place of an earlier one of that day; returns the path from the project's folder.
 * `suffix` stands behind the date: what was measured where that was not everything.
 */
export function writeResult(root: string, result: BenchResult, suffix: string): string {
  const file = join('docs', 'bench', `${result.at.slice(0, 10)}${suffix}.json`);
  mkdirSync(join(root, 'docs', 'bench'), { recursive: true });
  writeFileSync(join(root, file), `${JSON.stringify(result, null, 2)}\n`);
  return file;
}
