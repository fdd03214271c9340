import { maximumAllowableOffer } from './sale.ts';

/** A project's costs on top of its price. Amounts in any one unit. */
export interface OfferCosts {
  readonly repairs: number;
  /** Closing, holding, funding, resale fees and any other cost. */
  readonly others: readonly number[];
  /** The fee of a wholesaler who assigns the contract. */
  readonly assignmentFee: number;
}

/**
 * The maximum offer by rule of thumb if the contract is assigned: a share of the after-repair value, less repairs and the assignment fee.
 */
export const offerToAssign = (
  afterRepairValue: number,
  share: number,
  { repairs, assignmentFee }: Pick<OfferCosts, 'repairs' | 'assignmentFee'>,
): number => maximumAllowableOffer(afterRepairValue, share, repairs) - assignmentFee;

export interface OfferByProfit {
  readonly targetProfit: number;
  readonly offer: number;
}

/** The maximum offer for a profit that is a share of the after-repair value, with every cost known. */
export function offerByProfit(afterRepairValue: number, profitShare: number, costs: OfferCosts): OfferByProfit {
  const targetProfit = afterRepairValue * profitShare;
  return { targetProfit, offer: afterRepairValue - sumOf(costs) - targetProfit };
}

export interface OfferAfterCosts {
  /** The after-repair value less every cost. */
  readonly base: number;
  readonly offer: number;
}

/**
 * The maximum offer as some wholesalers compute it: deduct costs first, then take a share of the rest. The result differs from taking the
 * share first.
 */
export function offerAfterCosts(afterRepairValue: number, share: number, costs: OfferCosts): OfferAfterCosts {
  const base = afterRepairValue - sumOf(costs);
  return { base, offer: base * share };
}

const sumOf = ({ repairs, others, assignmentFee }: OfferCosts): number =>
  others.reduce((total, amount) => total + amount, repairs + assignmentFee);
