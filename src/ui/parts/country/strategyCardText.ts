import type { StrategyId } from '../../../core/deal/strategies/strategyInput.ts';

/** Short strategy names for cards. */
export const strategyCardText: Readonly<Record<StrategyId, string>> = {
  'buy-to-let': 'Buy-to-let',
  brrrr: 'BRRRR',
  flip: 'Flip',
  hmo: 'HMO',
  'serviced-accommodation': 'Serviced',
  'rent-to-rent': 'Rent-to-rent',
  'house-hack': 'Live-in',
};
