import { chanceText } from '../risk/describeStrategyRisk.ts';

/** A strategy in the ranking. */
export interface Ranked {
  readonly name: string;
  /** The value by which strategies are ranked, highest first. */
  readonly value: number;
  /** The value as displayed: "87", "14.2%". */
  readonly text: string;
  /** The strategy's probability of a loss, as a share of the simulations; null if unknown. */
  readonly loss: number | null;
  /** Further sentences, shown if the strategy is the best; absent if there are none. */
  readonly says?: string;
}

interface RankWords {
  /** The text about the best strategy: "scores highest, 87 of 100". */
  readonly leads: (text: string) => string;
  /** The largest difference at which two values still count as equal. */
  readonly close: number;
}

/**
 * A sentence that names the best of several strategies and says why. The best is the highest-ranked among those that are more likely to
 * make money than lose it. The sentence mentions if a riskier one ranks higher, or if all are riskier. Null if none is ranked.
 */
export function describeBestStrategy(ranked: readonly Ranked[], { leads, close }: RankWords): string | null {
  const sorted = ranked.toSorted((left, right) => right.value - left.value);
  const [top] = sorted;
  if (top === undefined) return null;
  const [best, second] = sorted.filter(({ loss }) => loss === null || loss <= 0.5);
  const lead = `${top.name} ${leads(top.text)}`;
  if (best === undefined) return `${lead}, but every strategy is more likely to lose money than make it.${saidOf(top)}`;
  const words =
    best === top
      ? `${lead}.${saidOf(best)}`
      : `${lead}, but loses money in ${chanceText(top.loss ?? 0)} of simulations. ${best.name}, at ${best.text}, is the best one likely to make money.${saidOf(best)}`;
  const isClose = second !== undefined && best.value - second.value <= close;
  return isClose ? `${words} ${second.name}, at ${second.text}, is just as good.` : words;
}

const saidOf = ({ says }: Ranked): string => (says === undefined ? '' : ` ${says}`);
