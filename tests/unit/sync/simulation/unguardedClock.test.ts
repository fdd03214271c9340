import { expect, it, vi } from 'vitest';
import { firstToNotice } from './plants.ts';

vi.mock(import('../../../../src/core/protocol/hybridLogicalClock.ts'), async (original) => {
  const clock = await original();
  return { ...clock, stampAfter: (_: Iterable<string>, now: number, device: string) => clock.stampAfter([], now, device) };
});

it('the simulation fails if stamps follow the wall clock alone, even when that clock is set back', async () => {
  expect(await firstToNotice({}, 200)).toMatch(/^[AB]:/);
});
