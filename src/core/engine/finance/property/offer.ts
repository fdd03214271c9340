import { maximumAllowableOffer } from './sale.ts';

/** A project's costs in addition to its price. All amounts are in the same unit. */
export interface OfferCosts {
  readonly repairs: number;
  /** Closing, holding, funding and resale costs, and any others. */
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

/** The maximum offer that leaves a profit of a given share of the after-repair value, if every cost is known. */
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
 * The maximum offer as some wholesalers compute it: costs are deducted first, and the offer is a share of what remains. The usual rule
 * applies the share before deducting costs, which gives a different result.
 */
export function offerAfterCosts(afterRepairValue: number, share: number, costs: OfferCosts): OfferAfterCosts {
  const base = afterRepairValue - sumOf(costs);
  return { base, offer: base * share };
}

const sumOf = ({ repairs, others, assignmentFee }: OfferCosts): number =>
  others.reduce((total, amount) => total + amount, repairs + assignmentFee);
