import { buyToLetEntry, buyToLetEntries } from '../../deal/strategies/inputs/buyToLetCatalogue.ts';
import { bareInputText } from '../../deal/strategies/inputValue.ts';
import type { BuyToLetKey, BuyToLetInputs } from '../../deal/strategies/inputs/buyToLetInputs.ts';
import type { Currency } from '../../kernel/money.ts';
import type { Waterfall, WaterfallEnd } from '../score.ts';

export interface InputWaterfallRequest {
  readonly from: { readonly label: string; readonly assumptions: BuyToLetInputs };
  readonly to: { readonly label: string; readonly assumptions: BuyToLetInputs };
  /** The total under given assumptions, all else as it is. */
  readonly totalOf: (assumptions: BuyToLetInputs) => number;
  /** Of the amounts among the assumptions. */
  readonly currency: Currency;
}

/**
 * By input, what moved a score from one set of assumptions to another: from a listing's values to the person's, say. Inputs change
 * one after the other in the order screens print them, and once more in the reverse order; a step is the mean of its two effects, so
 * that no input is favoured for coming first. The steps sum to the difference exactly.
 */
export function inputWaterfall({ from, to, totalOf, currency }: InputWaterfallRequest): Waterfall {
  const keys = buyToLetEntries.map(({ key }) => key).filter((key) => from.assumptions[key] !== to.assumptions[key]);
  const fromEnd: WaterfallEnd = { label: from.label, total: totalOf(from.assumptions) };
  const walk = (order: readonly BuyToLetKey[]): ReadonlyMap<BuyToLetKey, number> => {
    let [now, before]: [BuyToLetInputs, number] = [from.assumptions, fromEnd.total];
    return new Map(
      order.map((key) => {
        now = { ...now, [key]: to.assumptions[key] };
        const after = totalOf(now);
        const effect = after - before;
        before = after;
        return [key, effect];
      }),
    );
  };
  const forwards = walk(keys);
  const backwards = walk(keys.toReversed());
  const steps = buyToLetEntries
    .filter(({ key }) => keys.includes(key))
    .map(({ key, label }) => ({
      id: key,
      label,
      points: ((forwards.get(key) ?? 0) + (backwards.get(key) ?? 0)) / 2,
      words: `${bareInputText(buyToLetEntry(key), from.assumptions[key], currency)} → ${bareInputText(buyToLetEntry(key), to.assumptions[key], currency)}`,
    }));
  return { from: fromEnd, steps, to: { label: to.label, total: totalOf(to.assumptions) } };
}
