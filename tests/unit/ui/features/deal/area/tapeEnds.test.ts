import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tapeEnds } from '../../../../../../src/ui/features/deal/area/tapeEnds.ts';

describe('tapeEnds', () => {
  it('tapeEnds: includes every value with a margin', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 1, max: 1e7, noNaN: true }), { minLength: 1, maxLength: 4 }), (values) => {
        const { min, max } = tapeEnds(values);
        for (const value of values) expect(value > min || min === 0).toBe(true);
        for (const value of values) expect(value).toBeLessThan(max);
      }),
    );
  });
});
