import { rangeOf } from './plotScale.ts';

/** A step adds to the previous ones. A total starts at zero and shows `value`, or the running sum if `value` is omitted. */
export type WaterfallStep = { readonly kind: 'step'; readonly value: number } | { readonly kind: 'total'; readonly value?: number };

export interface WaterfallGeometry {
  readonly zero: number;
  readonly rows: readonly {
    readonly x: number;
    readonly width: number;
    /** The amount of the step, or of the total. */
    readonly value: number;
    /** The position where the next row starts. */
    readonly end: number;
  }[];
}

/** Steps laid out as floating bars over `width`, each starting where the previous one ended. */
export function waterfallGeometry(steps: readonly WaterfallStep[], width: number): WaterfallGeometry {
  const spans: { readonly from: number; readonly to: number; readonly value: number }[] = [];
  let sum = 0;
  for (const step of steps) {
    const from = step.kind === 'total' ? 0 : sum;
    sum = step.kind === 'total' ? (step.value ?? sum) : sum + step.value;
    spans.push({ from, to: sum, value: step.kind === 'total' ? sum : step.value });
  }
  const [low, high] = rangeOf(
    spans.flatMap(({ from, to }) => [from, to]),
    'zero',
  );
  const x = (value: number): number => (high === low ? 0 : ((value - low) / (high - low)) * width);
  return {
    zero: x(0),
    rows: spans.map(({ from, to, value }) => ({ x: Math.min(x(from), x(to)), width: Math.abs(x(to) - x(from)), value, end: x(to) })),
  };
}
