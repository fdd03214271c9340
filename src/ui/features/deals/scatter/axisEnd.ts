/** Of fewer values each is worth its room on the axis. */
const fewest = 10;
const share = 0.98;

/**
 * Where an axis of these values ends: at the largest, or at the 98th percentile where the few above it would take more than a third of
 * the axis from all others.
 */
export function axisEnd(values: readonly number[]): number {
  const rising = Float64Array.from(values).toSorted();
  const [least = 0, most = 0] = [rising[0], rising.at(-1)];
  const end = rising[Math.floor(share * (rising.length - 1))] ?? most;
  return rising.length >= fewest && most - end > (end - least) / 2 ? end : most;
}
