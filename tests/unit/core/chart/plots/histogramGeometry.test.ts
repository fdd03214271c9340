import { array, assert, double, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { binValues, histogramGeometry } from '../../../../../src/core/chart/plots/histogramGeometry.ts';

const size = { width: 400, height: 200, text: 10 };

describe('binValues', () => {
  it('counts every value once, in adjoining bins that enclose all values', () => {
    assert(
      property(
        array(double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 200 }),
        integer({ min: 2, max: 40 }),
        (values, wanted) => {
          const bins = binValues(values, wanted);
          expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(values.length);
          bins.slice(1).forEach((bin, at) => expect(bin.from).toBe(bins[at]?.to));
          const dust = ((bins[0]?.to ?? 0) - (bins[0]?.from ?? 0)) * 1e-8;
          expect(bins[0]?.from).toBeLessThanOrEqual(Math.min(...values) + dust);
          expect(bins.at(-1)?.to).toBeGreaterThanOrEqual(Math.max(...values) - dust);
        },
      ),
    );
  });

  it('counts a value on an edge in the upper bin, and the last edge in the last bin', () => {
    expect(binValues([0, 1, 2, 2], 2)).toEqual([
      { from: 0, to: 1, count: 1 },
      { from: 1, to: 2, count: 3 },
    ]);
  });

  it('has no bins if there are no values', () => expect(binValues([Number.NaN], 5)).toEqual([]));
});

describe('histogramGeometry', () => {
  it('draws heights in proportion to counts, and places marks at their values', () => {
    const bins = [
      { from: -1, to: 0, count: 10 },
      { from: 0, to: 1, count: 20 },
    ];
    const { bars, marks, plot } = histogramGeometry({ bins, marks: [0], text: String, countText: String }, size);
    expect((bars[1]?.height ?? 0) / (bars[0]?.height ?? 1)).toBeCloseTo(2);
    expect(marks[0]).toBeCloseTo(plot.x + plot.width / 2);
  });
});
