import type { Spread } from './statistics.ts';

/** Five numbers of a sample, quantiles between neighbours; null for an empty one. Values that are no numbers do not count. */
export function spreadOf(values: readonly (number | null)[]): Spread | null {
  const known = values.filter((value): value is number => value !== null && Number.isFinite(value)).toSorted((one, other) => one - other);
  if (known.length === 0) return null;
  return {
    count: known.length,
    low: quantileOf(known, 0),
    lowerQuartile: quantileOf(known, 0.25),
    median: quantileOf(known, 0.5),
    upperQuartile: quantileOf(known, 0.75),
    high: quantileOf(known, 1),
  };
}

/** Of sorted values, at least one; linear between the two nearest. */
export function quantileOf(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
  return below + (above - below) * (place - Math.floor(place));
}
