import { formatMoney, formatNumber, formatRate } from '../../deal/format.ts';
import { minor } from '../../kernel/money.ts';
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

/** An amount of a figure as printed: "6.25 %", "1.31", "£255". */
export function shownFigure(figure: MeasuredFigure, value: number): string {
  if (rates.has(figure)) return formatRate(rate(value), 2);
  return figure === 'debtServiceCover' || figure === 'equityMultiple' ? formatNumber(value, 2) : formatMoney(minor(Math.round(value)));
}
