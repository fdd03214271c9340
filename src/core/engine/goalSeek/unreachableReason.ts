/** An input that cannot bring a figure to its target: the steps tried, and how they are displayed. */
export interface UnreachableInput {
  /** The input's name for use within a sentence. */
  readonly name: string;
  /** The steps tried, ascending. */
  readonly points: readonly number[];
  /** The figure at a step; NaN if there is none. */
  readonly figureAt: (step: number) => number;
  readonly isBetterHigh: boolean;
  readonly shownInput: (step: number) => string;
  readonly shownFigure: (step: number) => string;
  /** The target as displayed. */
  readonly target: string;
}

/** Why no value of the input reaches the target, worded to follow "cannot be reached, because". */
export function unreachableReason({ name, points, figureAt, isBetterHigh, shownInput, shownFigure, target }: UnreachableInput): string {
  const values = points.map((step) => ({ step, value: figureAt(step) })).filter(({ value }) => !Number.isNaN(value));
  const [first] = values;
  if (first === undefined) return 'this figure isn’t available for this deal at any value in range';
  if (values.every(({ value }) => value === first.value)) return `it doesn’t depend on the ${name} and stays at ${shownFigure(first.step)}`;
  const isBetter = (one: number, other: number): boolean => (isBetterHigh ? one > other : one < other);
  const best = values.reduce((found, each) => (isBetter(each.value, found.value) ? each : found));
  return `even with the ${name} at ${shownInput(best.step)} it is ${shownFigure(best.step)}, not ${target}`;
}
