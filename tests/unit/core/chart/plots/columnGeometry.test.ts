import { describe, expect, it } from 'vitest';
import { columnGeometry } from '../../../../../src/core/chart/plots/columnGeometry.ts';

const size = { width: 400, height: 200, text: 10 };
const labels = ['2026', '2027'];

describe('columnGeometry', () => {
  it('stacks gains up from zero and losses down from it', () => {
    const series = [{ values: [10, 5] }, { values: [20, 5] }, { values: [-5, 0] }];
    const { bars, zero } = columnGeometry({ labels, series, layout: 'stacked', text: String }, size);
    const [first, second, loss] = bars.map((row) => row[0]);
    expect((first?.y ?? 0) + (first?.height ?? 0)).toBeCloseTo(zero ?? Number.NaN);
    expect((second?.y ?? 0) + (second?.height ?? 0)).toBeCloseTo(first?.y ?? Number.NaN);
    expect(loss?.y).toBeCloseTo(zero ?? Number.NaN);
    expect((second?.height ?? 0) / (first?.height ?? 1)).toBeCloseTo(2);
    expect(bars[2]?.[1]).toBeNull();
  });

  it('puts columns side by side within their slot, without overlap', () => {
    const series = [{ values: [10, 5] }, { values: [-20, 5] }];
    const { bars, xs, slot } = columnGeometry({ labels, series, layout: 'beside', text: String }, size);
    const [left, right] = bars.map((row) => row[0]);
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeCloseTo(right?.x ?? Number.NaN);
    expect(left?.x).toBeGreaterThanOrEqual((xs[0] ?? 0) - slot / 2);
    expect((right?.x ?? 0) + (right?.width ?? 0)).toBeLessThanOrEqual((xs[0] ?? 0) + slot / 2);
  });

  it('draws nothing for a non-finite value', () => {
    const { bars } = columnGeometry({ labels, series: [{ values: [Number.NaN, 3] }], layout: 'stacked', text: String }, size);
    expect(bars[0]?.[0]).toBeNull();
    expect(bars[0]?.[1]?.height).toBeGreaterThan(0);
  });
});
