import { formatMoney, formatNumber, formatRate } from '../../deal/format.ts';
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

/** Whether a figure is an amount in pence, not a fraction or a multiple. */
export const isMoney = (figure: MeasuredFigure): boolean =>
  !rates.has(figure) && figure !== 'debtServiceCover' && figure !== 'equityMultiple';

/** An amount of a figure as printed: "6.25 %", "1.31", "£255". */
export function shownFigure(figure: MeasuredFigure, value: number, currency: Currency): string {
  if (rates.has(figure)) return formatRate(rate(value), 2);
  return isMoney(figure) ? formatMoney(minor(Math.round(value)), currency) : formatNumber(value, 2);
}
