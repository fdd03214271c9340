import type { Box } from './pathRecorder.ts';

/** A chart's size, with all lengths in the same unit (pixels or millimetres). `text` is the height of the axis text. */
export interface ChartSize {
  readonly width: number;
  readonly height: number;
  readonly text: number;
}

/** A mark on an axis: its position and label. */
export interface Tick {
  readonly at: number;
  readonly label: string;
}

/** The average width of a digit divided by the text's height. It is slightly more than Inter's 0.62. */
const glyph = 0.64;

/** The plot area of a chart inside its axes; `longest` is the number of characters in the widest label on the left. */
export function plotBox(size: ChartSize, longest: number): Box {
  const left = Math.min(size.width / 3, longest * size.text * glyph + size.text * 0.6);
  const top = size.text * 0.7;
  return { x: left, y: top, width: size.width - left - size.text * 0.7, height: size.height - top - size.text * 1.9 };
}

/** The labels under an axis. A plain number gets its unit, as in "Year 5"; a calendar year or a name needs none. */
export const tickLabels = (labels: readonly string[], xLabel: string): readonly string[] =>
  labels.map((label) => (/^\d{1,3}$/.test(label) ? `${xLabel} ${label}` : label));

/** All labels, or every second, fifth, tenth and so on: the closest spacing that leaves a letter's width between two labels. */
export function thinTicks({
  labels,
  xs,
  size,
}: {
  readonly labels: readonly string[];
  readonly xs: readonly number[];
  readonly size: ChartSize;
}) {
  const longest = Math.max(1, ...labels.map((label) => label.length)) * size.text * glyph + size.text;
  const slot = (xs[1] ?? Number.POSITIVE_INFINITY) - (xs[0] ?? 0);
  const every = [1, 2, 3, 4, 5, 10, 12, 20, 24, 50, 60, 100].find((step) => step * slot >= longest) ?? labels.length;
  return labels.flatMap((label, at): Tick[] => {
    const half = (label.length * size.text * glyph) / 2;
    const place = Math.min(Math.max(xs[at] ?? 0, half), size.width - half);
    return at % every === 0 ? [{ at: place, label }] : [];
  });
}
