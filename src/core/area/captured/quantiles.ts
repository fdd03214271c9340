import type { Spread } from './statistics.ts';

/** The five-number summary of a sample, quantiles interpolated; null for an empty one. Nulls and non-finite values are skipped. */
export function fiveNumberSummary(values: readonly (number | null)[]): Spread | null {
  const known = values.filter((value): value is number => value !== null && Number.isFinite(value)).toSorted((one, other) => one - other);
  if (known.length === 0) return null;
  return {
    count: known.length,
    low: quantile(known, 0),
    lowerQuartile: quantile(known, 0.25),
    median: quantile(known, 0.5),
    upperQuartile: quantile(known, 0.75),
    high: quantile(known, 1),
  };
}

/** A quantile of one or more sorted values, linear between the two nearest. */
export function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
  return below + (above - below) * (place - Math.floor(place));
}
