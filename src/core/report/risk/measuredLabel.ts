import type { FigureId } from '../../engine/analysis.ts';
import type { MeasuredFigure } from '../../engine/numbers/measuredFigure.ts';
import { figureLabels } from '../figureWords.ts';

/** A figure of the numbers path by name. */
export function measuredLabel(figure: MeasuredFigure): string {
  return figure in figureLabels ? figureLabels[figure as FigureId] : (otherLabels[figure] ?? figure);
}

const otherLabels: Partial<Record<MeasuredFigure, string>> = {
  transferTax: 'Transfer tax',
  loan: 'Loan',
  saleProceeds: 'Sale after costs and loan',
  firstYearTax: 'Income tax of the first year',
  saleTax: 'Tax on the gain',
  irrAfterTax: 'Internal rate of return after tax',
};
