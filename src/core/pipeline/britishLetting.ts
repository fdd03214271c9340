import type { StrategyId } from '../deal/strategies/strategyInput.ts';
import { countryOfMarket, type MarketId } from '../market/markets.ts';
import { marketOfJob } from './marketOfJob.ts';
import type { EvaluationJob } from './outcome.ts';

/** Whether a deal is a buy-to-let in the United Kingdom, which has an outcome of its own (`LettingOutcome`). */
export const isBritishLetting = (strategy: StrategyId, market: MarketId): boolean =>
  strategy === 'buy-to-let' && countryOfMarket(market) === 'GB';

/** The same of a job; one whose market is not known is asked as a British one, and refused there. */
export function isBritishJob(job: Pick<EvaluationJob, 'deal' | 'market'>, strategy: StrategyId): boolean {
  const placed = marketOfJob(job);
  return strategy === 'buy-to-let' && (!placed.ok || isBritishLetting(strategy, placed.value.market));
}
