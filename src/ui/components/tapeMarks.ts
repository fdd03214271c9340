export interface TapeMark {
  /** Share of the tape's length, 0 to 1. */
  readonly at: number;
  readonly long: boolean;
}

/** Marks of a tape cut into `parts` long divisions of five short ones; both ends carry a long mark. */
export function tapeMarks(parts: number): readonly TapeMark[] {
  const count = parts * 5;
  return Array.from({ length: count + 1 }, (_, index) => ({ at: index / count, long: index % 5 === 0 }));
}

/** Where a value lies between two ends as a share from 0 to 1; values beyond an end stay at that end. */
export function placeOnTape(value: number, { min, max }: { readonly min: number; readonly max: number }): number {
  if (max <= min) return 0;
  return Math.min(1, Math.max(0, (value - min) / (max - min)));
}
