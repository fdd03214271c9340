import type { MarketCountry } from '../../../../core/market/markets.ts';
import type { StrategyId } from '../../../../core/deal/strategies/strategyInput.ts';
import { strategyWords } from './strategyWords.ts';

const americanWords: typeof strategyWords = {
  'buy-to-let': 'Rental',
  brrrr: 'BRRRR',
  flip: 'Flip',
  hmo: 'By the room',
  'serviced-accommodation': 'Short-term',
  'rent-to-rent': 'Arbitrage',
  'house-hack': 'House hack',
};

/** Strategies as a card has room for them, as people of a country call them. */
export const strategyWordsIn = (country: MarketCountry): typeof strategyWords => (country === 'US' ? americanWords : strategyWords);

/** A strategy for a list in which homes of these countries stand: "Serviced / Short-term" where both do. */
export const strategyWordsAmong = (countries: ReadonlySet<MarketCountry>, strategy: StrategyId): string =>
  [
    ...new Set((countries.size === 0 ? ['GB' as const] : [...countries].toSorted()).map((country) => strategyWordsIn(country)[strategy])),
  ].join(' / ');
