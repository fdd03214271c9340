import { readdirSync, readFileSync } from 'node:fs';

/** A process's processor time so far, and its memory. */
export interface ProcessUse {
  readonly parent: number;
  /** Milliseconds, in steps of ten. */
  readonly processorMs: number;
  readonly residentBytes: number;
}

/** Linux counts processor time in hundredths of a second and memory in pages of four kilobytes. */
const [msPerTick, pageBytes] = [10, 4096];

/** Reads a process's use from `/proc`. Null without `/proc` or if the process has ended. */
export function processUse(pid: number): ProcessUse | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The fields are counted from the name's closing bracket, because a name may contain spaces.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0, user = 0, system = 0, pages = 0] = [1, 11, 12, 21].map((at) => fields[at]);
    return { parent, processorMs: (user + system) * msPerTick, residentBytes: pages * pageBytes };
  } catch {
    return null;
  }
}

/** The processor time of a process and its current children, in milliseconds. Null without `/proc`. */
export function processorTimeOf(pid: number): number | null {
  const own = processUse(pid);
  if (own === null) return null;
  const others = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? [processUse(Number(name))] : []));
  return others.reduce((sum, use) => sum + (use?.parent === pid ? use.processorMs : 0), own.processorMs);
}
