import { array, assert, double, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fanGeometry, type FanInput } from '../../../../../src/core/chart/plots/fanGeometry.ts';

const size = { width: 400, height: 200, text: 10 };

const input = (values: readonly number[], rest: Partial<FanInput> = {}): FanInput => ({
  points: values.map((_, at) => ({ at, label: String(2026 + at) })),
  lines: [{ values }],
  bands: [],
  levels: [],
  text: String,
  ...rest,
});

const ysOf = (path: readonly { readonly op: string; readonly c: readonly number[] }[]): readonly number[] =>
  path.flatMap(({ op, c }) => (op === 'h' ? [] : [c.at(-1) as number]));

describe('fanGeometry', () => {
  it('keeps lines and bands inside the plot for any values', () => {
    const values = array(double({ min: -1e7, max: 1e7, noNaN: true }), { minLength: 1, maxLength: 40 });
    assert(
      property(values, values, (line, other) => {
        const { plot, lines, bands } = fanGeometry(input(line, { bands: [{ low: line, high: other }] }), size);
        for (const y of [...ysOf(lines[0]?.stroke ?? []), ...ysOf(bands[0] ?? [])]) {
          expect(y).toBeGreaterThanOrEqual(plot.y - 1e-6);
          expect(y).toBeLessThanOrEqual(plot.y + plot.height + 1e-6);
        }
      }),
    );
  });

  it('spaces points by date, so that uneven dates are spaced unevenly', () => {
    const points = [0, 1, 10].map((at) => ({ at, label: `day ${at}` }));
    const { xs, plot } = fanGeometry(input([1, 2, 3], { points }), size);
    expect(xs[0]).toBeCloseTo(plot.x);
    expect(((xs[1] ?? 0) - (xs[0] ?? 0)) * 9).toBeCloseTo((xs[2] ?? 0) - (xs[1] ?? 0));
  });

  it('omits labels at uneven positions that would touch', () => {
    const points = [0, 0.5, 1, 100].map((at) => ({ at, label: `1 April ${at}` }));
    const { xTicks } = fanGeometry(input([1, 2, 3, 4], { points }), size);
    expect(xTicks.map(({ label }) => label)).toEqual(['1 April 0', '1 April 100']);
  });

  it('breaks a line at a non-finite value and records the gap', () => {
    const { lines } = fanGeometry(input([1, Number.NaN, 3, 4]), size);
    expect(lines[0]?.ys[1]).toBeNull();
    expect(lines[0]?.stroke.filter(({ op }) => op === 'm')).toHaveLength(2);
  });

  it('starts filled lines at zero, and lets unfilled lines with close values start near them', () => {
    expect(fanGeometry(input([100, 101]), size).zero).toBeNull();
    expect(fanGeometry(input([100, 101], { lines: [{ values: [100, 101], filled: true }] }), size).zero).not.toBeNull();
  });

  it('makes room for a level above every value', () => {
    const { plot, levels } = fanGeometry(input([1, 2], { levels: [50] }), size);
    expect(levels[0]).toBeGreaterThanOrEqual(plot.y);
    expect(levels[0]).toBeLessThan(plot.y + plot.height / 2);
  });
});
