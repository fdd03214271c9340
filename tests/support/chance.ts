/** Repeatable random numbers: the same seed gives the same numbers. */
export interface Chance {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  happens(probability: number): boolean;
  pick<Value>(values: readonly Value[]): Value;
}

/** Generates the numbers with the Mulberry32 algorithm. */
export function createChance(seed: number): Chance {
  let state = (seed + 0x6d2b79f5) | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    happens: (probability) => next() < probability,
    pick: (values) => {
      const found = values[between(0, values.length - 1)];
      if (found === undefined) throw new RangeError('The list to pick from is empty');
      return found;
    },
  };
}
