import type { Deal } from '../../../core/deal/deal.ts';

/** What the product suggests beside a person's only deal. */
export type NextStep = 'check-rent' | 'add-second';

/** The one thing to do next; null once there are several deals to compare. */
export function nextStepOf(deal: Pick<Deal, 'inputs' | 'strategy'>, deals: number): NextStep | null {
  if (deals !== 1) return null;
  return deal.strategy === 'buy-to-let' && deal.inputs['buy-to-let']?.monthlyRent === undefined ? 'check-rent' : 'add-second';
}
