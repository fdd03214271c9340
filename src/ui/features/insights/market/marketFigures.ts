import type { StrategyId } from '../../../../core/deal/strategies/strategyInput.ts';
import type { DealRow } from '../../../../data/view/rows.ts';

/** A deal figure whose spread across deals of one strategy is meaningful. */
export type MarketFigureId = keyof typeof figures;

export interface MarketFigure {
  readonly id: MarketFigureId;
  readonly label: string;
  /** Short label. */
  readonly short: string;
  /** The value as a fraction, or in minor units. */
  readonly unit: 'rate' | 'money';
}

const figures = {
  grossYield: { label: 'Gross yield', short: 'Gross', unit: 'rate' },
  netYield: { label: 'Net yield', short: 'Net', unit: 'rate' },
  monthlyCashFlow: { label: 'Monthly cash flow', short: 'Cash flow', unit: 'money' },
  cashOnCash: { label: 'Cash-on-cash', short: 'Cash-on-cash', unit: 'rate' },
  cashLeftIn: { label: 'Cash left in', short: 'Left in', unit: 'money' },
  cashNeeded: { label: 'Cash needed', short: 'Cash needed', unit: 'money' },
  profit: { label: 'Profit', short: 'Profit', unit: 'money' },
  profitOnCost: { label: 'Profit on cost', short: 'On cost', unit: 'rate' },
} as const satisfies Partial<Record<keyof DealRow, Omit<MarketFigure, 'id'>>>;

const ids: Readonly<Record<StrategyId, readonly [first: MarketFigureId, second: MarketFigureId]>> = {
  'buy-to-let': ['grossYield', 'netYield'],
  brrrr: ['monthlyCashFlow', 'cashLeftIn'],
  flip: ['profit', 'profitOnCost'],
  hmo: ['grossYield', 'netYield'],
  'serviced-accommodation': ['grossYield', 'netYield'],
  'rent-to-rent': ['monthlyCashFlow', 'cashOnCash'],
  'house-hack': ['monthlyCashFlow', 'cashNeeded'],
};

/**
 * The two figures that summarise a strategy's deals. Only rental strategies have yields. The first figure ranks districts, so a higher
 * value of it must be better.
 */
export function marketFigures(strategy: StrategyId): readonly [MarketFigure, MarketFigure] {
  const [first, second] = ids[strategy];
  return [figureOf(first), figureOf(second)];
}

export const figureOf = (id: MarketFigureId): MarketFigure => ({ id, ...figures[id] });
