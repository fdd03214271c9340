/** A scale's ends and the marks between them, all multiples of one step. */
export interface NiceTicks {
  readonly low: number;
  readonly high: number;
  readonly step: number;
  readonly values: readonly number[];
}

/**
 * About `count` round numbers that enclose `low` to `high`, spaced 1, 2 or 5 times a power of ten apart. Ends that are (nearly) equal are
 * moved apart, so that the scale can be drawn.
 */
export function niceTicks(low: number, high: number, count: number): NiceTicks {
  const size = Math.max(Math.abs(low), Math.abs(high), tiny);
  const spread = high - low > size * 1e-6 ? high - low : Math.max(size, tiny * 1e6);
  const step = niceStep(spread / Math.max(1, count));
  const first = Math.floor(low / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(high / step - 1e-9));
  const values = Array.from({ length: last - first + 1 }, (_, at) => multiple(first + at, step));
  return { low: multiple(first, step), high: multiple(last, step), step, values };
}

/** The smallest distinguishable amount or percentage; smaller steps would be lost in rounding error. */
const tiny = 1e-6;

/** The smallest number of the form 1, 2 or 5 × 10ⁿ that is at least `rough`. */
export function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const found = [1, 2, 5].find((times) => times * power >= rough * (1 - 1e-9)) ?? 10;
  return Number((found * power).toPrecision(12));
}

/** A multiple without binary rounding error, and never −0. */
const multiple = (times: number, step: number): number => Number((times * step).toPrecision(14)) + 0;
