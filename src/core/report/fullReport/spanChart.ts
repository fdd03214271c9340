import { axisLabel, axisUnit } from '../../chart/axisLabel.ts';
import { niceTicks } from '../../chart/niceTicks.ts';

/** A chart of bars from one value to another. Each row shows the effect of one input. */
export interface SpanChart {
  readonly id: string;
  readonly title: string;
  /** The axis label; its unit is parsed from this text. */
  readonly yLabel: string;
  /** A line through all rows, such as the base case, and whether higher is better; null if there is none. */
  readonly base: { readonly value: number; readonly label: string; readonly isMoreBetter: boolean } | null;
  readonly rows: readonly SpanRow[];
  /** The column headings of the chart shown as a table: for the row's name, its detail, and its value. */
  readonly columns: readonly [row: string, detail: string, value: string];
  /** One sentence that states the chart's result, for people who cannot see it. */
  readonly summary: string;
}

export interface SpanRow {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  /** A note on what was varied, or why. Plain text, ready for display. */
  readonly detail: string;
  readonly value: string;
}

/** A piece of a row: good for a gain, poor for a loss, neutral if nothing changed or there is no base to compare with. */
export interface SpanPart {
  readonly x: number;
  readonly width: number;
  readonly tone: 'good' | 'poor' | 'neutral';
}

/** A span chart as positions along its width, the same for screen and PDF; each renderer chooses heights and colours. */
export interface SpanGeometry {
  readonly base: number | null;
  readonly ticks: readonly { readonly x: number; readonly label: string }[];
  /** The pieces of each row. A row that extends to both sides of the base has two. */
  readonly rows: readonly (readonly SpanPart[])[];
}

/**
 * The rows laid out on one scale, `width` wide, that includes every end and the base. An end that is not a number is placed at the base.
 */
export function spanGeometry({ rows, base, yLabel }: SpanChart, width: number): SpanGeometry {
  const rest = base?.value ?? 0;
  const sure = (value: number): number => (Number.isFinite(value) ? value : rest);
  const ends = [...rows.flatMap(({ from, to }) => [sure(from), sure(to)]), ...(base === null ? [] : [base.value])];
  const scale = niceTicks(Math.min(...ends, rest), Math.max(...ends, rest), 5);
  const place = (value: number): number => ((sure(value) - scale.low) / (scale.high - scale.low)) * width;
  const unit = axisUnit(yLabel);
  return {
    base: base === null ? null : place(base.value),
    ticks: scale.values.map((value) => ({ x: place(value), label: axisLabel(value, unit) })),
    rows: rows.map(({ from, to }) => {
      const [low, high] = [Math.min(place(from), place(to)), Math.max(place(from), place(to))];
      if (base === null || low === high) return [{ x: low, width: high - low, tone: 'neutral' }];
      const middle = Math.min(Math.max(place(base.value), low), high);
      const parts: readonly SpanPart[] = [
        { x: low, width: middle - low, tone: base.isMoreBetter ? 'poor' : 'good' },
        { x: middle, width: high - middle, tone: base.isMoreBetter ? 'good' : 'poor' },
      ];
      return parts.filter(({ width: own }) => own > 0);
    }),
  };
}
