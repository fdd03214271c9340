import type { DealMeasures } from './dealMeasures.ts';

/** Every output that is a single number and can therefore be used for goals and sensitivities. */
export type MeasuredFigure = {
  [Key in keyof DealMeasures]: DealMeasures[Key] extends number ? Key : never;
}[keyof DealMeasures];

/** Figures for which lower is better; for all others higher is better. */
const betterLow: ReadonlySet<MeasuredFigure> = new Set<MeasuredFigure>([
  'transferTax',
  'cashNeeded',
  'loan',
  'loanToValue',
  'operatingCosts',
  'monthlyPayment',
  'annualDebtService',
  'breakEvenRent',
  'firstYearTax',
  'saleTax',
]);

/** Whether a higher value of a figure is better. */
export const isBetterHigh = (figure: MeasuredFigure): boolean => !betterLow.has(figure);
