import type { StrategyId } from '../../../../core/deal/strategies/strategyInput.ts';
import type { HomeFamily } from './homeFamily.ts';
import { strategyWords } from './strategyWords.ts';

const byFamily: Readonly<Record<HomeFamily, typeof strategyWords>> = {
  british: strategyWords,
  american: {
    'buy-to-let': 'Rental',
    brrrr: 'BRRRR',
    flip: 'Flip',
    hmo: 'By the room',
    'serviced-accommodation': 'Short-term',
    'rent-to-rent': 'Arbitrage',
    'house-hack': 'House hack',
  },
  european: {
    'buy-to-let': 'Long-term let',
    brrrr: 'BRRRR',
    flip: 'Flip',
    hmo: 'By the room',
    'serviced-accommodation': 'Short stays',
    'rent-to-rent': 'Rent to let',
    'house-hack': 'Lodger',
  },
};

/** Strategies as a card has room for them, as people of a family of countries call them. */
export const strategyWordsIn = (family: HomeFamily): typeof strategyWords => byFamily[family];

const order: readonly HomeFamily[] = ['british', 'european', 'american'];

/** A strategy for a list in which homes of these families stand: "Serviced / Short-term" where both do. */
export function strategyWordsAmong(families: ReadonlySet<HomeFamily>, strategy: StrategyId): string {
  const among = families.size === 0 ? (['british'] as const) : order.filter((family) => families.has(family));
  return [...new Set(among.map((family) => byFamily[family][strategy]))].join(' / ');
}
