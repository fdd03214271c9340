import { formatMoney } from '../../../../core/kernel/format.ts';
import { minor } from '../../../../core/kernel/money.ts';
import type { CurrencyPart } from '../../../../core/portfolio/assessPortfolio.ts';

/** What is so, in a sentence or two: how much, how much of it is one's own, and what a year leaves or costs. */
export function sayPart({ count, figures, currency }: CurrencyPart): string {
  const { value, equity, cashFlow, rent } = figures;
  const owned = count === 1 ? 'One property' : `${count.toLocaleString('en-GB')} properties`;
  const own = (equity.value ?? 0) < 0 ? `, less than the ${figures.debt.text} owed` : `, ${equity.text} of it your own`;
  return `${owned} worth ${value.text}${own}. ${yearWords(cashFlow.value ?? 0)}`;

  function yearWords(left: number): string {
    if (rent.value === 0) return 'No rent comes in today.';
    const amount = formatMoney(minor(Math.abs(left)), currency);
    return left < 0
      ? `A year at today’s rents costs you ${amount} after running costs and loans.`
      : `A year at today’s rents leaves ${amount} after running costs and loans.`;
  }
}
