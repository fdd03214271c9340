import type { StrategyId } from '../../../core/deal/strategies/strategyInput.ts';
import type { OwnInputs } from '../../../core/deal/strategies/inputsById.ts';

/** What the product suggests beside a person's only deal. */
export type NextStep = 'check-rent' | 'add-second';

interface Judged {
  readonly inputs: OwnInputs;
  /** The one the deal is judged by, its own or the profile's. */
  readonly strategy: StrategyId;
}

/** The one thing to do next; null once there are several deals to compare. */
export function nextStepOf({ inputs, strategy }: Judged, deals: number): NextStep | null {
  if (deals !== 1) return null;
  return strategy === 'buy-to-let' && inputs['buy-to-let']?.monthlyRent === undefined ? 'check-rent' : 'add-second';
}
