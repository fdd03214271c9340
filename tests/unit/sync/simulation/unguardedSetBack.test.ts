import { expect, it, vi } from 'vitest';
import { simulate } from './simulate.ts';

vi.mock(import('../../../../src/sync/merge/forgotten.ts'), async (original) => ({ ...(await original()), isForgotten: () => false }));

it('the simulation turns red when a device takes the older state of a server that was set back for news', async () => {
  const told: string[] = [];
  for (let seed = 1; seed <= 20 && told.length === 0; seed += 1)
    told.push(...(await simulate({ seed, operations: 60, setBack: true })).failures);
  expect(told[0]).toMatch(/^[AB]:/);
});
