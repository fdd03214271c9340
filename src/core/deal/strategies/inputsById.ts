import type { BuyToLetInputs } from './inputs/buyToLetInputs.ts';
import type { BrrrrInputs } from './inputs/brrrrInputs.ts';
import type { FlipInputs } from './inputs/flipInputs.ts';
import type { HmoInputs } from './inputs/hmoInputs.ts';
import type { HouseHackInputs } from './inputs/houseHackInputs.ts';
import type { RentToRentInputs } from './inputs/rentToRentInputs.ts';
import type { ServicedAccommodationInputs } from './inputs/servicedAccommodationInputs.ts';
import type { MarketCatalogue, StrategyId } from './strategyInput.ts';

export interface StrategyInputsById {
  readonly 'buy-to-let': BuyToLetInputs;
  readonly brrrr: BrrrrInputs;
  readonly flip: FlipInputs;
  readonly hmo: HmoInputs;
  readonly 'serviced-accommodation': ServicedAccommodationInputs;
  readonly 'rent-to-rent': RentToRentInputs;
  readonly 'house-hack': HouseHackInputs;
}

export type InputsOf<Id extends StrategyId> = StrategyInputsById[Id];

/** The catalogues of a market, one for each strategy. */
export type MarketCatalogues = { readonly [Id in StrategyId]: MarketCatalogue<InputsOf<Id>> };

/**
 * The person's own values by strategy and input. An absent value comes from the listing, the profile, an estimate or the default.
 * Buy-to-let values also apply to every strategy that has the input but no value of its own.
 */
export type OwnInputs = { readonly [Id in StrategyId]?: Partial<InputsOf<Id>> };
