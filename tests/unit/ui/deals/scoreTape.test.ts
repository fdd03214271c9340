import { describe, expect, it } from 'vitest';
import { bandTone as toneOfBand, scoreTapeBands } from '../../../../src/core/report/charts/scoreTape.ts';
import { bandTone, scoreZones } from '../../../../src/ui/features/deals/scoreTape.ts';

describe('the tape of a score', () => {
  it("shows the report's own zones and tones, without loading the score for a list", () => {
    expect(scoreZones).toEqual(scoreTapeBands);
    expect(bandTone).toEqual(toneOfBand);
  });
});
