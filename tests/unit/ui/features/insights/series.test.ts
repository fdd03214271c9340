import { describe, expect, it } from 'vitest';
import type { Series } from '../../../../../src/core/area/book/figure.ts';
import { alignSeries } from '../../../../../src/ui/features/insights/series/alignSeries.ts';
import { ratesSentence } from '../../../../../src/ui/features/insights/series/ratesSentence.ts';

const series = (id: string, cadence: Series['cadence'], points: readonly (readonly [string, number])[]): Series => ({
  id,
  label: id,
  unit: 'percent',
  cadence,
  points: points.map(([period, value]) => ({ period, value })),
  sources: [],
  note: null,
  of: null,
});
const bank = series('bank-rate', 'day of change', [
  ['2025-08-07', 4],
  ['2025-12-18', 3.75],
]);
const fix = series('mortgage-2y-75', 'month', [
  ['2025-06', 5],
  ['2025-10', 4.5],
  ['2025-12', 4.4],
]);

describe('alignSeries', () => {
  it('carries a rate forward until it changes, and leaves gaps in other series', () => {
    const { periods, lines } = alignSeries([bank, fix], '2025-07');
    expect(periods).toEqual(['2025-10', '2025-12']);
    expect(lines.map(({ values }) => values)).toEqual([
      [4, 3.75],
      [4.5, 4.4],
    ]);
    expect(alignSeries([bank, fix], '2025-01').lines[0]?.values).toEqual([Number.NaN, 4, 3.75]);
  });

  it('places quarters and annual January values in their first month', () => {
    const quarter = series('eu', 'quarter', [['2025-Q3', 1]]);
    const january = series('price', 'each January', [['2025-01', 2]]);
    const { periods, lines } = alignSeries([quarter, january], '2024-01');
    expect(periods).toEqual(['2025-01', '2025-07']);
    expect(lines.map(({ values }) => values)).toEqual([
      [Number.NaN, 1],
      [2, Number.NaN],
    ]);
  });

  it('uses only the months of the changes if there is no other series', () => {
    expect(alignSeries([bank], '2000-01').periods).toEqual(['2025-08', '2025-12']);
  });
});

describe('ratesSentence', () => {
  it('gives the available rates with their dates, and omits the others', () => {
    expect(ratesSentence([bank, fix])).toBe(
      'Bank Rate has been 3.75% since 18 December 2025. The average two-year fixed residential rate at 75% LTV was 4.4% in December 2025.',
    );
    expect(ratesSentence([])).toBe('');
  });
});
