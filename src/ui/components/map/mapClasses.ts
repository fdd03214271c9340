/** Figures in up to five classes with about the same number of areas each. */
export interface MapClasses {
  /** The classes, lowest first. `to` is the largest value in the class. */
  readonly classes: readonly { readonly from: number; readonly to: number; readonly count: number }[];
  /** The class of a value, from 0. */
  readonly classOf: (value: number) => number;
}

const wanted = 5;

/** The classes for these values. Equal values stay in one class, and few distinct values give fewer classes. */
export function mapClassesOf(values: Iterable<number>): MapClasses {
  const sorted = [...values].filter(Number.isFinite).toSorted((one, other) => one - other);
  const starts: number[] = [];
  for (let at = 0; at < wanted; at += 1) {
    const start = sorted[Math.floor((at * sorted.length) / wanted)];
    if (start !== undefined && start !== starts.at(-1)) starts.push(start);
  }
  const classOf = (value: number): number =>
    Math.max(
      0,
      starts.findLastIndex((start) => value >= start),
    );
  const classes = starts.map((from, at) => {
    const inside = sorted.filter((value) => classOf(value) === at);
    return { from, to: inside.at(-1) ?? from, count: inside.length };
  });
  return { classes, classOf };
}
