/** Percentiles of a figure over many deals, in the unit of the values. */
export interface Spread {
  readonly count: number;
  readonly low: number;
  readonly lowerQuarter: number;
  readonly median: number;
  readonly upperQuarter: number;
  readonly high: number;
}

/** The 10th, 25th, 50th, 75th and 90th percentiles, linearly interpolated; null without values. */
export function spreadOf(values: readonly number[]): Spread | null {
  const sorted = Float64Array.from(values.filter(Number.isFinite)).toSorted();
  if (sorted.length === 0) return null;
  const at = (share: number): number => {
    const place = share * (sorted.length - 1);
    const below = sorted[Math.floor(place)] ?? 0;
    const above = sorted[Math.ceil(place)] ?? below;
    return below + (above - below) * (place - Math.floor(place));
  };
  return { count: sorted.length, low: at(0.1), lowerQuarter: at(0.25), median: at(0.5), upperQuarter: at(0.75), high: at(0.9) };
}

/** The median; null without values. */
export const medianOf = (values: readonly number[]): number | null => spreadOf(values)?.median ?? null;

/** The values a chart shows, and the number of outliers left out. */
export interface TrimmedValues {
  readonly values: readonly number[];
  readonly left: number;
}

/**
 * The values within three interquartile ranges of the quartiles. One price in the millions would otherwise squeeze all others into one
 * column.
 */
export function trimOutliers(values: readonly number[], { lowerQuarter, upperQuarter }: Spread): TrimmedValues {
  const reach = 3 * (upperQuarter - lowerQuarter);
  if (reach === 0) return { values, left: 0 };
  const kept = values.filter((value) => value >= lowerQuarter - reach && value <= upperQuarter + reach);
  return { values: kept, left: values.length - kept.length };
}

/** The number of histogram columns to use for a number of values. */
export const histogramColumns = (count: number): number => Math.min(20, Math.max(4, Math.round(Math.sqrt(count) * 2)));
