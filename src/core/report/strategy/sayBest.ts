import { chanceText } from '../risk/sayStrategyRisk.ts';

/** A ranked strategy. */
export interface Ranked {
  readonly name: string;
  /** Its ranking value, the highest first. */
  readonly value: number;
  /** That in words: "87", "14.2 %". */
  readonly text: string;
  /** Its probability of a loss, as a share of the simulations; null if unknown. */
  readonly loss: number | null;
  /** Sentences about it, where it is the best; left out where there are none. */
  readonly says?: string;
}

interface RankWords {
  /** What the first is said to do: "scores highest, 87 of 100". */
  readonly leads: (text: string) => string;
  /** How far apart two of them may be and still count as equal. */
  readonly close: number;
}

/**
 * A sentence naming the best of several strategies and why: the highest-ranked among those more likely to make money than lose it. If a
 * riskier one ranks higher, or all are riskier, it says so. Null if none is ranked.
 */
export function sayBest(ranked: readonly Ranked[], { leads, close }: RankWords): string | null {
  const sorted = ranked.toSorted((left, right) => right.value - left.value);
  const [top] = sorted;
  if (top === undefined) return null;
  const [best, second] = sorted.filter(({ loss }) => loss === null || loss <= 0.5);
  const lead = `${top.name} ${leads(top.text)}`;
  if (best === undefined) return `${lead}, but every strategy is more likely to lose money than to earn it.${saidOf(top)}`;
  const words =
    best === top
      ? `${lead}.${saidOf(best)}`
      : `${lead}, but loses money in ${chanceText(top.loss ?? 0)} of its futures. ${best.name}, at ${best.text}, is the best that is likely to earn.${saidOf(best)}`;
  const isClose = second !== undefined && best.value - second.value <= close;
  return isClose ? `${words} ${second.name}, at ${second.text}, is as good.` : words;
}

const saidOf = ({ says }: Ranked): string => (says === undefined ? '' : ` ${says}`);
