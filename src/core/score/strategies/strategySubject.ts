import type { Deal } from '../../deal/deal.ts';
import { figureNumber } from '../../engine/strategies/figures.ts';
import type { MeasuredFigure } from '../../engine/strategies/strategyAnalysis.ts';

/** What the score of a strategy looks at: its figures, its inputs by key, and what the listing says. */
export interface StrategySubject {
  readonly figures: readonly MeasuredFigure[];
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly facts: Deal['facts'];
}

/** A figure as a number in its own unit (pence, fraction, months); null where words or several rates stand in its place. */
export const numberOf = ({ figures }: Pick<StrategySubject, 'figures'>, id: string): number | null => figureNumber(figures, id);

/** The words that stand in a figure's place: "No cash left in"; null where it is a number. */
export function wordsOf({ figures }: Pick<StrategySubject, 'figures'>, id: string): string | null {
  const value = figures.find((figure) => figure.id === id)?.value;
  return value?.kind === 'words' ? value.words : null;
}
