/** A bin: the number of values at or above `from` and below `to`. */
export interface HistogramBin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** Bin widths that put an edge at zero, so that losses have their own bars. */
const rateWidths = [0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1];
const wanted = 28;

/** Round bin widths for amounts, in minor units, from £1 up. */
export const amountBinWidths: readonly number[] = [2, 3, 4, 5, 6, 7, 8, 9].flatMap((power) =>
  [1, 2, 5].map((times) => times * 10 ** power),
);

/**
 * A histogram of rates, or of amounts with `amountBinWidths`. It has about thirty bins of equal, round width, with an edge at zero. The
 * lowest and highest 0.5% of values are counted in the first and last bins.
 */
export function histogram(values: Float64Array, widths: readonly number[] = rateWidths): readonly HistogramBin[] {
  if (values.length === 0) return [];
  const sorted = values.toSorted();
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] as number;
  const [low, high] = [at(0.005), at(0.995)];
  const width = widths.find((each) => (high - low) / each <= wanted) ?? (high - low) / wanted;
  const first = Math.floor(low / width);
  const last = Math.max(first, Math.ceil(high / width) - 1);
  const counts = new Int32Array(last - first + 1);
  for (const value of sorted) {
    const bin = Math.min(last, Math.max(first, Math.floor(value / width))) - first;
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return Array.from(counts, (count, bin) => ({ from: edge(first + bin, width), to: edge(first + bin + 1, width), count }));
}

const edge = (at: number, width: number): number => Number((at * width).toPrecision(12));
