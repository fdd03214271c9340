import type { StrategyId } from '../deal/strategies/strategyInput.ts';

/** Every figure that may be shared, for any strategy. The database has the same list (`private.is_shared_deal`). */
export const sharedFigureIds = [
  'annualisedRoi',
  'averageDailyRate',
  'breakEvenOccupancy',
  'breakEvenPrice',
  'cashFlowPerRoom',
  'cashIn',
  'cashNeeded',
  'cashOnCash',
  'equityCreated',
  'grossYield',
  'incomeReceived',
  'interestCover',
  'leaseProfit',
  'margin',
  'moneyLeftIn',
  'monthlyCashFlow',
  'monthlyPayment',
  'netHousingCost',
  'netYield',
  'nightsBooked',
  'paidByLodgers',
  'payback',
  'profit',
  'profitOnCost',
  'roi',
  'savedPerMonth',
  'totalCost',
  'yieldOnCost',
] as const;

/** Additional figures for shared US deals. The database has them in the same list as the others. */
export const americanFigureIds = ['debtServiceCover', 'rentToPrice'] as const;

/** Additional figures for shared European deals. */
export const europeanFigureIds = ['debtServiceCover'] as const;

export type SharedFigureId = (typeof sharedFigureIds)[number];

/** The maximum number of figures in one shared deal. */
export const maxSharedFigures = 8;

/** A UK strategy's shared figures in addition to its report's key figures, in order. */
export const extraSharedFigures: Readonly<Record<StrategyId, readonly SharedFigureId[]>> = {
  'buy-to-let': ['netYield', 'grossYield', 'roi'],
  brrrr: ['totalCost', 'equityCreated', 'interestCover'],
  flip: ['totalCost', 'margin', 'annualisedRoi', 'breakEvenPrice'],
  hmo: ['incomeReceived', 'cashFlowPerRoom', 'breakEvenOccupancy', 'interestCover'],
  'serviced-accommodation': ['incomeReceived', 'nightsBooked', 'averageDailyRate', 'netYield'],
  'rent-to-rent': ['incomeReceived', 'breakEvenOccupancy', 'leaseProfit'],
  'house-hack': ['incomeReceived', 'monthlyPayment', 'paidByLodgers'],
};

/** A US strategy's additional shared figures. */
export const americanExtraFigures: Readonly<Record<StrategyId, readonly (SharedFigureId | (typeof americanFigureIds)[number])[]>> = {
  ...extraSharedFigures,
  'buy-to-let': ['debtServiceCover', 'rentToPrice', 'grossYield', 'roi'],
  brrrr: ['totalCost', 'equityCreated', 'debtServiceCover'],
  hmo: ['incomeReceived', 'cashFlowPerRoom', 'breakEvenOccupancy', 'debtServiceCover'],
};

/** A European strategy's additional shared figures. */
export const europeanExtraFigures: Readonly<Record<StrategyId, readonly (SharedFigureId | (typeof europeanFigureIds)[number])[]>> = {
  ...extraSharedFigures,
  'buy-to-let': ['debtServiceCover', 'grossYield', 'roi'],
  brrrr: ['totalCost', 'equityCreated', 'debtServiceCover'],
  hmo: ['incomeReceived', 'cashFlowPerRoom', 'breakEvenOccupancy', 'debtServiceCover'],
};
