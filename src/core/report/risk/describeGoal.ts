import { buyToLetEntry } from '../../deal/strategies/inputs/buyToLetCatalogue.ts';
import { formatMoney, formatRate } from '../../kernel/formatMoneyAndRates.ts';
import type { GoalAnswer } from '../../engine/goalSeek/goalSeek.ts';
import { shownFigure } from '../../engine/goalSeek/shownFigure.ts';
import type { GoalInput } from '../../engine/goalSeek/goalScale.ts';
import type { MeasuredFigure } from '../../engine/numbers/measuredFigure.ts';
import { minor, type Currency } from '../../kernel/money.ts';
import { rate } from '../../kernel/rate.ts';
import { measuredLabels } from '../plan/measuredLabels.ts';

interface AskedGoal {
  readonly vary: GoalInput;
  readonly figure: MeasuredFigure;
  readonly target: number;
  readonly currency: Currency;
}

/** A sentence with the input value that reaches a goal, or why none does. */
export function describeGoal({ vary, figure, target, currency }: AskedGoal, answer: GoalAnswer): string {
  const asked = `${measuredLabels[figure]} of ${shownFigure(figure, target, currency)}`;
  if (answer.kind === 'cannot') return `${asked} cannot be reached, because ${answer.because}.`;
  const name = buyToLetEntry(vary).label.toLowerCase();
  const value =
    vary === 'mortgageRate' || vary === 'deposit' ? formatRate(rate(answer.value), 2) : formatMoney(minor(answer.value), currency);
  if (answer.limit === 'range')
    return `${asked} is reached at any ${name} tested, ${answer.edge === 'highest' ? 'up' : 'down'} to ${value}.`;
  return `${asked} is reached at a ${name} of ${value} or ${answer.edge === 'highest' ? 'less' : 'more'}, all else equal.`;
}
