import type { StrategyId } from '../deal/strategies/strategyInput.ts';
import { countryOfMarket, type MarketId } from '../market/markets.ts';
import { marketOfJob } from './marketOfJob.ts';
import type { EvaluationJob } from './outcome.ts';

/** Whether a deal is a buy-to-let in the UK, which has its own outcome type (`LettingOutcome`). */
export const isBritishLetting = (strategy: StrategyId, market: MarketId): boolean =>
  strategy === 'buy-to-let' && countryOfMarket(market) === 'GB';

/** Whether a job is a UK buy-to-let; one with an unknown market is treated as British and refused later. */
export function isBritishJob(job: Pick<EvaluationJob, 'deal' | 'market'>, strategy: StrategyId): boolean {
  const placed = marketOfJob(job);
  return strategy === 'buy-to-let' && (!placed.ok || isBritishLetting(strategy, placed.value.market));
}
