import type { BuyToLetInputs } from './inputs/buyToLetInputs.ts';
import { brrrrCatalogue } from './inputs/brrrrInputs.ts';
import type { BrrrrInputs } from './inputs/brrrrInputs.ts';
import { flipCatalogue } from './inputs/flipInputs.ts';
import type { FlipInputs } from './inputs/flipInputs.ts';
import { hmoCatalogue } from './inputs/hmoInputs.ts';
import type { HmoInputs } from './inputs/hmoInputs.ts';
import { houseHackCatalogue } from './inputs/houseHackInputs.ts';
import type { HouseHackInputs } from './inputs/houseHackInputs.ts';
import { rentToRentCatalogue } from './inputs/rentToRentInputs.ts';
import type { RentToRentInputs } from './inputs/rentToRentInputs.ts';
import { servicedAccommodationCatalogue } from './inputs/servicedAccommodationInputs.ts';
import type { ServicedAccommodationInputs } from './inputs/servicedAccommodationInputs.ts';
import { buyToLetCatalogue } from './inputs/buyToLetCatalogue.ts';
import type { InputCatalogue, InputRow, StrategyId } from './strategyInput.ts';

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

/** A row of any strategy's catalogue, with its key. */
export interface InputEntry<Key extends string = string> extends InputRow<unknown> {
  readonly key: Key;
}

/** The catalogue of a strategy by key. */
export const catalogueOf = <Id extends StrategyId>(strategy: Id): InputCatalogue<InputsOf<Id>> => catalogues[strategy];

/** The inputs of a strategy in the order screens print them. */
export const strategyInputs = (strategy: StrategyId): readonly InputEntry[] => entries[strategy];

const catalogues: { readonly [Id in StrategyId]: InputCatalogue<InputsOf<Id>> } = {
  'buy-to-let': buyToLetCatalogue,
  brrrr: brrrrCatalogue,
  flip: flipCatalogue,
  hmo: hmoCatalogue,
  'serviced-accommodation': servicedAccommodationCatalogue,
  'rent-to-rent': rentToRentCatalogue,
  'house-hack': houseHackCatalogue,
};

const entriesOf = (strategy: StrategyId): readonly InputEntry[] =>
  Object.entries<InputRow<unknown>>(catalogues[strategy]).map(([key, row]) => ({ ...row, key }));

const entries: Readonly<Record<StrategyId, readonly InputEntry[]>> = {
  'buy-to-let': entriesOf('buy-to-let'),
  brrrr: entriesOf('brrrr'),
  flip: entriesOf('flip'),
  hmo: entriesOf('hmo'),
  'serviced-accommodation': entriesOf('serviced-accommodation'),
  'rent-to-rent': entriesOf('rent-to-rent'),
  'house-hack': entriesOf('house-hack'),
};
