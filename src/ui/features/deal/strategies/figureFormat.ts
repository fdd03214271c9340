import type { StrategyFigure } from '../../../../core/engine/strategies/strategyAnalysis.ts';
import type { Currency } from '../../../../core/kernel/money.ts';
import { moneyFormat, plainFormat, rateFormat, type ChartFormat } from '../../../components/chart/chartFormats.ts';

/** How a chart prints values of a figure. */
export function figureFormat(figure: StrategyFigure | undefined, currency: Currency): ChartFormat {
  if (figure?.value.kind === 'money') return moneyFormat(currency);
  return figure?.value.kind === 'rate' || figure?.value.kind === 'irr' ? rateFormat : plainFormat;
}
