import { formatMoney, formatNumber, formatRate } from '../../kernel/formatMoneyAndRates.ts';
import { minor, type Currency } from '../../kernel/money.ts';
import { rate } from '../../kernel/rate.ts';
import type { MeasuredFigure } from '../numbers/measuredFigure.ts';

const rates: ReadonlySet<MeasuredFigure> = new Set<MeasuredFigure>([
  'loanToValue',
  'grossYield',
  'netYield',
  'cashOnCash',
  'roi',
  'interestCover',
  'irr',
  'irrAfterTax',
]);

/** Whether a figure is an amount in minor units rather than a fraction or a multiple. */
export const isMoney = (figure: MeasuredFigure): boolean =>
  !rates.has(figure) && figure !== 'debtServiceCover' && figure !== 'equityMultiple';

/** A figure's value as displayed: a percentage, a multiple or a currency amount. */
export function shownFigure(figure: MeasuredFigure, value: number, currency: Currency): string {
  if (rates.has(figure)) return formatRate(rate(value), 2);
  return isMoney(figure) ? formatMoney(minor(Math.round(value)), currency) : formatNumber(value, 2);
}
