import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentiles } from '../../../../../src/core/engine/risk/percentiles.ts';

describe('percentiles', () => {
  it('are the values at their rank in sorted order, including ties', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 1, maxLength: 300 }), (values) => {
        const sorted = values.toSorted((low, high) => low - high);
        const at = (share: number): number | undefined => sorted[Math.round(share * (sorted.length - 1))];
        expect(percentiles(Float64Array.from(values))).toEqual({ p5: at(0.05), p25: at(0.25), p50: at(0.5), p75: at(0.75), p95: at(0.95) });
      }),
    );
  });

  it('of the numbers 0 to 100 are 5, 25, 50, 75 and 95', () => {
    const values = Float64Array.from({ length: 101 }, (_, at) => 100 - at);
    expect(percentiles(values)).toEqual({ p5: 5, p25: 25, p50: 50, p75: 75, p95: 95 });
  });
});
