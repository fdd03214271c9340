import { expect, it, vi } from 'vitest';
import { simulate } from './simulate.ts';

vi.mock(import('../../../../src/sync/merge/settleFamily.ts'), () => ({ settleFamily: () => [] }));

it('the simulation fails if the children of a deleted deal are not settled', async () => {
  const told: string[] = [];
  for (let seed = 1; seed <= 20 && told.length === 0; seed += 1)
    told.push(...(await simulate({ seed, operations: 100, families: true })).failures);
  expect(told[0]).toMatch(/^H:/);
});
