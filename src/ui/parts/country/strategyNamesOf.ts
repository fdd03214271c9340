import { strategyNamesIn, type StrategyId } from '../../../core/deal/strategies/strategyInput.ts';
import type { MarketCountry } from '../../../core/market/markets.ts';
import type { CountryFamily } from './countryFamily.ts';

/** A representative country of each family. */
const exampleCountry: Readonly<Record<CountryFamily, MarketCountry>> = { british: 'GB', american: 'US', european: 'IE' };

/** Full strategy names in a family's terms. Separate from the first screen's short names. */
export const strategyNamesOf = (family: CountryFamily): Readonly<Record<StrategyId, string>> => strategyNamesIn(exampleCountry[family]);
