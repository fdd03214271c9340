import type { StrategyFigure } from '../../../core/engine/strategies/strategyAnalysis.ts';
import type { Currency } from '../../../core/kernel/money.ts';
import { moneyFormat, plainFormat, rateFormat, type ChartFormat } from '../../components/chart/chartFormats.ts';

/** The chart formatters for a figure. */
export function figureFormat(figure: StrategyFigure | undefined, currency: Currency): ChartFormat {
  if (figure?.value.kind === 'money') return moneyFormat(currency);
  return figure?.value.kind === 'rate' || figure?.value.kind === 'irr' ? rateFormat : plainFormat;
}

/** A figure as a number: pence, a fraction or a count; null for a text value. */
export function numberOf({ value }: StrategyFigure): number | null {
  if (value.kind === 'money') return value.amount;
  if (value.kind === 'rate') return value.rate;
  if (value.kind === 'number') return value.number;
  return value.kind === 'irr' && value.answer.kind === 'one' ? value.answer.rate : null;
}
