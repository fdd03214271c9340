import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bisectLargest } from '../../../../../src/core/engine/goalSeek/bisectLargest.ts';

describe('bisectLargest', () => {
  it('is the threshold, the end of the range if that comes first, or null', () => {
    fc.assert(
      fc.property(fc.integer({ min: -50, max: 50 }), fc.nat(100), fc.integer({ min: -80, max: 180 }), (low, length, threshold) => {
        const high = low + length;
        const found = bisectLargest(low, high, (at) => at <= threshold);
        expect(found).toBe(threshold < low ? null : Math.min(high, threshold));
      }),
    );
  });
});
