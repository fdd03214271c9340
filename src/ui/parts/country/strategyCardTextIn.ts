import type { CountryFamily } from './countryFamily.ts';
import { strategyCardText } from './strategyCardText.ts';

const byFamily: Readonly<Record<CountryFamily, typeof strategyCardText>> = {
  british: strategyCardText,
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
    'rent-to-rent': 'Rent-to-rent',
    'house-hack': 'Lodger',
  },
};

/** Short strategy names for cards, in a family's terms. */
export const strategyCardTextIn = (family: CountryFamily): typeof strategyCardText => byFamily[family];
