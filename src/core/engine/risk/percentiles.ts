/** The values below which the given percentages of paths fall. */
export interface Percentiles {
  readonly p5: number;
  readonly p25: number;
  readonly p50: number;
  readonly p75: number;
  readonly p95: number;
}

/**
 * The percentiles of one or more finite values (nearest rank, no interpolation). The values are first counted in buckets of equal width.
 * Then only the buckets that contain a percentile are sorted.
 */
export function percentiles(values: Float64Array): Percentiles {
  const [least, most] = rangeOf(values);
  const scale = most > least ? (buckets - 1) / (most - least) : 0;
  const bucketOf = { least, scale };
  const below = countsBelow(values, bucketOf);
  const ranks = shares.map((share) => Math.round(share * (values.length - 1)));
  const wanted = new Uint8Array(buckets);
  const homes = ranks.map((rank) => homeOf(below, rank));
  for (const home of homes) wanted[home] = 1;
  const kept = gathered(values, bucketOf, wanted).toSorted();
  const [p5, p25, p50, p75, p95] = ranks.map((rank, at) => kept[rank - droppedBelow(below, wanted, homes[at] ?? 0)] ?? Number.NaN);
  return { p5, p25, p50, p75, p95 } as Percentiles;
}

const shares = [0.05, 0.25, 0.5, 0.75, 0.95];
const buckets = 2048;

interface Buckets {
  readonly least: number;
  readonly scale: number;
}

function rangeOf(values: Float64Array): readonly [least: number, most: number] {
  let least = values[0] as number;
  let most = least;
  for (let at = 1; at < values.length; at += 1) {
    const value = values[at] as number;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return [least, most];
}

/** For each bucket, the number of values in lower buckets. An extra entry at the end has the number of all values. */
function countsBelow(values: Float64Array, { least, scale }: Buckets): Int32Array {
  const counts = new Int32Array(buckets + 1);
  for (let at = 0; at < values.length; at += 1) {
    const bucket = (((values[at] as number) - least) * scale) | 0;
    (counts[bucket + 1] as number) += 1;
  }
  for (let bucket = 1; bucket <= buckets; bucket += 1) (counts[bucket] as number) += counts[bucket - 1] as number;
  return counts;
}

/** The bucket that contains the value at a given rank. */
function homeOf(below: Int32Array, rank: number): number {
  let [low, high] = [0, buckets - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((below[middle] as number) <= rank) low = middle;
    else high = middle - 1;
  }
  return low;
}

function gathered(values: Float64Array, { least, scale }: Buckets, wanted: Uint8Array): Float64Array {
  const kept = new Float64Array(values.length);
  let count = 0;
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] as number;
    if (wanted[((value - least) * scale) | 0] === 1) {
      kept[count] = value;
      count += 1;
    }
  }
  return kept.subarray(0, count);
}

/** The number of values in lower buckets that were not collected. */
function droppedBelow(below: Int32Array, wanted: Uint8Array, home: number): number {
  let dropped = below[home] as number;
  for (let bucket = 0; bucket < home; bucket += 1) {
    if (wanted[bucket] === 1) dropped -= (below[bucket + 1] as number) - (below[bucket] as number);
  }
  return dropped;
}
