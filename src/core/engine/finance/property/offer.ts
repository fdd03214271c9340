import { maximumAllowableOffer } from './sale.ts';

/** What a project costs besides its price. Amounts in any one unit. */
export interface OfferCosts {
  readonly repairs: number;
  /** Closing, holding, funding, resale fees: whatever else is paid. */
  readonly others: readonly number[];
  /** What a wholesaler who assigns the contract keeps. */
  readonly assignmentFee: number;
}

/** The most to offer by rule of thumb where the contract is assigned: a share of the value after repair, less repairs and fee. */
export const offerToAssign = (
  afterRepairValue: number,
  share: number,
  { repairs, assignmentFee }: Pick<OfferCosts, 'repairs' | 'assignmentFee'>,
): number => maximumAllowableOffer(afterRepairValue, share, repairs) - assignmentFee;

export interface OfferByProfit {
  readonly targetProfit: number;
  readonly offer: number;
}

/** The most to offer for a profit that is a share of the value after repair, every cost known. */
export function offerByProfit(afterRepairValue: number, profitShare: number, costs: OfferCosts): OfferByProfit {
  const targetProfit = afterRepairValue * profitShare;
  return { targetProfit, offer: afterRepairValue - sumOf(costs) - targetProfit };
}

export interface OfferAfterCosts {
  /** The value after repair less every cost. */
  readonly base: number;
  readonly offer: number;
}

/** The rule of some wholesalers: costs off first, then a share of what is left. Another number than a share first, then costs off. */
export function offerAfterCosts(afterRepairValue: number, share: number, costs: OfferCosts): OfferAfterCosts {
  const base = afterRepairValue - sumOf(costs);
  return { base, offer: base * share };
}

const sumOf = ({ repairs, others, assignmentFee }: OfferCosts): number =>
  others.reduce((total, amount) => total + amount, repairs + assignmentFee);
