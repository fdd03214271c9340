import { formatMoney } from '../../kernel/formatMoneyAndRates.ts';
import type { GoalAnswer } from '../../engine/goalSeek/goalSeek.ts';
import { minor, type Currency } from '../../kernel/money.ts';
import type { ReportTable } from '../reportTable.ts';

/** One target and the single changes that would reach it. */
export interface GoalRow {
  /** The target as text: "Net yield of 6%". */
  readonly target: string;
  readonly price: GoalAnswer;
  readonly rent: GoalAnswer;
}

/** A table of the user's targets with the price, or the rent, that reaches each one, everything else unchanged. */
export const goalTable = (rows: readonly GoalRow[], currency: Currency): ReportTable => ({
  id: 'goals',
  title: 'Changing one input at a time',
  columns: [
    { label: 'Target', align: 'left' },
    { label: 'Purchase price', align: 'right' },
    { label: 'Monthly rent', align: 'right' },
  ],
  rows: rows.map(({ target, price, rent }) => [target, goalText(price, currency), goalText(rent, currency)]),
  total: null,
  note: 'The highest price (in £500 steps) or the lowest rent that reaches the target, before income tax and with everything else unchanged.',
});

function goalText(answer: GoalAnswer, currency: Currency): string {
  if (answer.kind === 'cannot') return 'Not reached';
  const value = formatMoney(minor(answer.value), currency);
  return `${answer.edge === 'highest' ? 'up to' : 'from'} ${value}`;
}
