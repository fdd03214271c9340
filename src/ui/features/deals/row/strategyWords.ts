import type { MarketCountry } from '../../../../core/kernel/markets.ts';
import type { StrategyId } from '../../../../core/deal/strategies/strategyInput.ts';

/** Strategies as a card has room for them. */
export const strategyWords: Readonly<Record<StrategyId, string>> = {
  'buy-to-let': 'Buy-to-let',
  brrrr: 'BRRRR',
  flip: 'Flip',
  hmo: 'HMO',
  'serviced-accommodation': 'Serviced',
  'rent-to-rent': 'Rent-to-rent',
  'house-hack': 'Live-in',
};

const americanWords: Readonly<Record<StrategyId, string>> = {
  'buy-to-let': 'Rental',
  brrrr: 'BRRRR',
  flip: 'Flip',
  hmo: 'By the room',
  'serviced-accommodation': 'Short-term',
  'rent-to-rent': 'Arbitrage',
  'house-hack': 'House hack',
};

/** The same as people of a country call them. */
export const strategyWordsIn = (country: MarketCountry): typeof strategyWords => (country === 'US' ? americanWords : strategyWords);

/** A strategy for a list in which homes of these countries stand: "Serviced / Short-term" where both do. */
export const strategyWordsAmong = (countries: ReadonlySet<MarketCountry>, strategy: StrategyId): string =>
  [
    ...new Set((countries.size === 0 ? ['GB' as const] : [...countries].toSorted()).map((country) => strategyWordsIn(country)[strategy])),
  ].join(' / ');
