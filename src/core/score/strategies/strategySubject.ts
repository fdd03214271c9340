import type { Deal } from '../../deal/deal.ts';
import { figureNumber } from '../../engine/strategies/figures.ts';
import type { MeasuredFigure } from '../../engine/strategies/strategyAnalysis.ts';

/** The data a strategy's score uses: its figures, its inputs by key, and the listing's facts. */
export interface StrategySubject {
  readonly figures: readonly MeasuredFigure[];
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly facts: Deal['facts'];
}

/** A figure as a number in its own unit (minor units, fraction, months); null if it is text or several rates. */
export const numberOf = ({ figures }: Pick<StrategySubject, 'figures'>, id: string): number | null => figureNumber(figures, id);

/** The text that replaces a figure, such as "No cash left in"; null if the figure is a number. */
export function textOf({ figures }: Pick<StrategySubject, 'figures'>, id: string): string | null {
  const value = figures.find((figure) => figure.id === id)?.value;
  return value?.kind === 'words' ? value.words : null;
}
