import type { Deal } from '../deal.ts';
import type { Profile } from '../profile.ts';
import type { StrategyId } from './strategyInput.ts';

/** How the person means to earn from a deal: as it says itself, else as their profile does, else by letting it. */
export const strategyOf = ({ strategy }: Pick<Deal, 'strategy'>, profile: Pick<Profile, 'strategy'>): StrategyId =>
  strategy ?? profile.strategy ?? 'buy-to-let';
