import type { StrategyId } from '../../../core/deal/strategies/strategyInput.ts';
import type { OwnInputs } from '../../../core/deal/strategies/inputsById.ts';

/** Suggested next step for a user's only deal. */
export type NextStep = 'check-rent' | 'add-second';

interface Judged {
  readonly inputs: OwnInputs;
  /** The strategy that applies: the deal's own, else the profile's. */
  readonly strategy: StrategyId;
}

/** The next step; null once there are several deals to compare. */
export function nextStepOf({ inputs, strategy }: Judged, deals: number): NextStep | null {
  if (deals !== 1) return null;
  return strategy === 'buy-to-let' && inputs['buy-to-let']?.monthlyRent === undefined ? 'check-rent' : 'add-second';
}
