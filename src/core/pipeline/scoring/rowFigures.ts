import type { StrategyId } from '../../deal/strategies/strategyInput.ts';
import type { Figures } from '../../engine/analysis.ts';
import { figureNumber, figureText } from '../../engine/strategies/figures.ts';
import type { MeasuredFigure } from '../../engine/strategies/strategyAnalysis.ts';
import type { Currency } from '../../kernel/money.ts';
import { headlineFigures } from '../../report/strategy/headlineFigures.ts';

/**
 * The figures lists sort, filter and show: amounts in minor units, rates as fractions. Null if the strategy lacks the figure, or text
 * replaces it.
 */
export interface RowFigures {
  readonly grossYield: number | null;
  readonly netYield: number | null;
  readonly monthlyCashFlow: number | null;
  /** A letting's first-year return, or a flip's return on the cash put in. */
  readonly roi: number | null;
  /** The cash put in before any is released. */
  readonly cashNeeded: number | null;
  readonly cashOnCash: number | null;
  readonly interestCover: number | null;
  readonly profit: number | null;
  readonly profitOnCost: number | null;
  readonly cashLeftIn: number | null;
  readonly breakEvenOccupancy: number | null;
}

/** A figure as a card shows it. */
export interface CardFigure {
  readonly label: string;
  readonly text: string;
}

/** A list row's figures for a UK letting: amounts in minor units, rates as fractions. */
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

/** A list row's figures for a strategy: amounts in minor units, rates as fractions; null if the strategy lacks the figure. */
export function rowFiguresOf(figures: readonly MeasuredFigure[]): RowFigures {
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

/** The headline figures of a strategy, as on the deal's own page; a dash if one is missing. */
export const cardFiguresOf = (strategy: StrategyId, figures: readonly MeasuredFigure[], currency: Currency): readonly CardFigure[] =>
  headlineFigures[strategy].map(([id, label]) => {
    const value = figures.find((figure) => figure.id === id)?.value;
    return { label, text: value === undefined ? noFigure : figureText(value, currency) };
  });

/** A card's headline figures, all dashes. */
export const noCardFigures = (strategy: StrategyId): readonly CardFigure[] =>
  headlineFigures[strategy].map(([, label]) => ({ label, text: noFigure }));

const noFigure = '–';
