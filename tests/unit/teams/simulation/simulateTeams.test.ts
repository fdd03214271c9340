import { describe, expect, it } from 'vitest';
import { simulateTeams } from './simulateTeams.ts';

describe('four people, six devices and two teams, with every simulated fault', () => {
  it.each([1, 13])('satisfy every invariant at rest, seeds from %i', async (first) => {
    const broken: string[] = [];
    for (let seed = first; seed < first + 12; seed += 1) {
      const { failures } = await simulateTeams({ seed, operations: 100 });
      if (failures.length > 0) broken.push(`seed ${seed}: ${failures.join('\n')}`);
    }
    expect(broken).toEqual([]);
  });

  it('produce the same log for the same seed', async () => {
    const once = await simulateTeams({ seed: 7, operations: 60 });
    const again = await simulateTeams({ seed: 7, operations: 60 });
    expect(again.log).toEqual(once.log);
    expect(once.log.length).toBeGreaterThan(100);
  });
});
