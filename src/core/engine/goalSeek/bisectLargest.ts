/**
 * The largest whole number from `low` to `high` that satisfies `isMet`, found by bisection; null if `low` does not satisfy it. Assumes that
 * if a number satisfies it, every lower number does too.
 */
export function bisectLargest(low: number, high: number, isMet: (at: number) => boolean): number | null {
  if (!isMet(low)) return null;
  if (isMet(high)) return high;
  let [met, unmet] = [low, high];
  while (unmet - met > 1) {
    const middle = Math.floor((met + unmet) / 2);
    if (isMet(middle)) met = middle;
    else unmet = middle;
  }
  return met;
}
