/**
 * Rounds non-negative parts to whole numbers that sum to `total`, by largest remainder: each is rounded down and what is left
 * goes one each to the largest fractions. `total` must lie within one per part of their sum.
 */
export function wholeParts(unrounded: readonly number[], total: number): readonly number[] {
  // The dust of binary fractions must not make 18.000000001 a candidate for 19.
  const parts = unrounded.map((part) => Math.round(part * 1e9) / 1e9);
  const whole = parts.map(Math.floor);
  const left = total - whole.reduce((sum, part) => sum + part, 0);
  const byRemainder = parts
    .map((part, at) => ({ at, remainder: part - Math.floor(part) }))
    .toSorted((one, other) => other.remainder - one.remainder);
  for (const { at } of byRemainder.slice(0, Math.max(0, left))) whole[at] = (whole[at] ?? 0) + 1;
  return whole;
}
