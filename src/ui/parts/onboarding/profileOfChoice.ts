import type { Profile } from '../../../core/deal/profile.ts';
import type { StrategyId } from '../../../core/deal/strategies/strategyInput.ts';
import type { MarketCountry } from '../../../core/market/markets.ts';

export interface StartChoice {
  readonly country: MarketCountry;
  readonly strategy: StrategyId;
}

/** The profile with the user's first choices and the defaults that depend on them. Values set earlier are kept. */
export function profileOfChoice(before: Profile, { country, strategy }: StartChoice): Profile {
  // In the United Kingdom, a house hacker buys the property as their main home.
  const { buyer: _, ...others } = before.defaults;
  const defaults =
    strategy === 'house-hack'
      ? { ...before.defaults, buyer: 'main-home' as const }
      : before.strategy === 'house-hack'
        ? others
        : before.defaults;
  return { ...before, country, strategy, defaults };
}
