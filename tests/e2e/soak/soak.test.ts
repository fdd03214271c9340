import { describe, expect, it } from 'vitest';
import { runBacklog } from './backlog.ts';
import { runSoak } from './soak.ts';

const say = (line: string): void => console.log(line);

// Short forms of `npm run soak`. Times depend on the machine, so only results that load cannot change are asserted.
describe('a short soak', () => {
  it('takes two browsers through bad network weather: the same state at the end, no edit lost, and nothing wrongly called synced', async () => {
    const report = await runSoak({ profiles: 2, minutes: 1 / 3, seed: 11, deals: 12, timedEdits: 6, tokenSeconds: 100, proxy: null, say });
    expect(report.breaches).toEqual([]);
    expect(report.visibility.missed).toBe(0);
    expect(report.acknowledged).toBeGreaterThan(0);
    for (const calls of [report.calls, report.accountCalls]) expect(Object.keys(calls).some((mode) => mode !== 'pass')).toBe(true);
  }, 900_000);

  it('sends a backlog of 2,000 changes, each once, even if the tab is killed part-way', async () => {
    const report = await runBacklog({ changes: 2_000, kills: 1, say });
    say(
      `Drained in ${Math.round(report.drainedMs)} ms, ${report.ratio.toFixed(1)} times as long as the bare work; heap ${report.largestHeapMb} MB`,
    );
    expect(report.breaches).toEqual([]);
    expect(report.resumed).toHaveLength(1);
    expect(report.largestHeapMb).toBeLessThanOrEqual(300);
  }, 900_000);
});
