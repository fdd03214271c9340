import { describe, expect, it } from 'vitest';
import { barListGeometry, isBarList } from '../../../../src/core/chart/barList.ts';
import type { ReportChart } from '../../../../src/core/chart/reportChart.ts';

const chart: ReportChart = {
  id: 'rent',
  title: 'Where the rent goes',
  kind: 'bar',
  xLabel: 'Part',
  yLabel: '£',
  x: ['Voids', 'Mortgage', 'Cash flow', 'Unknown'],
  series: [{ label: 'Per year', values: [1250, 7000.4, -1000, Number.NaN] }],
  summary: '',
};

describe('barListGeometry', () => {
  it('draws gains to the right of zero and losses to the left, on one scale', () => {
    const { zero, rows } = barListGeometry(chart, 80);
    expect(zero).toBeCloseTo(10, 2);
    expect(rows[1]?.x).toBeCloseTo(zero);
    expect((rows[1]?.x ?? 0) + (rows[1]?.width ?? 0)).toBeCloseTo(80);
    expect(rows[2]).toMatchObject({ x: 0, isLoss: true });
    expect(rows[2]?.width).toBeCloseTo(zero);
  });

  it('writes whole amounts with their sign and unit, and a dash for a missing value', () => {
    expect(barListGeometry(chart, 80).rows.map(({ value }) => value)).toEqual(['£1,250', '£7,000', '\u2212£1,000', '\u2013']);
    expect(barListGeometry({ ...chart, yLabel: '%', series: [{ label: '', values: [5.256] }] }, 80).rows[0]?.value).toBe('5.26%');
  });

  it('draws no bars if no values are known', () => {
    expect(barListGeometry({ ...chart, series: [] }, 80).rows.every(({ width }) => width === 0)).toBe(true);
  });
});

describe('isBarList', () => {
  it('accepts bars of named items, but not of years and not stacked bars', () => {
    expect(isBarList(chart)).toBe(true);
    expect(isBarList({ ...chart, x: ['1', '2', '3', '4'] })).toBe(false);
    expect(isBarList({ ...chart, series: [...chart.series, ...chart.series] })).toBe(false);
    expect(isBarList({ ...chart, kind: 'line' })).toBe(false);
  });
});
