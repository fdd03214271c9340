import { strategyNamesIn, type StrategyId } from '../../../core/deal/strategies/strategyInput.ts';
import type { MarketCountry } from '../../../core/market/markets.ts';
import type { CountryFamily } from './countryFamily.ts';

/** A country that represents each family. */
const exampleCountry: Readonly<Record<CountryFamily, MarketCountry>> = { british: 'GB', american: 'US', european: 'IE' };

/** Full strategy names in a family's terms. In a separate file, because the first screen needs only the short names. */
export const strategyNamesOf = (family: CountryFamily): Readonly<Record<StrategyId, string>> => strategyNamesIn(exampleCountry[family]);
