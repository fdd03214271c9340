import type { StrategyId } from '../deal/strategies/strategyInput.ts';
import { countryOfMarket, type MarketId } from '../kernel/markets.ts';

/** Whether a deal is a buy-to-let in the United Kingdom, which has an outcome of its own (`LettingOutcome`). */
export const isBritishLetting = (strategy: StrategyId, market: MarketId): boolean =>
  strategy === 'buy-to-let' && countryOfMarket(market) === 'GB';
