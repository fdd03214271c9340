import type { BuyToLetInputs } from '../../deal/strategies/inputs/buyToLetInputs.ts';
import { bisectLargest } from '../../engine/goalSeek/bisectLargest.ts';
import { offerStep } from '../../engine/offerStep.ts';
import { minor } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';

export interface ReachScoreRequest {
  readonly assumptions: BuyToLetInputs;
  /** The total to reach, 0 to 100, for example the lower end of the next band. */
  readonly total: number;
  /** The total score under the given assumptions, everything else unchanged. */
  readonly totalOf: (assumptions: BuyToLetInputs) => number;
}

/** The single changes that would each reach a total, everything else unchanged. A change is null if no value in range would reach it. */
export interface ScoreReached {
  /** The highest price up to four times the current one, in offer steps. */
  readonly highestPrice: Minor | null;
  /** The lowest monthly rent, in whole pounds up to four times the current one. */
  readonly lowestRent: Minor | null;
}

/**
 * The price and the rent, in minor units, that would each reach a total score; null if no value in range does. Found by bisection over the
 * score itself, which a lower price or a higher rent never lowers.
 */
export function reachScore({ assumptions, total, totalOf }: ReachScoreRequest): ScoreReached {
  const isReached = (changes: Partial<BuyToLetInputs>): boolean => totalOf({ ...assumptions, ...changes }) >= total;
  const topPrice = Math.max(4, Math.ceil((assumptions.purchasePrice * 4) / offerStep));
  const price = bisectLargest(1, topPrice, (steps) => isReached({ purchasePrice: minor(steps * offerStep) }));
  // The search runs from the highest rent down, so that the last rent to reach the total is the lowest sufficient one.
  const topRent = Math.max(1000, Math.ceil(assumptions.monthlyRent / 25));
  const down = bisectLargest(0, topRent, (less) => isReached({ monthlyRent: minor((topRent - less) * 100) }));
  return {
    highestPrice: price === null ? null : minor(price * offerStep),
    lowestRent: down === null ? null : minor((topRent - down) * 100),
  };
}
