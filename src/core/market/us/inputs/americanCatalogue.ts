import type { UsState } from '../../markets.ts';
import { brrrr } from './brrrr.ts';
import { flip } from './flip.ts';
import { houseHack } from './houseHack.ts';
import { longTermRental } from './longTermRental.ts';
import { rentalArbitrage } from './rentalArbitrage.ts';
import { rentByTheRoom } from './rentByTheRoom.ts';
import { shortTermRental } from './shortTermRental.ts';
import { stateDefaults } from './stateDefaults.ts';
import type { MarketCatalogues } from '../../../deal/strategies/inputsById.ts';

/** A state's input catalogue for each strategy, with its defaults. */
export function americanCatalogue(state: UsState): MarketCatalogues {
  const defaults = stateDefaults(state);
  return {
    'buy-to-let': longTermRental(defaults),
    brrrr: brrrr(defaults),
    flip: flip(defaults),
    hmo: rentByTheRoom(defaults),
    'serviced-accommodation': shortTermRental(defaults),
    'rent-to-rent': rentalArbitrage,
    'house-hack': houseHack(defaults),
  };
}
