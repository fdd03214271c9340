import { describe, expect, it } from 'vitest';
import { firstTeamFailure, plantedDevices } from './teamPlants.ts';
import type { TeamServerPlant } from './teamServer.ts';

const seeds = 60;

describe('the simulation of teams fails on each planted fault', () => {
  it.each<[TeamServerPlant, RegExp]>([
    ['accepts-from-removed', /^W:/],
    ['sends-to-removed', /^R:/],
  ])('in the server: %s', async (serverPlant, told) => {
    expect(await firstTeamFailure({ serverPlant, told, seeds })).toMatch(told);
  });

  it.each(Object.entries(plantedDevices))('on the device: %s', async (_, [plants, told]) => {
    expect(await firstTeamFailure({ plants, told, seeds })).toMatch(told);
  });
});
