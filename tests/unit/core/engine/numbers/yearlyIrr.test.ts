import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealReturns, irr } from '../../../../../src/core/engine/finance/flows/irr.ts';
import { bracketedIrr, yearlyIrr } from '../../../../../src/core/engine/numbers/yearlyIrr.ts';

const fast = (flows: readonly number[]): number => yearlyIrr(Float64Array.from(flows), flows.length);

describe('internal rate of return of yearly flows', () => {
  it('is 10% if 1,000 becomes 1,100 a year later', () => {
    expect(fast([-1000, 1100])).toBeCloseTo(0.1, 12);
  });

  it('matches the exact search if the flows change sign once', () => {
    const paid = fc.array(fc.integer({ min: -10_000_000, max: 0 }), { minLength: 1, maxLength: 12 });
    const received = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(paid, received, fc.boolean(), (out, back, isTurned) => {
        const flows = [...out, ...back].map((flow) => (isTurned ? -flow : flow));
        const answer = irr(flows, dealReturns);
        if (answer.kind === 'one') expect(fast(flows)).toBeCloseTo(answer.rate, 8);
        else expect(fast(flows)).toBeNaN();
      }),
      { numRuns: 300 },
    );
  });

  it('is not misled if the search starts at a turning point of the present value', () => {
    // −1 − 1.86·x + x² has zero slope at x = 0.93 and a root at 0.93 + √(0.93² + 1).
    const flows = [-1000, -930 * 2, 1000];
    expect(fast(flows)).toBeCloseTo(1 / (0.93 + Math.sqrt(0.93 ** 2 + 1)) - 1, 8);
    expect(yearlyIrr(Float64Array.from(flows), 3, 1 / 0.93 - 1)).toBeCloseTo(fast(flows), 10);
  });

  it('is NaN if nothing is invested, nothing is returned, or two rates fit', () => {
    expect([fast([0, 100]), fast([-100, 0]), fast([-1000, 2300, -1320])]).toEqual([NaN, NaN, NaN]);
  });

  it('converges by bracketing if simulated flows change sign more than once', () => {
    expect(bracketedIrr(Float64Array.of(-1000, 100, -50, 1500), 4)).toBeCloseTo(fast([-1000, 100, -50, 1500]), 10);
  });

  it('uses only the given number of flows', () => {
    expect(yearlyIrr(Float64Array.of(-1000, 1100, 99_999), 2)).toBeCloseTo(0.1, 12);
  });

  it.each([
    [[-100, 50], -0.5],
    [[-1, 11], 10],
    [[-1000, 0, 0, 8000], 1],
    [[0, -100, 121], 0.21],
    [[-100, 110, 0, 0], 0.1],
    [[100, -103], 0.03],
  ])('for %j is %d', (flows, rate) => {
    if (rate < 10) expect(fast(flows)).toBeCloseTo(rate, 10);
    else expect(fast(flows)).toBeNaN();
  });

  it('is searched for between −99% and 1,000%, and found just inside both ends', () => {
    expect(fast([-1, 10.99])).toBeCloseTo(9.99, 8);
    expect(fast([-1, 11.01])).toBeNaN();
    expect(fast([-100, 1.01])).toBeCloseTo(-0.9899, 8);
    expect(fast([-100, 0.99])).toBeNaN();
  });

  it('does not depend on the starting point of the search', () => {
    const flows = Float64Array.of(-1000, 30, 40, 50, 60, 1500);
    for (const near of [-0.9, -0.5, 0, 0.5, 3, 9]) expect(yearlyIrr(flows, 6, near)).toBeCloseTo(yearlyIrr(flows, 6), 10);
  });
});
