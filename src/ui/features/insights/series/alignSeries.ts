import type { Series } from '../../../../core/area/book/figure.ts';

/** Series over the same periods; NaN where one has no figure. */
export interface AlignedSeries {
  /** "2025-01", in order. */
  readonly periods: readonly string[];
  readonly lines: readonly { readonly series: Series; readonly values: readonly number[] }[];
}

/**
 * Dated series on one monthly axis, from a start month. A rate that is published only when it changes applies until its next change. It is
 * not drawn beyond the last month of the other series. Quarterly, yearly and January values are placed in their first month.
 */
export function alignSeries(series: readonly Series[], since: string): AlignedSeries {
  const dated = series.filter(({ cadence }) => cadence !== 'day of change');
  const months = new Set(dated.flatMap(({ points }) => points.map(({ period }) => monthOf(period))));
  // If every series is published only when it changes, the months of the changes form the axis.
  if (dated.length === 0) for (const { points } of series) for (const { period } of points) months.add(monthOf(period));
  const periods = [...months].filter((month) => month >= since).toSorted();
  return { periods, lines: series.map((each) => ({ series: each, values: valuesAt(each, periods) })) };
}

function valuesAt({ cadence, points }: Series, periods: readonly string[]): readonly number[] {
  if (cadence !== 'day of change') {
    const byMonth = new Map(points.map(({ period, value }) => [monthOf(period), value]));
    return periods.map((period) => byMonth.get(period) ?? Number.NaN);
  }
  let at = 0;
  let current = Number.NaN;
  return periods.map((period) => {
    // The value at the end of the month.
    for (; at < points.length && monthOf(points[at]?.period ?? '') <= period; at += 1) current = points[at]?.value ?? current;
    return current;
  });
}

/** A period's first month: "2025-Q3" becomes "2025-07", and a day becomes its month. */
function monthOf(period: string): string {
  const quarter = /^(\d{4})-Q([1-4])$/.exec(period);
  if (quarter !== null) return `${quarter[1]}-${String(Number(quarter[2]) * 3 - 2).padStart(2, '0')}`;
  return period.length === 4 ? `${period}-01` : period.slice(0, 7);
}
