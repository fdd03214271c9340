import { strategyNamesIn, type StrategyId } from '../../../core/deal/strategies/strategyInput.ts';
import type { MarketCountry } from '../../../core/market/markets.ts';
import type { HomeFamily } from './homeFamily.ts';

/** A country of each family, for names that its countries share. */
const exampleCountry: Readonly<Record<HomeFamily, MarketCountry>> = { british: 'GB', american: 'US', european: 'IE' };

/** Strategies in full, as people of a family of countries call them. Apart from the cards of the first screen, which have short names. */
export const strategyNamesOf = (family: HomeFamily): Readonly<Record<StrategyId, string>> => strategyNamesIn(exampleCountry[family]);
