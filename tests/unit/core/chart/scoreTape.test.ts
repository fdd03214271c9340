import { describe, expect, it } from 'vitest';
import { bandTone, scoreTapeBands } from '../../../../src/core/chart/scoreTape.ts';
import { bandOf } from '../../../../src/core/score/bandOf.ts';

describe('scoreTapeBands', () => {
  it('covers 0 to 100 without gaps', () => {
    expect(scoreTapeBands[0]?.from).toBe(0);
    expect(scoreTapeBands.at(-1)?.to).toBe(100);
    for (const [at, zone] of scoreTapeBands.slice(1).entries()) expect(zone.from).toBe(scoreTapeBands[at]?.to);
  });

  it('gives every score the tone of its band', () => {
    for (let score = 0; score < 100; score += 1) {
      const zone = scoreTapeBands.find(({ from, to }) => score >= from && score < to);
      expect(zone?.tone).toBe(bandTone[bandOf(score)]);
    }
  });
});
