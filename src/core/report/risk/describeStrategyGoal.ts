import { formatMoneyExact, formatNumber, formatRate } from '../../kernel/formatMoneyAndRates.ts';
import { figureText } from '../../engine/strategies/figures.ts';
import type { FigureValue } from '../../engine/strategies/strategyAnalysis.ts';
import { minor, type Currency } from '../../kernel/money.ts';
import { rate } from '../../kernel/rate.ts';

interface AskedGoal {
  /** The figure's label, capitalised for the start of a sentence. */
  readonly label: string;
  readonly target: number;
  /** A value of the same kind as the target, used for formatting; null if every step gives text instead of a number. */
  readonly like: FigureValue | null;
  readonly currency: Currency;
  /** The changed input as displayed: its name, its value, and the other end of the range of values that reach the target. */
  readonly input?: { readonly name: string; readonly value: string; readonly other: string | null };
}

type Answered =
  | { readonly kind: 'reached'; readonly edge: 'highest' | 'lowest'; readonly limit: 'target' | 'range' }
  | { readonly kind: 'cannot'; readonly because: string };

/** A sentence with the input value that reaches a strategy's goal, or why none does. */
export function describeStrategyGoal({ label, target, like, currency, input }: AskedGoal, answer: Answered): string {
  const asked = like === null ? label : `${label} of ${targetText(like, target, currency)}`;
  if (answer.kind === 'cannot') return `${asked} cannot be reached, because ${answer.because}.`;
  const { name, value, other } = input ?? { name: 'input', value: '', other: null };
  if (answer.limit === 'range' && other === null)
    return `${asked} is reached at any ${name} tested, ${answer.edge === 'highest' ? 'up' : 'down'} to ${value}.`;
  const [from, to] = answer.edge === 'highest' ? [other, value] : [value, other];
  if (from !== null && to !== null)
    return `${asked} is reached with the ${name} ${from === to ? `at exactly ${from}` : `between ${from} and ${to}`}, all else equal.`;
  return `${asked} is reached with the ${name} at ${value} or ${answer.edge === 'highest' ? 'less' : 'more'}, all else equal.`;
}

/** A target's value as displayed: an amount with pence only if there are any, a rate with as many decimals as needed. */
export function targetText(like: FigureValue | null, value: number, currency: Currency): string {
  if (!Number.isFinite(value)) return 'no cash left in';
  switch (like?.kind) {
    case 'money':
      return formatMoneyExact(minor(Math.round(value)), currency);
    case 'rate':
    case 'irr':
      return rateText(value, like.kind === 'rate' ? (like.decimals ?? 1) : 1);
    case 'number':
      return figureText({ ...like, number: value }, currency);
    default:
      return formatNumber(value, 2);
  }
}

function rateText(value: number, usual: number): string {
  const isShort = Math.abs(value - Number(value.toFixed(usual + 2))) < 1e-9;
  return formatRate(rate(value), isShort ? usual : 2);
}
