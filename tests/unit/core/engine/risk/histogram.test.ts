import { describe, expect, it } from 'vitest';
import { histogram } from '../../../../../src/core/engine/risk/histogram.ts';

describe('histogram of rates', () => {
  it('counts every value once, in bins of equal width with an edge at zero', () => {
    const values = Float64Array.from({ length: 1000 }, (_, at) => (at - 300) / 5000);
    const counts = histogram(values);
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(1000);
    expect(counts.some(({ from }) => from === 0)).toBe(true);
    expect(counts.filter(({ to }) => to <= 0).reduce((sum, { count }) => sum + count, 0)).toBe(300);
    expect(counts.length).toBeLessThanOrEqual(30);
  });

  it('counts rare extremes in the outermost bins, and has no bins without values', () => {
    const values = Float64Array.from({ length: 1000 }, (_, at) => (at === 0 ? -50 : at / 10_000));
    const counts = histogram(values);
    expect(counts[0]?.from).toBeGreaterThan(-1);
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(1000);
    expect(histogram(new Float64Array(0))).toEqual([]);
    expect(histogram(Float64Array.of(0.05)).reduce((sum, { count }) => sum + count, 0)).toBe(1);
  });
});
