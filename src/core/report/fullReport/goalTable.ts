import { formatMoney } from '../../kernel/format.ts';
import type { GoalAnswer } from '../../engine/goalSeek/goalSeek.ts';
import { minor, type Currency } from '../../kernel/money.ts';
import type { ReportTable } from '../reportTable.ts';

/** One target and what alone reaches it. */
export interface GoalRow {
  /** "Net yield of 6 %" */
  readonly target: string;
  readonly price: GoalAnswer;
  readonly rent: GoalAnswer;
}

/** Each of the person's targets with the price, or the rent, that reaches it, everything else unchanged. */
export const goalTable = (rows: readonly GoalRow[], currency: Currency): ReportTable => ({
  id: 'goals',
  title: 'One thing changed at a time',
  columns: [
    { label: 'Target', align: 'left' },
    { label: 'By price alone', align: 'right' },
    { label: 'By rent alone, a month', align: 'right' },
  ],
  rows: rows.map(({ target, price, rent }) => [target, goalText(price, currency), goalText(rent, currency)]),
  total: null,
  note: 'Before income tax, everything else as it is. The price is the highest that reaches the target, in steps of £500, the rent the lowest.',
});

function goalText(answer: GoalAnswer, currency: Currency): string {
  if (answer.kind === 'cannot') return 'Not reached';
  const value = formatMoney(minor(answer.value), currency);
  return `${answer.edge === 'highest' ? 'up to' : 'from'} ${value}`;
}
