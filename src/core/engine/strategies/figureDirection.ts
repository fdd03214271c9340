import type { StrategyId } from '../../deal/strategies/strategyInput.ts';
import { figureNumber } from './figures.ts';
import type { FigureValue } from './strategyAnalysis.ts';

/** Strategy figures for which lower is better; for all others higher is better. */
const betterLow: ReadonlySet<string> = new Set([
  'moneyLeftIn',
  'totalCost',
  'cashIn',
  'cashNeeded',
  'bridgingCost',
  'bridgingAprc',
  'breakEvenPrice',
  'breakEvenOccupancy',
  'tax',
  'operatingCosts',
  'monthlyPayment',
  'loanToValue',
  'payback',
  'netHousingCost',
  'costWithoutLodgers',
  'taxableRent',
]);

/** Whether a higher value of a figure is better. */
export const isBetterHighOf = (figure: string): boolean => !betterLow.has(figure);

/** Figures whose text means that the target is fully met: no loan to cover, no cash left in, nothing to pay. */
const bestInWords: Readonly<Record<string, readonly StrategyId[] | 'all'>> = {
  interestCover: 'all',
  // Excludes BRRRR, where no loan to cover means that the refinance lends nothing and has failed.
  debtServiceCover: ['buy-to-let', 'hmo', 'serviced-accommodation', 'house-hack'],
  bridgingAprc: 'all',
  moneyLeftIn: ['brrrr'],
  cashOnCash: ['brrrr'],
  paidByLodgers: ['house-hack'],
};

/**
 * A figure as a number for comparison with a target. For a figure shown as text, it is an infinity that passes any target if the text means
 * that the target is fully met, and NaN otherwise.
 */
export function comparable(strategy: StrategyId, id: string, value: FigureValue | null): number {
  const number = value === null ? null : figureNumber([{ id, value }], id);
  if (number !== null) return number;
  const best = bestInWords[id];
  if (value?.kind !== 'words' || best === undefined || (best !== 'all' && !best.includes(strategy))) return Number.NaN;
  return isBetterHighOf(id) ? Infinity : -Infinity;
}
