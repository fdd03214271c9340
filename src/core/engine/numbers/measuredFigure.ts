import type { DealMeasures } from './dealMeasures.ts';

/** Every output that is one number: what a goal can be set for and a sensitivity shown of. */
export type MeasuredFigure = {
  [Key in keyof DealMeasures]: DealMeasures[Key] extends number ? Key : never;
}[keyof DealMeasures];

/** Figures a person wants low; every other one is better the higher it is. */
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

/** Whether more of a figure is better. */
export const isBetterHigh = (figure: MeasuredFigure): boolean => !betterLow.has(figure);
