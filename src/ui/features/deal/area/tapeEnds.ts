/** The ends of a tape that fits all values with a margin on both sides, rounded to a fiftieth of the span. */
export function tapeEnds(values: readonly number[]): { readonly min: number; readonly max: number } {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = Math.max((high - low) * 0.25, high * 0.1);
  const step = (high - low + 2 * room) / 50;
  return { min: Math.max(0, Math.floor((low - room) / step) * step), max: Math.ceil((high + room) / step) * step };
}
