/**
 * Non-negative parts rounded to whole numbers that sum to `total`, by the largest remainder method: each part is rounded down, and the
 * units left over go to the largest fractions. `total` must not differ from the sum of the parts by more than one per part.
 */
export function allocateByLargestRemainder(unrounded: readonly number[], total: number): readonly number[] {
  // Without this, binary rounding error could make 18.000000001 a candidate for rounding up to 19.
  const parts = unrounded.map((part) => Math.round(part * 1e9) / 1e9);
  const whole = parts.map(Math.floor);
  let left = total;
  for (const part of whole) left -= part;
  for (; left > 0; left -= 1) {
    const at = largestRemainder(parts, whole);
    if (at < 0) break;
    whole[at] = (whole[at] ?? 0) + 1;
  }
  return whole;
}

/** The first of the parts furthest above their whole number; −1 if each has been rounded up already. */
function largestRemainder(parts: readonly number[], whole: readonly number[]): number {
  let found = -1;
  let largest = -1;
  for (let at = 0; at < parts.length; at += 1) {
    const remainder = (parts[at] ?? 0) - (whole[at] ?? 0);
    if (remainder >= 0 && remainder > largest) {
      found = at;
      largest = remainder;
    }
  }
  return found;
}
