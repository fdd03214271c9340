import { bareInputText } from '../../deal/strategies/inputValue.ts';
import type { Currency } from '../../kernel/money.ts';
import type { Waterfall, WaterfallEnd } from '../score.ts';
import type { InputEntry } from '../../deal/strategies/inputEntry.ts';

interface End<Values> {
  readonly label: string;
  readonly values: Values;
}

export interface InputWaterfallRequest<Values extends object> {
  /** The inputs of the strategy, in display order. */
  readonly entries: readonly InputEntry[];
  readonly from: End<Values>;
  readonly to: End<Values>;
  /** The total score with the given values, everything else unchanged. */
  readonly totalOf: (values: Values) => number;
  /** The currency of the amounts among the values. */
  readonly currency: Currency;
}

/**
 * The change in points that each input causes between two sets of values, for example the listing's and the user's. Inputs change one after
 * another in display order, and then again in reverse order. A step is the mean of both effects, so that the order favours no input. The
 * steps sum to the difference exactly.
 */
export function inputWaterfall<Values extends object>({ entries, from, to, totalOf, currency }: InputWaterfallRequest<Values>): Waterfall {
  const before = byKey(from.values);
  const after = byKey(to.values);
  const changed = entries.filter(({ key }) => !isSame(before[key], after[key]));
  const fromEnd: WaterfallEnd = { label: from.label, total: totalOf(from.values) };
  const walk = (order: readonly InputEntry[]): ReadonlyMap<string, number> => {
    let [now, total] = [from.values, fromEnd.total];
    return new Map(
      order.map(({ key }) => {
        now = { ...now, [key]: after[key] };
        const next = totalOf(now);
        const effect = next - total;
        total = next;
        return [key, effect];
      }),
    );
  };
  const forwards = walk(changed);
  const backwards = walk(changed.toReversed());
  const steps = changed.map((entry) => ({
    id: entry.key,
    label: entry.label,
    points: ((forwards.get(entry.key) ?? 0) + (backwards.get(entry.key) ?? 0)) / 2,
    words: `${bareInputText(entry, before[entry.key], currency)} → ${bareInputText(entry, after[entry.key], currency)}`,
  }));
  return { from: fromEnd, steps, to: { label: to.label, total: totalOf(to.values) } };
}

const byKey = (values: object): Readonly<Record<string, unknown>> => ({ ...values });

/** Tables of rooms and seasons are compared row by row. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));
