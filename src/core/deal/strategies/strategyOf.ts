import type { Deal } from '../deal.ts';
import type { Profile } from '../profile.ts';
import type { StrategyId } from './strategyInput.ts';

/** The strategy of a deal: its own, else the profile's, else buy-to-let. */
export const strategyOf = ({ strategy }: Pick<Deal, 'strategy'>, profile: Pick<Profile, 'strategy'>): StrategyId =>
  strategy ?? profile.strategy ?? 'buy-to-let';
