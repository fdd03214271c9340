import { rangeOf } from './plotScale.ts';

/** The result with only this input at its low value, and with only this input at its high value. */
export interface TornadoBar {
  readonly low: number;
  readonly high: number;
}

export interface TornadoGeometry {
  /** The position of the base case. */
  readonly base: number;
  /** Widest first. `at` is the bar's index in the input; `below` and `above` extend from the base to the lowest and highest result. */
  readonly rows: readonly { readonly at: number; readonly below: Span; readonly above: Span }[];
}

export interface Span {
  readonly x: number;
  readonly width: number;
}

/** A tornado chart laid out over `width`, the inputs with the largest effect first. A result that is not a number has no bar. */
export function tornadoGeometry(bars: readonly TornadoBar[], base: number, width: number): TornadoGeometry {
  const [low, high] = rangeOf([base, ...bars.flatMap((bar) => [bar.low, bar.high])], 'none');
  const x = (value: number): number => (high === low ? width / 2 : ((value - low) / (high - low)) * width);
  const from = x(base);
  const rows = bars.map((bar, at) => {
    const [least, most] = rangeOf([base, bar.low, bar.high], 'none');
    return { at, swing: most - least, below: { x: x(least), width: from - x(least) }, above: { x: from, width: x(most) - from } };
  });
  return {
    base: from,
    rows: rows.toSorted((left, right) => right.swing - left.swing).map(({ at, below, above }) => ({ at, below, above })),
  };
}
