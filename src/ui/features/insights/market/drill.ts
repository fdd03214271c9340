import type { StrategyId } from '../../../../core/deal/strategies/strategyInput.ts';
import type { Bin } from '../../../../core/chart/plots/histogramGeometry.ts';
import { figureOf, type MarketFigureId } from './marketFigures.ts';

/** The figures whose ranges can be looked at deal by deal. */
export type Drilled = 'price' | 'score' | MarketFigureId;

/** An address that lists the deals of a range. */
export type DrillAddress =
  | { readonly to: '/deals'; readonly search: { readonly min?: number; readonly max?: number; readonly strategy?: StrategyId } }
  | { readonly to: '/deals-v2'; readonly search: { readonly filter: string } };

/**
 * Where the deals of a bin are listed: prices in the list itself, anything else in the workbench, whose filters take ranges. `only` names
 * the strategy of the deals where there are others too.
 */
export function drillOf(figure: Drilled, { from, to }: Pick<Bin, 'from' | 'to'>, only: StrategyId | null = null): DrillAddress {
  if (figure === 'price') {
    // A minimum of nothing is no filter.
    return { to: '/deals', search: { ...(from > 0 ? { min: from / 100 } : {}), max: to / 100, ...strategySearch(only) } };
  }
  const range = `${figure}:${end(typed(figure, from))}..${end(typed(figure, to))}`;
  return { to: '/deals-v2', search: { filter: only === null ? range : `${range};strategy:${only}` } };
}

/** The strategy in the address of a list; absent where there is no other. */
export const strategySearch = (only: StrategyId | null): { readonly strategy?: StrategyId } => (only === null ? {} : { strategy: only });

/** A value in the unit the filters are typed in: pounds, percent, points. */
function typed(figure: Exclude<Drilled, 'price'>, value: number): number {
  if (figure === 'score') return value;
  return figureOf(figure).unit === 'rate' ? value * 100 : value / 100;
}

const end = (value: number): string => String(Number(value.toPrecision(12)));
