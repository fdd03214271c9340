import { execFileSync } from 'node:child_process';
import { cpus, loadavg, totalmem, type as systemName, release } from 'node:os';

/** The machine that took a measurement, and its load. */
export interface Machine {
  readonly node: string;
  readonly system: string;
  readonly processor: string;
  readonly processors: number;
  readonly memoryGb: number;
  /** Average number of running or waiting tasks in the last minute. Zero if the system does not report it. */
  readonly load: number;
  readonly commit: string;
  /** Whether files differ from that commit. */
  readonly changed: boolean;
}

export function machine(root: string): Machine {
  const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const processors = cpus();
  return {
    node: process.version,
    system: `${systemName()} ${release()}`,
    processor: processors[0]?.model.trim() ?? 'unknown',
    processors: processors.length,
    memoryGb: tenths(totalmem() / 2 ** 30),
    load: tenths(loadavg()[0] ?? 0),
    commit: git('rev-parse', 'HEAD'),
    changed: git('status', '--porcelain') !== '',
  };
}

const tenths = (value: number): number => Math.round(value * 10) / 10;
