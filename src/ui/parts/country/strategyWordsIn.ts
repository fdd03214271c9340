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

/** Short strategy names for cards, in a family's terms. */
export const strategyWordsIn = (family: HomeFamily): typeof strategyWords => byFamily[family];
