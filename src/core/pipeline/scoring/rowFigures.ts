import type { StrategyId } from '../../deal/strategies/strategyInput.ts';
import type { Figures } from '../../engine/analysis.ts';
import { figureNumber } from '../../engine/strategies/figures.ts';
import type { StrategyFigure } from '../../engine/strategies/strategyAnalysis.ts';
import { headlineFigures } from '../../report/strategy/headlineFigures.ts';

/** What lists sort, filter and show of a deal: money in pence, rates as fractions. Null where its strategy has no such figure, or words in its place. */
export interface RowFigures {
  readonly grossYield: number | null;
  readonly netYield: number | null;
  readonly monthlyCashFlow: number | null;
  /** Of a letting its first year's, of a flip that on the cash put in. */
  readonly roi: number | null;
  /** What goes in before anything comes out. */
  readonly cashNeeded: number | null;
  readonly cashOnCash: number | null;
  readonly interestCover: number | null;
  readonly profit: number | null;
  readonly profitOnCost: number | null;
  readonly cashLeftIn: number | null;
  readonly breakEvenOccupancy: number | null;
}

/** A figure as a card prints it. */
export interface CardFigure {
  readonly label: string;
  readonly text: string;
}

export const rowFiguresOfLetting = (figures: Figures): RowFigures => ({
  grossYield: figures.grossYield,
  netYield: figures.netYield,
  monthlyCashFlow: figures.monthlyCashFlow,
  roi: figures.roi,
  cashNeeded: figures.cashNeeded,
  cashOnCash: figures.cashOnCash,
  interestCover: figures.interestCover,
  profit: null,
  profitOnCost: null,
  cashLeftIn: null,
  breakEvenOccupancy: null,
});

export function rowFiguresOf(figures: readonly StrategyFigure[]): RowFigures {
  const of = (...ids: readonly string[]): number | null => {
    const found = ids.find((id) => figures.some((figure) => figure.id === id));
    return found === undefined ? null : figureNumber(figures, found);
  };
  return {
    grossYield: of('grossYield'),
    netYield: of('netYield'),
    monthlyCashFlow: of('monthlyCashFlow'),
    roi: of('roi'),
    cashNeeded: of('cashNeeded', 'cashIn'),
    cashOnCash: of('cashOnCash'),
    interestCover: of('interestCover'),
    profit: of('profit'),
    profitOnCost: of('profitOnCost'),
    cashLeftIn: of('moneyLeftIn'),
    breakEvenOccupancy: of('breakEvenOccupancy'),
  };
}

/** The figures people ask for first, with the texts of the outcome; dashes where there is none. */
export const cardFiguresOf = (strategy: Exclude<StrategyId, 'buy-to-let'>, figures: readonly StrategyFigure[]): readonly CardFigure[] =>
  headlineFigures[strategy].map(([id, label]) => ({ label, text: figures.find((figure) => figure.id === id)?.text ?? '–' }));
