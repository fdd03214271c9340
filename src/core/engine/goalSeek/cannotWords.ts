import { buyToLetInput } from '../../deal/strategies/inputs/buyToLetCatalogue.ts';
import { formatMoney, formatRate } from '../../deal/format.ts';
import { minor, type Currency } from '../../kernel/money.ts';
import { rate } from '../../kernel/rate.ts';
import { isBetterHigh } from '../numbers/measuredFigure.ts';
import type { FigureReader } from './figureReaders.ts';
import type { GoalScale } from './goalScale.ts';
import type { GoalRequest } from './goalRequest.ts';
import { shownFigure } from './shownFigure.ts';

interface Searched {
  readonly read: FigureReader;
  readonly scale: GoalScale;
  readonly points: readonly number[];
}

/** Why no value of the input reaches the target, as it follows "cannot be reached, because". */
export function cannotWords({ vary, figure, target, rules }: GoalRequest, { read, scale, points }: Searched): string {
  const { currency } = rules;
  const name = buyToLetInput(vary).label.toLowerCase();
  const values = points.map((step) => ({ step, value: read(scale.changesAt(step)) })).filter(({ value }) => !Number.isNaN(value));
  const [first] = values;
  if (first === undefined) return 'there is no such figure for this deal at any value in range';
  if (values.every(({ value }) => value === first.value)) {
    return `the ${name} does not change it: it stays at ${shownFigure(figure, first.value, currency)}`;
  }
  const isBetter = (one: number, other: number): boolean => (isBetterHigh(figure) ? one > other : one < other);
  const best = values.reduce((found, each) => (isBetter(each.value, found.value) ? each : found));
  const input = shownInput(vary, scale.valueAt(best.step), currency);
  return `even with the ${name} at ${input} it comes to ${shownFigure(figure, best.value, currency)}, and ${shownFigure(figure, target, currency)} is asked for`;
}

const shownInput = (vary: GoalRequest['vary'], value: number, currency: Currency): string =>
  vary === 'mortgageRate' || vary === 'deposit' ? formatRate(rate(value), 2) : formatMoney(minor(value), currency);
