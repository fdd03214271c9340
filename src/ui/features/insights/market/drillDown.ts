import type { StrategyId } from '../../../../core/deal/strategies/strategyInput.ts';
import type { Bin } from '../../../../core/chart/plots/histogramGeometry.ts';
import { figureOf, type MarketFigureId } from './marketFigures.ts';

/** Figures for which the deals in a range can be listed. */
export type Drilled = 'price' | 'score' | MarketFigureId;

/** A link to the deals in a range. */
export type DrillAddress =
  | { readonly to: '/deals'; readonly search: { readonly min?: number; readonly max?: number; readonly strategy?: StrategyId } }
  | { readonly to: '/deals-v2'; readonly search: { readonly filter: string } };

/**
 * Link to the deals in a histogram bin: to the list for prices, and to the workbench for anything else, because its filters accept ranges.
 * `only` is the deals' strategy when there are deals of other strategies too.
 */
export function drillDownAddress(figure: Drilled, { from, to }: Pick<Bin, 'from' | 'to'>, only: StrategyId | null = null): DrillAddress {
  if (figure === 'price') {
    // A minimum of zero is not a filter.
    return { to: '/deals', search: { ...(from > 0 ? { min: from / 100 } : {}), max: to / 100, ...strategySearch(only) } };
  }
  const range = `${figure}:${end(typed(figure, from))}..${end(typed(figure, to))}`;
  return { to: '/deals-v2', search: { filter: only === null ? range : `${range};strategy:${only}` } };
}

/** The strategy as a search parameter; empty if all deals have the same strategy. */
export const strategySearch = (only: StrategyId | null): { readonly strategy?: StrategyId } => (only === null ? {} : { strategy: only });

/** A value in the filters' unit: pounds, percent or points. */
function typed(figure: Exclude<Drilled, 'price'>, value: number): number {
  if (figure === 'score') return value;
  return figureOf(figure).unit === 'rate' ? value * 100 : value / 100;
}

const end = (value: number): string => String(Number(value.toPrecision(12)));
