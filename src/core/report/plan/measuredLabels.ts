import { formatMoney, formatNumber, formatRate } from '../../kernel/formatMoneyAndRates.ts';
import type { MeasuredFigure } from '../../engine/numbers/measuredFigure.ts';
import { minor, type Currency } from '../../kernel/money.ts';
import { rate } from '../../kernel/rate.ts';
import { unreachable } from '../../kernel/result.ts';
import { returnLabel } from '../afterTax/afterTaxRows.ts';
import { figureLabels } from '../figureLabels.ts';

/** The label of every figure that is a single number, as used in reports. */
export const measuredLabels: Readonly<Record<MeasuredFigure, string>> = {
  ...figureLabels,
  transferTax: 'Transfer tax',
  loan: 'Loan',
  saleProceeds: 'Sale after costs and loan',
  firstYearTax: 'Income tax, year one',
  saleTax: 'Tax on the sale',
  irrAfterTax: returnLabel,
};

type Unit = 'money' | 'rate' | 'times' | 'ratio' | 'cover';

const units: Readonly<Partial<Record<MeasuredFigure, Exclude<Unit, 'money'>>>> = {
  grossYield: 'rate',
  netYield: 'rate',
  cashOnCash: 'rate',
  roi: 'rate',
  irr: 'rate',
  irrAfterTax: 'rate',
  loanToValue: 'rate',
  interestCover: 'cover',
  debtServiceCover: 'ratio',
  equityMultiple: 'times',
};

/** Whether a figure is an amount, in minor units. */
export const measuredIsMoney = (figure: MeasuredFigure): boolean => units[figure] === undefined;

/** A figure formatted as elsewhere in the deal: whole pounds, per cent, or a multiple. */
export function measuredValue(figure: MeasuredFigure, value: number, currency: Currency): string {
  const unit: Unit = units[figure] ?? 'money';
  switch (unit) {
    case 'rate':
      return formatRate(rate(value), 1);
    case 'cover':
      return formatRate(rate(value), 0);
    case 'ratio':
      return formatNumber(value, 2);
    case 'times':
      return `${formatNumber(value, 2)} times`;
    case 'money':
      return formatMoney(minor(Math.round(value)), currency);
    default:
      return unreachable(unit);
  }
}
