import { axisUnit } from './axisLabel.ts';
import type { ReportChart } from './reportChart.ts';

/** A bar chart of named parts, laid out as rows because names need more room than an x axis has. Positions are along the row's width. */
export interface BarList {
  /** The position of zero. Gains extend to its right and losses to its left. */
  readonly zero: number;
  readonly rows: readonly {
    readonly label: string;
    readonly value: string;
    readonly x: number;
    readonly width: number;
    readonly isLoss: boolean;
  }[];
}

/** Whether a chart's bars represent named things rather than points on a scale. */
export const isBarList = ({ kind, series, x }: ReportChart): boolean =>
  kind === 'bar' && series.length === 1 && x.some((label) => !/^\d+$/.test(label));

/** The first series laid out as rows `width` wide. A value that is not a number has no bar. */
export function barListGeometry(chart: ReportChart, width: number): BarList {
  const values = chart.x.map((_, at) => chart.series[0]?.values[at] ?? Number.NaN);
  const known = values.filter(Number.isFinite);
  const low = Math.min(0, ...known);
  const spread = Math.max(0, ...known) - low || 1;
  const place = (value: number): number => ((value - low) / spread) * width;
  const zero = place(0);
  return {
    zero,
    rows: chart.x.map((label, at) => {
      const value = values[at] ?? Number.NaN;
      const end = Number.isFinite(value) ? place(value) : zero;
      return { label, value: barValue(value, chart.yLabel), x: Math.min(zero, end), width: Math.abs(end - zero), isLoss: value < 0 };
    }),
  };
}

/** A value as text: "−£1,250", "5.2%", or an en dash if there is none. */
function barValue(value: number, yLabel: string): string {
  if (!Number.isFinite(value)) return '\u2013';
  const { before, after } = axisUnit(yLabel);
  const size = Math.abs(value);
  const [whole = '0', part] = (size >= 100 ? size.toFixed(0) : String(Number(size.toFixed(2)))).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${value < 0 ? '\u2212' : ''}${before}${grouped}${part === undefined ? '' : `.${part}`}${after}`;
}
