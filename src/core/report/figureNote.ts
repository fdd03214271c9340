import { formatRate } from '../kernel/formatMoneyAndRates.ts';
import { rate } from '../kernel/rate.ts';
import type { ReportFigure } from './report.ts';

/** The inputs that determine the period and the rate behind a figure. Each is null if the strategy lacks the input. */
export interface FigureGround {
  readonly holdYears: number | null;
  /** The lender's stress rate, as a fraction. */
  readonly stressRate: number | null;
}

const aYear: ReadonlySet<string> = new Set(['cashOnCash', 'grossYield', 'netYield', 'netOperatingIncome', 'yieldOnCost', 'annualisedRoi']);
const overTheHold: ReadonlySet<string> = new Set(['irr', 'equityMultiple']);
/** Figures that income tax changes or could change. A yield is not among them, because it is always before tax. */
const taxable: ReadonlySet<string> = new Set([
  'monthlyCashFlow',
  'annualCashFlow',
  'cashOnCash',
  'grossYield',
  'netYield',
  'yieldOnCost',
  'netOperatingIncome',
  'roi',
  'irr',
  'equityMultiple',
  'savedPerMonth',
  'netHousingCost',
  'cashFlowPerRoom',
]);

/**
 * The period and basis of a figure that its name does not state: "a year, before tax", "over 10 years"; null if there is nothing to add.
 */
export function figureNote({ id, label }: Pick<ReportFigure, 'id' | 'label'>, { holdYears, stressRate }: FigureGround): string | null {
  if (id === 'interestCover') return stressRate === null ? null : `at ${formatRate(rate(stressRate))} stress`;
  const period = overTheHold.has(id) && holdYears !== null ? `over ${holdYears} ${holdYears === 1 ? 'year' : 'years'}` : yearOf(id, label);
  const basis = taxable.has(id) && !label.includes('tax') ? 'before tax' : null;
  return [period, basis].filter((part) => part !== null).join(', ') || null;
}

const yearOf = (id: string, label: string): string | null => (aYear.has(id) && !/\ba (?:month|year)\b/.test(label) ? 'a year' : null);

/** A figure with its note and its distance to a rule on one line, as displayed in the report. */
export const withNote = (figure: ReportFigure): ReportFigure =>
  figure.note === undefined || figure.note === null
    ? figure
    : { ...figure, note: null, delta: figure.delta === null ? figure.note : `${figure.note} · ${figure.delta}` };
