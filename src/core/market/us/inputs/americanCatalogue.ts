import type { MarketCatalogues } from '../../../deal/strategies/strategyCatalogue.ts';
import type { UsState } from '../../../kernel/markets.ts';

/** What a state asks of each strategy, with the defaults of the state. */
export const americanCatalogue = (_state: UsState): MarketCatalogues => ({
  'buy-to-let': {},
  brrrr: {},
  flip: {},
  hmo: {},
  'serviced-accommodation': {},
  'rent-to-rent': {},
  'house-hack': {},
});
