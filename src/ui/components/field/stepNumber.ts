interface Step {
  /** Signed: negative steps down. */
  readonly step: number;
  /** Ten steps at once. */
  readonly large: boolean;
  readonly min: number;
  readonly max: number;
}

/** A number one step on, inside its limits and without the binary dust of adding tenths. */
export function stepNumber(from: number, { step, large, min, max }: Step): number {
  const next = Number((from + step * (large ? 10 : 1)).toPrecision(12));
  return Math.min(max, Math.max(min, next));
}
