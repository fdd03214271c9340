import { describe, expect, it } from 'vitest';
import { firstToNotice, plantedWrappers } from './plants.ts';
import type { ServerPlant } from './serverDouble.ts';

const seeds = 120;

describe('the simulation fails on each planted fault', () => {
  it.each<[ServerPlant, RegExp]>([
    ['checkpoint-gap', /^[AB]:/],
    ['double-apply', /^[ABD]:/],
    ['lost-delete', /^[ABF]:/],
    ['foreign-row', /^[ABC]:/],
    ['stale-replica', /^[ABF]:/],
  ])('in the server: %s', async (serverPlant, told) => {
    expect(await firstToNotice({ serverPlant }, seeds)).toMatch(told);
  });

  it.each(Object.entries(plantedWrappers))('on the device: %s', async (_, wrappers) => {
    expect(await firstToNotice({ wrappers }, seeds)).toMatch(/^[ABEF]:/);
  });
});
