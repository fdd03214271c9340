import type { Box } from './pathRecorder.ts';

/** Room for a chart: all lengths in one unit (pixels, millimetres); `text` is the height of the axis text. */
export interface ChartSize {
  readonly width: number;
  readonly height: number;
  readonly text: number;
}

/** A mark on an axis: its place along it and its words. */
export interface Tick {
  readonly at: number;
  readonly label: string;
}

/** Average width of a digit over the text's height, a little over Inter's 0.62. */
const glyph = 0.64;

/** The part of a chart inside its axes; `longest` counts the letters of the widest label at the left. */
export function plotBox(size: ChartSize, longest: number): Box {
  const left = Math.min(size.width / 3, longest * size.text * glyph + size.text * 0.6);
  const top = size.text * 0.7;
  return { x: left, y: top, width: size.width - left - size.text * 0.7, height: size.height - top - size.text * 1.9 };
}

/** What stands under an axis: a bare count says what it counts, "Year 5"; a calendar year or a name speaks for itself. */
export const tickWords = (labels: readonly string[], xLabel: string): readonly string[] =>
  labels.map((label) => (/^\d{1,3}$/.test(label) ? `${xLabel} ${label}` : label));

/** Every first, second, fifth, tenth … label, the first that leaves a letter's room between two. */
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
