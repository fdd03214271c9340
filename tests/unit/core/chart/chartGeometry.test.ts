import { array, assert, constantFrom, double, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartGeometry } from '../../../../src/core/chart/chartGeometry.ts';
import type { Path } from '../../../../src/core/chart/pathRecorder.ts';
import type { ReportChart } from '../../../../src/core/chart/reportChart.ts';

const size = { width: 400, height: 200, text: 10 };

function chart(kind: ReportChart['kind'], ...values: readonly (readonly number[])[]): ReportChart {
  const x = (values[0] ?? []).map((_, at) => String(2026 + at));
  return {
    id: 'c',
    title: 'C',
    kind,
    xLabel: 'Year',
    yLabel: '£',
    x,
    series: values.map((list, at) => ({ label: `s${at}`, values: list })),
    summary: '',
  };
}

const ys = (path: Path): readonly number[] => path.flatMap(({ op, c }) => (op === 'h' ? [] : [c.at(-1) as number]));
const numbers = (path: Path): readonly number[] => path.flatMap(({ c }) => [...c]);

describe('chartGeometry', () => {
  it('keeps every shape inside its plot for any values', () => {
    const values = array(double({ min: -1e7, max: 1e7, noNaN: true }), { minLength: 1, maxLength: 40 });
    assert(
      property(values, constantFrom('line', 'area', 'bar'), (list, kind) => {
        const { plot, series, yTicks } = chartGeometry(chart(kind, list), size);
        const heights = series.flatMap(({ fill, stroke, loss }) => [...ys(fill), ...ys(stroke), ...ys(loss)]);
        expect(yTicks.length).toBeGreaterThanOrEqual(2);
        for (const y of heights) {
          expect(y).toBeGreaterThanOrEqual(plot.y - 1e-6);
          expect(y).toBeLessThanOrEqual(plot.y + plot.height + 1e-6);
        }
      }),
    );
  });

  it('puts a higher value higher on the page', () => {
    const { series } = chartGeometry(chart('line', [1, 2, 3]), size);
    const [first, , last] = ys(series[0]?.stroke ?? []);
    expect(last).toBeLessThan(first ?? 0);
  });

  it('starts bars and areas at zero, and a line of close values near them', () => {
    expect(chartGeometry(chart('bar', [100, 101]), size).yTicks[0]?.value).toBe(0);
    expect(chartGeometry(chart('area', [100, 101]), size).yTicks[0]?.value).toBe(0);
    expect(chartGeometry(chart('line', [100, 101]), size).yTicks[0]?.value).toBeGreaterThan(90);
  });

  it('stacks gains above zero and losses below it', () => {
    const { series, zero } = chartGeometry(chart('bar', [10], [20], [-5]), size);
    const [first, second, loss] = series.map(({ fill }) => ys(fill));
    expect(zero).not.toBeNull();
    expect(Math.max(...(first ?? []))).toBeCloseTo(zero ?? 0);
    expect(Math.max(...(second ?? []))).toBeCloseTo(Math.min(...(first ?? [])));
    expect(Math.min(...(loss ?? []))).toBeCloseTo(zero ?? 0);
    expect(Math.max(...(loss ?? []))).toBeGreaterThan(zero ?? 0);
  });

  it('labels plain year counts as “Year n” on the axis, and leaves calendar years unchanged', () => {
    const held = { ...chart('line', [1, 2, 3]), x: ['0', '1', '2'] };
    expect(chartGeometry(held, size).xTicks.map(({ label }) => label)).toEqual(['Year 0', 'Year 1', 'Year 2']);
    expect(chartGeometry(chart('line', [1, 2, 3]), size).xTicks.map(({ label }) => label)).toEqual(['2026', '2027', '2028']);
  });

  it('draws the losses of a single series separately from its gains', () => {
    const { series, zero } = chartGeometry(chart('bar', [10, -5, 20, -8]), size);
    const [alone] = series;
    expect(Math.max(...ys(alone?.fill ?? []))).toBeCloseTo(zero ?? 0);
    expect(Math.min(...ys(alone?.loss ?? []))).toBeCloseTo(zero ?? 0);
    expect([alone?.fill, alone?.loss].map((path) => path?.filter(({ op }) => op === 'h').length)).toEqual([2, 2]);
  });

  it('leaves a gap at a non-finite value, and never writes one into a path', () => {
    const { series } = chartGeometry(chart('area', [1, Number.NaN, 3, 4, Number.POSITIVE_INFINITY]), size);
    expect(numbers(series[0]?.stroke ?? []).every(Number.isFinite)).toBe(true);
    expect(series[0]?.stroke.filter(({ op }) => op === 'm')).toHaveLength(2);
    expect(series[0]?.end?.value).toBe(4);
  });

  it('draws an empty chart without series shapes', () => {
    const { series, yTicks } = chartGeometry(chart('line', []), size);
    expect(series[0]?.end).toBeNull();
    expect(yTicks.length).toBeGreaterThan(1);
  });

  it('thins the x-axis labels so that they do not touch and stay on the chart', () => {
    const { xTicks } = chartGeometry(
      chart(
        'line',
        Array.from({ length: 60 }, (_, at) => at),
      ),
      size,
    );
    const wide = 4 * size.text * 0.62;
    for (const [at, tick] of xTicks.entries()) {
      expect(tick.at + wide / 2).toBeLessThanOrEqual(size.width + 1);
      expect(tick.at - (xTicks[at - 1]?.at ?? -wide)).toBeGreaterThan(wide);
    }
    expect(xTicks.length).toBeGreaterThan(3);
  });

  it('writes the unit of the axis on its ticks', () => {
    const money = chartGeometry(chart('bar', [-1500, 60_000]), size).yTicks.map(({ label }) => label);
    expect(money).toContain('£60k');
    expect(money.some((label) => label.startsWith('\u2212£'))).toBe(true);
    const percent = chartGeometry({ ...chart('line', [1, 5]), yLabel: '% a year' }, size).yTicks.map(({ label }) => label);
    expect(percent).toContain('5%');
  });
});
