interface Step {
  /** Negative to step down. */
  readonly step: number;
  /** Whether to take ten steps at once. */
  readonly large: boolean;
  readonly min: number;
  readonly max: number;
}

/** The number moved by one step, within limits and without floating-point noise. */
export function stepNumber(from: number, { step, large, min, max }: Step): number {
  const next = Number((from + step * (large ? 10 : 1)).toPrecision(12));
  return Math.min(max, Math.max(min, next));
}
