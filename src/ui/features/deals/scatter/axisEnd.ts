/** With fewer values than this, no outlier is cut off. */
const fewest = 10;
const share = 0.98;

/**
 * The end of an axis for these values. Usually the largest, but the 98th percentile if the few values above it would take more than a third
 * of the axis.
 */
export function axisEnd(values: readonly number[]): number {
  const rising = Float64Array.from(values).toSorted();
  const [least = 0, most = 0] = [rising[0], rising.at(-1)];
  const end = rising[Math.floor(share * (rising.length - 1))] ?? most;
  return rising.length >= fewest && most - end > (end - least) / 2 ? end : most;
}
