import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** Resident memory of a process, in bytes. */
export async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => null);
  if (status !== null) return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout.trim()) * 1024;
}

/** A process's peak memory while `work` ran, in bytes, sampled every 10 ms. */
export async function peakBytes(pid: number, work: () => Promise<unknown>): Promise<number> {
  let peak = await residentBytes(pid);
  const looking = setInterval(() => void residentBytes(pid).then((bytes) => (peak = Math.max(peak, bytes))), 10);
  try {
    await work();
  } finally {
    clearInterval(looking);
  }
  return Math.max(peak, await residentBytes(pid));
}
