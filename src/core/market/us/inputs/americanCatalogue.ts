import type { MarketCatalogues } from '../../../deal/strategies/strategyCatalogue.ts';
import type { UsState } from '../../../kernel/markets.ts';
import { longTermRental } from './longTermRental.ts';
import { stateDefaults } from './stateDefaults.ts';

/** What a state asks of each strategy, with the defaults of the state. */
export function americanCatalogue(state: UsState): MarketCatalogues {
  const defaults = stateDefaults(state);
  return {
    'buy-to-let': longTermRental(defaults),
    brrrr: {},
    flip: {},
    hmo: {},
    'serviced-accommodation': {},
    'rent-to-rent': {},
    'house-hack': {},
  };
}
