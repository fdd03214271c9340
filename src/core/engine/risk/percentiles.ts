/** What so many percent of the paths stay below. */
export interface Percentiles {
  readonly p5: number;
  readonly p25: number;
  readonly p50: number;
  readonly p75: number;
  readonly p95: number;
}

/** The percentiles of one value or more (the value of that rank, no interpolation). Puts `values` into another order. */
export function percentiles(values: Float64Array): Percentiles {
  const last = values.length - 1;
  const rank = (share: number): number => Math.round(share * last);
  // The middle first: each later one has only half or less left to look through.
  const p50 = selectRank(values, rank(0.5), { from: 0, to: last });
  const p25 = selectRank(values, rank(0.25), { from: 0, to: rank(0.5) });
  const p5 = selectRank(values, rank(0.05), { from: 0, to: rank(0.25) });
  const p75 = selectRank(values, rank(0.75), { from: rank(0.5), to: last });
  const p95 = selectRank(values, rank(0.95), { from: rank(0.75), to: last });
  return { p5, p25, p50, p75, p95 };
}

/** Hoare's selection: afterwards nothing before `rank` is greater and nothing behind it smaller. */
function selectRank(values: Float64Array, rank: number, within: { readonly from: number; readonly to: number }): number {
  let { from, to } = within;
  while (from < to) {
    const pivot = values[rank] as number;
    let low = from;
    let high = to;
    while (low <= high) {
      while ((values[low] as number) < pivot) low += 1;
      while ((values[high] as number) > pivot) high -= 1;
      if (low <= high) {
        const kept = values[low] as number;
        values[low] = values[high] as number;
        values[high] = kept;
        low += 1;
        high -= 1;
      }
    }
    if (high < rank) from = low;
    if (rank < low) to = high;
  }
  return values[rank] as number;
}
