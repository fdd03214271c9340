import { rangeOf } from './plotScale.ts';

/** What the result becomes when one input alone goes to its low and to its high end. */
export interface TornadoBar {
  readonly low: number;
  readonly high: number;
}

export interface TornadoGeometry {
  /** Where the result stands with every input as it is. */
  readonly base: number;
  /** Widest first. `at` is the bar's place in the input; `low` and `high` reach from the base to the result. */
  readonly rows: readonly { readonly at: number; readonly low: Span; readonly high: Span }[];
}

export interface Span {
  readonly x: number;
  readonly width: number;
}

/** Lays a tornado out over `width`: inputs that move the result most come first. A result that is no number has no bar. */
export function tornadoGeometry(bars: readonly TornadoBar[], base: number, width: number): TornadoGeometry {
  const [low, high] = rangeOf([base, ...bars.flatMap((bar) => [bar.low, bar.high])], 'none');
  const x = (value: number): number => (high === low ? width / 2 : ((value - low) / (high - low)) * width);
  const from = x(base);
  const span = (value: number): Span =>
    Number.isFinite(value) ? { x: Math.min(from, x(value)), width: Math.abs(x(value) - from) } : { x: from, width: 0 };
  const swing = (bar: TornadoBar): number => {
    const [least, most] = rangeOf([base, bar.low, bar.high], 'none');
    return most - least;
  };
  const order = bars.map((_, at) => at).toSorted((left, right) => swing(bars[right] ?? nothing) - swing(bars[left] ?? nothing));
  return { base: from, rows: order.map((at) => ({ at, low: span(bars[at]?.low ?? base), high: span(bars[at]?.high ?? base) })) };
}

const nothing: TornadoBar = { low: Number.NaN, high: Number.NaN };
