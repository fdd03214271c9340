import type { BuyToLetInputs } from '../../deal/strategies/inputs/buyToLetInputs.ts';
import { measure } from '../analyse.ts';
import type { FigureId, Figures } from '../analysis.ts';
import { createDealMeasures } from '../numbers/dealMeasures.ts';
import { dealNumbers } from '../numbers/dealNumbers.ts';
import { measureNumbers } from '../numbers/measureNumbers.ts';
import { transferTaxTable } from '../numbers/transferTaxTable.ts';
import type { GoalRequest } from './goalRequest.ts';

/** The value of the figure under changed assumptions; NaN if the figure cannot be measured. */
export type FigureReader = (changes: Partial<BuyToLetInputs>) => number;

/** A function that reads the figure from the fast numeric model, which computes every month to the penny. */
export function numbersReader({ assumptions, rules, on, personalTax, figure }: GoalRequest): FigureReader {
  const compiled = { transferTax: transferTaxTable(rules, assumptions, on), personalTax };
  const into = createDealMeasures(Math.trunc(assumptions.holdYears));
  return (changes) => {
    measureNumbers(dealNumbers({ ...assumptions, ...changes }, true), compiled, into);
    return into[figure];
  };
}

/**
 * A function that reads the figure from the exact analysis. Null for figures that the analysis does not have (those after tax, and parts of
 * a purchase).
 */
export function exactReader({ assumptions, rules, on, figure }: GoalRequest): FigureReader | null {
  const id = figureIds.find((each) => each === figure);
  if (id === undefined) return null;
  return (changes) => numberOf(measure({ assumptions: { ...assumptions, ...changes }, rules, on }), id);
}

function numberOf(figures: Figures, id: FigureId): number {
  if (id === 'irr') return figures.irr.kind === 'one' ? figures.irr.rate : Number.NaN;
  return figures[id] ?? Number.NaN;
}

const figureIds: readonly FigureId[] = [
  'grossYield',
  'netYield',
  'annualRent',
  'grossOperatingIncome',
  'operatingCosts',
  'netOperatingIncome',
  'monthlyPayment',
  'annualDebtService',
  'monthlyCashFlow',
  'annualCashFlow',
  'cashNeeded',
  'cashOnCash',
  'roi',
  'interestCover',
  'debtServiceCover',
  'loanToValue',
  'irr',
  'equityMultiple',
  'breakEvenRent',
];
