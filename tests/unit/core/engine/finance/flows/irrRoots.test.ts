import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { irrRoots, npvOfFlows } from '../../../../../../src/core/engine/finance/flows/irrRoots.ts';
import type { TimedFlow } from '../../../../../../src/core/engine/finance/flows/irrRoots.ts';

/** Flows with a zero present value at exactly these rates: the polynomial in 1 ÷ (1 + rate) with those roots. */
function flowsWithRates(rates: readonly number[]): readonly TimedFlow[] {
  let coefficients = [-1];
  for (const rate of rates) {
    coefficients = [...coefficients, 0].map((each, at) => each - (coefficients[at - 1] ?? 0) * (1 + rate));
  }
  return coefficients.map((amount, at) => ({ at, amount }));
}

describe('irrRoots', () => {
  it('finds every rate the flows were built from, in order', () => {
    const rates = fc.uniqueArray(fc.integer({ min: -80, max: 400 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(rates, (percents) => {
        fc.pre(percents.every((one) => percents.every((other) => one === other || Math.abs(one - other) >= 5)));
        const wanted = percents.map((percent) => percent / 100).toSorted((left, right) => left - right);
        const found = irrRoots(flowsWithRates(wanted));
        expect(found).toHaveLength(wanted.length);
        for (const [at, rate] of wanted.entries()) expect(found[at]).toBeCloseTo(rate, 6);
      }),
    );
  });

  it('finds a rate at which the present value touches zero without crossing it', () => {
    expect(irrRoots(flowsWithRates([0.1, 0.1]))).toEqual([expect.closeTo(0.1, 6)]);
  });

  it('returns only rates with a zero present value, for any flows', () => {
    const flows = fc.array(fc.record({ at: fc.double({ min: 0, max: 30, noNaN: true }), amount: fc.integer({ min: -5000, max: 5000 }) }), {
      maxLength: 25,
    });
    fc.assert(
      fc.property(flows, (given) => {
        for (const rate of irrRoots(given)) {
          const below = npvOfFlows(given, (1 + rate) * (1 - 1e-7) - 1);
          const above = npvOfFlows(given, (1 + rate) * (1 + 1e-7) - 1);
          const size = given.reduce((sum, flow) => sum + Math.abs(flow.amount) * (1 + rate) ** -flow.at, 0);
          expect(below * above <= 0 || Math.abs(npvOfFlows(given, rate)) < 1e-9 * size).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('accepts flows in any order and several at the same time, and drops those that cancel out', () => {
    const flows = [
      { at: 1, amount: 60 },
      { at: 0, amount: -100 },
      { at: 1, amount: 50 },
      { at: 2, amount: 7 },
      { at: 2, amount: -7 },
    ];
    expect(irrRoots(flows)).toEqual([expect.closeTo(0.1, 12)]);
  });

  it('searches only the given range', () => {
    const flows = flowsWithRates([0.1, 0.5]);
    expect(irrRoots(flows, { from: 0.2, to: 1 })).toEqual([expect.closeTo(0.5, 9)]);
    expect(irrRoots(flows, { from: 0.6, to: 1 })).toEqual([]);
    expect(irrRoots([])).toEqual([]);
  });

  it('does not overflow with 1,200 months and a rate near −100%', () => {
    const flows = [{ at: 0, amount: -1000 }, ...Array.from({ length: 1200 }, (_, month) => ({ at: month + 1, amount: 1e-3 }))];
    const [rate] = irrRoots(flows);
    expect(rate).toBeGreaterThan(-0.1);
    expect(rate).toBeLessThan(0);
  });

  it('still finds rates if the flows change sign more often than the search tracks turning points', () => {
    const flows = Array.from({ length: 90 }, (_, at) => ({ at, amount: at === 0 ? -1000 : at % 2 === 0 ? -1 : 60 }));
    const found = irrRoots(flows);
    expect(found.length).toBeGreaterThan(0);
    for (const rate of found) {
      const size = flows.reduce((sum, flow) => sum + Math.abs(flow.amount) * (1 + rate) ** -flow.at, 0);
      expect(Math.abs(npvOfFlows(flows, rate))).toBeLessThan(1e-9 * size);
    }
  });
});
