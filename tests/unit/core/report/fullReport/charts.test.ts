import { describe, expect, it } from 'vitest';
import type { Path } from '../../../../../src/core/chart/pathRecorder.ts';
import { fanShapes, type FanChart } from '../../../../../src/core/report/fullReport/fanChart.ts';
import { spanGeometry, type SpanChart } from '../../../../../src/core/report/fullReport/spanChart.ts';

const row = { detail: '', value: '' };
const spans = (rows: readonly (readonly [number, number])[], base: number | null): SpanChart => ({
  id: 'spans',
  title: 'Spans',
  yLabel: '£',
  base: base === null ? null : { value: base, label: 'As assumed', isMoreBetter: true },
  columns: ['Input', 'Looked at', 'Figure'],
  rows: rows.map(([from, to], at) => ({ ...row, label: `row ${at}`, from, to })),
  summary: '',
});

describe('span chart', () => {
  it('uses one scale for all ends, whichever way a row runs', () => {
    const { base, rows, ticks } = spanGeometry(
      spans(
        [
          [-100, 100],
          [50, 0],
        ],
        0,
      ),
      200,
    );
    expect(base).toBe(100);
    expect(rows).toEqual([
      [
        { x: 0, width: 100, tone: 'poor' },
        { x: 100, width: 100, tone: 'good' },
      ],
      [{ x: 100, width: 50, tone: 'good' }],
    ]);
    expect(ticks.map(({ label }) => label)).toEqual(['−£100', '−£50', '£0', '£50', '£100']);
  });

  it('draws a non-finite row at the base, inside the plot', () => {
    const { rows } = spanGeometry(
      spans(
        [
          [Number.NaN, Number.POSITIVE_INFINITY],
          [10, 30],
        ],
        20,
      ),
      100,
    );
    expect(rows.flat().every(({ x, width }) => x >= 0 && x + width <= 100)).toBe(true);
    expect(rows[0]).toEqual([{ x: 50, width: 0, tone: 'neutral' }]);
  });

  it('swaps the colours if lower is better, and has no colours without a base', () => {
    const chart = spans([[-100, 100]], 0);
    const [low] = spanGeometry({ ...chart, base: { value: 0, label: '', isMoreBetter: false } }, 100).rows;
    expect(low?.map(({ tone }) => tone)).toEqual(['good', 'poor']);
    expect(spanGeometry({ ...chart, base: null }, 100).rows).toEqual([[{ x: 0, width: 100, tone: 'neutral' }]]);
  });
});

const ys = (path: Path): readonly number[] => path.flatMap(({ c }) => c.filter((_, at) => at % 2 === 1));

describe('fan chart', () => {
  const fan: FanChart = {
    id: 'fan',
    title: 'Fan',
    xLabel: 'Year',
    yLabel: '£',
    currency: 'GBP',
    x: ['1', '2', '3'],
    middle: { label: 'Median', values: [10, 20, 30] },
    bands: [
      { label: '90% of simulations', low: [-10, -20, -30], high: [20, 50, 80] },
      { label: '50% of simulations', low: [0, 5, 10], high: [15, 30, 50] },
    ],
    summary: '',
  };

  it('keeps bands inside the plot and the median at its values, on an axis that includes zero', () => {
    const { plot, yTicks, zero, bands, lines } = fanShapes(fan, { width: 300, height: 200, text: 10 });
    const [outer = [], inner = []] = bands.map(ys);
    expect(Math.min(...outer)).toBeGreaterThanOrEqual(plot.y - 0.01);
    expect(Math.max(...outer)).toBeLessThanOrEqual(plot.y + plot.height + 0.01);
    expect(Math.min(...outer)).toBeLessThan(Math.min(...inner));
    expect(Math.max(...outer)).toBeGreaterThan(Math.max(...inner));
    const [first] = ys(lines[0]?.stroke ?? []);
    const [mark, next] = [yTicks.find(({ label }) => label === '£0'), yTicks.find(({ label }) => label === '£20')];
    expect(zero).toBe(mark?.at);
    expect(first).toBeCloseTo((mark?.at ?? 0) + (((next?.at ?? 0) - (mark?.at ?? 0)) * 10) / 20, 6);
  });
});
