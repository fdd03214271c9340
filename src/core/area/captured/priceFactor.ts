import type { Series } from '../book/figure.ts';

/**
 * The factor by which local prices moved between two days; 1 if there is no series. Interpolates log-linearly between the series' points.
 * Before the first point and after the last, prices are taken as constant.
 */
export function priceFactor(prices: Series | null, { from, to }: { readonly from: string; readonly to: string }): number {
  if (prices === null) return 1;
  const points = prices.points.map(({ period, value }) => ({ at: yearOf(period), level: Math.log(value) }));
  const [start, end] = [levelAt(points, yearOf(from)), levelAt(points, yearOf(to))];
  return start === null || end === null ? 1 : Math.exp(end - start);
}

interface Level {
  readonly at: number;
  readonly level: number;
}

/** The series' level at a time; before its first or after its last point, the level of that point. */
function levelAt(points: readonly Level[], at: number): number | null {
  const after = points.findIndex((point) => point.at >= at);
  if (after === -1) return points.at(-1)?.level ?? null;
  const [before, next] = [points[after - 1], points[after]];
  if (next === undefined) return null;
  if (before === undefined) return next.level;
  return before.level + ((next.level - before.level) * (at - before.at)) / (next.at - before.at);
}

/** "2025-01", "2025-Q4" or a day as years with a fraction; a month or quarter counts as its middle. */
function yearOf(period: string): number {
  const year = Number(period.slice(0, 4));
  const quarter = /Q(\d)$/.exec(period)?.[1];
  if (quarter !== undefined) return year + (Number(quarter) - 0.5) / 4;
  const [month, day] = [Number(period.slice(5, 7) || '1'), Number(period.slice(8, 10) || '15')];
  return year + (month - 1 + (day - 1) / 31) / 12;
}
