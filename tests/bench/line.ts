/** One measured figure. */
export interface BenchLine {
  readonly name: string;
  /** NaN if it was not measured; the unit then states why. */
  readonly value: number;
  readonly unit: string;
  /** Our figure divided by the reference's. */
  readonly ratio?: number;
  /** A text for the reader: `≥ 0.6 of the bare transaction`. */
  readonly target?: string;
  /** Present exactly when there is a target. */
  readonly met?: boolean;
}

/** The lines as a text table. */
export function benchTable(lines: readonly BenchLine[]): string {
  const cells = [['', 'measured', 'ratio', 'target', ''], ...lines.map(cellsOf)];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  return cells
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Whether a target is missed. */
export const isMissed = (lines: readonly BenchLine[]): boolean => lines.some(({ met }) => met === false);

/** The median of some figures; the lower of the two middle ones if their number is even. */
export const medianOf = (figures: readonly number[]): number => quantileOf(figures, 0.5);

/** The smallest figure for which at least this share of all figures are no larger. NaN for an empty list. */
export function quantileOf(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((low, high) => low - high);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

function cellsOf({ name, value, unit, ratio, target, met }: BenchLine): readonly string[] {
  const verdict = met === undefined ? '' : met ? 'met' : 'MISSED';
  return [
    name,
    Number.isNaN(value) ? unit : `${shown(value)} ${unit}`,
    ratio === undefined ? '–' : ratio.toFixed(2),
    target ?? '–',
    verdict,
  ];
}

/** Three digits are already more than a busy machine can reproduce. */
const shown = (value: number): string => (Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en-GB') : value.toPrecision(3));
