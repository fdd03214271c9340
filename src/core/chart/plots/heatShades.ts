import { rangeOf } from './plotScale.ts';

/**
 * A shade for each cell of a grid. With a `pivot`, shades run from −1 (worst) to 1 (best) and the pivot is 0. Both sides share one scale,
 * so that values close to the pivot have similar shades. Without a pivot, 0 is the lowest value and 1 the highest. Null for a value that is
 * not a number.
 */
export function heatShades(rows: readonly (readonly number[])[], pivot: number | null): readonly (readonly (number | null)[])[] {
  const [low, high] = rangeOf(rows.flat(), 'none');
  const reach = pivot === null ? high - low : Math.max(Math.abs(high - pivot), Math.abs(low - pivot));
  const from = pivot ?? low;
  const shade = (value: number): number | null => (Number.isFinite(value) ? (reach === 0 ? 0 : (value - from) / reach) : null);
  return rows.map((row) => row.map(shade));
}
