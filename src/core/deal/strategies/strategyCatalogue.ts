import { memoizeByKey } from '../../kernel/memoizeByKey.ts';
import { europeanCatalogue } from '../../market/eu/inputs/europeanCatalogue.ts';
import { localRows } from '../../market/eu/inputs/localRows.ts';
import { europeanInputs } from '../../market/eu/registry/inputs.ts';
import type { EuCountry } from '../../market/eu/registry/countries.ts';
import {
  countryOfMarket,
  currencyOfCountry,
  isEuCountry,
  marketCountries,
  marketOfCountry,
  stateOfMarket,
  type MarketId,
  type UsState,
} from '../../market/markets.ts';
import { americanCatalogue } from '../../market/us/inputs/americanCatalogue.ts';
import { brrrrCatalogue } from './inputs/brrrrInputs.ts';
import { flipCatalogue } from './inputs/flipInputs.ts';
import { hmoCatalogue } from './inputs/hmoInputs.ts';
import { houseHackCatalogue } from './inputs/houseHackInputs.ts';
import { rentToRentCatalogue } from './inputs/rentToRentInputs.ts';
import { servicedAccommodationCatalogue } from './inputs/servicedAccommodationInputs.ts';
import { buyToLetCatalogue } from './inputs/buyToLetCatalogue.ts';
import type { InputRow, StrategyId } from './strategyInput.ts';
import type { InputEntry } from './inputEntry.ts';
import type { MarketCatalogues } from './inputsById.ts';

/** The inputs of a strategy in a market, in display order. */
export function strategyInputs(strategy: StrategyId, market: MarketId): readonly InputEntry[] {
  const state = stateOfMarket(market);
  if (state !== null) return american(state)[strategy];
  const country = countryOfMarket(market);
  return isEuCountry(country) ? european(country)[strategy] : british[strategy];
}

/** One input of a strategy in a market; undefined if the market does not use it. */
export const strategyInput = (strategy: StrategyId, key: string, market: MarketId): InputEntry | undefined =>
  strategyInputs(strategy, market).find((entry) => entry.key === key);

/** The rows of an input in every country that uses it. */
export const rowsOfInput = (strategy: StrategyId, key: string): readonly InputEntry[] =>
  countries.flatMap((market) => strategyInput(strategy, key, market) ?? []);

/** Every input of a strategy that any country uses. */
export const everyInput = (strategy: StrategyId): readonly string[] => [
  ...new Set(countries.flatMap((market) => strategyInputs(strategy, market).map(({ key }) => key))),
];

type Entries = Readonly<Record<StrategyId, readonly InputEntry[]>>;

/** One market of each country: accepted ranges do not differ within a country. */
const countries: readonly MarketId[] = marketCountries.map(marketOfCountry);

const entriesOf = (catalogue: object): readonly InputEntry[] =>
  Object.entries<InputRow<unknown>>({ ...catalogue }).map(([key, row]) => ({ ...row, key }));

const entriesBy = (catalogues: MarketCatalogues): Entries => ({
  'buy-to-let': entriesOf(catalogues['buy-to-let']),
  brrrr: entriesOf(catalogues.brrrr),
  flip: entriesOf(catalogues.flip),
  hmo: entriesOf(catalogues.hmo),
  'serviced-accommodation': entriesOf(catalogues['serviced-accommodation']),
  'rent-to-rent': entriesOf(catalogues['rent-to-rent']),
  'house-hack': entriesOf(catalogues['house-hack']),
});

const british = entriesBy({
  'buy-to-let': buyToLetCatalogue,
  brrrr: brrrrCatalogue,
  flip: flipCatalogue,
  hmo: hmoCatalogue,
  'serviced-accommodation': servicedAccommodationCatalogue,
  'rent-to-rent': rentToRentCatalogue,
  'house-hack': houseHackCatalogue,
});

/** The state's catalogue, created the first time a property there is viewed. */
const american = memoizeByKey((state: UsState): Entries => entriesBy(americanCatalogue(state)));

/** The country's catalogue; empty for a country where we cover only the purchase tax. */
const european = memoizeByKey((country: EuCountry): Entries => {
  const inputs = europeanInputs[country];
  return inputs === undefined ? nothingAsked : entriesBy(localRows(europeanCatalogue(inputs, currencyOfCountry(country)), inputs));
});

const nothingAsked: Entries = {
  'buy-to-let': [],
  brrrr: [],
  flip: [],
  hmo: [],
  'serviced-accommodation': [],
  'rent-to-rent': [],
  'house-hack': [],
};
