import { expect, it, vi } from 'vitest';
import type { ServerState } from '../../../../src/data/records/syncedRecord.ts';
import { simulate, type Simulation } from './simulate.ts';

const plant = vi.hoisted(() => ({ isForgotten: (_confirmed: ServerState, _row: ServerState): boolean => false }));

vi.mock(import('../../../../src/sync/merge/serverRollback.ts'), async (original) => ({
  ...(await original()),
  isServerRolledBack: (confirmed, row) => plant.isForgotten(confirmed, row),
}));

async function firstTold(setBack: NonNullable<Simulation['setBack']>, seeds: number): Promise<string | undefined> {
  const told: string[] = [];
  for (let seed = 1; seed <= seeds && told.length === 0; seed += 1)
    told.push(...(await simulate({ seed, operations: 60, setBack })).failures);
  return told[0];
}

it('the simulation fails if a device treats the older state of a set-back server as a new change', async () => {
  plant.isForgotten = () => false;
  expect(await firstTold('at rest', 20)).toMatch(/^[AB]:/);
});

it('the simulation fails if a higher version is assumed to include changes an older copy lost', async () => {
  plant.isForgotten = (confirmed, row) => confirmed.mid !== row.mid && row.version <= confirmed.version;
  expect(await firstTold('amid changes', 40)).toMatch(/^[AB]:/);
});
