import { describe, expect, it } from 'vitest';
import { simulateTeams } from './simulateTeams.ts';

describe('four people, six devices and two teams, with every simulated fault', () => {
  it.each([1, 21])('satisfy every invariant at rest, seeds from %i', async (first) => {
    const broken: string[] = [];
    for (let seed = first; seed < first + 20; seed += 1) {
      const { failures } = await simulateTeams({ seed, operations: 100 });
      if (failures.length > 0) broken.push(`seed ${seed}: ${failures.join('\n')}`);
    }
    expect(broken).toEqual([]);
  });
});
