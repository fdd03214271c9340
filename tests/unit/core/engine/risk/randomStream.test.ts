import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillNormals, randomStream } from '../../../../../src/core/engine/risk/randomStream.ts';

function drawn(seed: number, count: number): Float64Array {
  const into = new Float64Array(count);
  fillNormals(randomStream(seed), into);
  return into;
}

const mean = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('random stream', () => {
  it('gives the same numbers for the same seed, and different numbers for a different seed', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (seed) => {
        expect(drawn(seed, 8)).toEqual(drawn(seed, 8));
        expect(drawn(seed, 8)).not.toEqual(drawn(seed === 0 ? 1 : seed - 1, 8));
      }),
    );
  });

  it('resumes where it stopped', () => {
    const stream = randomStream(11);
    const [first, second] = [new Float64Array(10), new Float64Array(10)];
    fillNormals(stream, first);
    fillNormals(stream, second);
    expect([...first, ...second]).toEqual([...drawn(11, 20)]);
  });

  it('is standard normal: mean 0, variance 1, skew 0, kurtosis 3, and the right share in the tails', () => {
    const values = drawn(5, 400_000);
    expect(mean(values)).toBeCloseTo(0, 2);
    expect(mean(values.map((value) => value ** 2))).toBeCloseTo(1, 1.6);
    expect(mean(values.map((value) => value ** 3))).toBeCloseTo(0, 1);
    expect(mean(values.map((value) => value ** 4)) / 3).toBeCloseTo(1, 1.3);
    expect(mean(values.map((value) => (Math.abs(value) > 1.96 ? 1 : 0)))).toBeCloseTo(0.05, 2);
    expect(mean(values.map((value) => (Math.abs(value) > 3.5 ? 1 : 0)))).toBeCloseTo(0.000465, 3);
    expect(values.some((value) => Math.abs(value) > 4)).toBe(true);
  });

  it('accepts only whole seeds of zero or more', () => {
    for (const seed of [-1, 0.5, Number.NaN, 2 ** 53]) expect(() => randomStream(seed)).toThrow(RangeError);
  });
});
