import { formatMoney } from '../../../../core/kernel/formatMoneyAndRates.ts';
import { minor } from '../../../../core/kernel/money.ts';
import type { CurrencyPart } from '../../../../core/portfolio/assessPortfolio.ts';

/** A summary of two sentences: value and equity, then annual cash flow at today's rents. */
export function describeCurrencyPart({ count, figures, currency }: CurrencyPart): string {
  const { value, equity, cashFlow, rent } = figures;
  const owned = count === 1 ? '1 property' : `${count.toLocaleString('en-GB')} properties`;
  const own = (equity.value ?? 0) < 0 ? `, less than the ${figures.debt.text} debt` : `, with ${equity.text} equity`;
  return `${owned} worth ${value.text}${own}. ${cashFlowText(cashFlow.value ?? 0)}`;

  function cashFlowText(left: number): string {
    if (rent.value === 0) return 'There is no rent today.';
    const amount = formatMoney(minor(Math.abs(left)), currency);
    return left < 0
      ? `At today’s rents, you’re out of pocket by ${amount} a year after running costs and loans.`
      : `At today’s rents, you earn ${amount} a year after running costs and loans.`;
  }
}
