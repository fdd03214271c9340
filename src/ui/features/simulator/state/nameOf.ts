import { strategyNamesIn } from '../../../../core/deal/strategies/strategyInput.ts';
import { countryOfMarket } from '../../../../core/market/markets.ts';
import type { SimulatedStrategy } from '../../../../core/pipeline/simulator/simulateStrategies.ts';

/** A strategy as it is called where the home is. */
export const nameOf = ({ market, strategy }: Pick<SimulatedStrategy, 'market' | 'strategy'>): string =>
  strategyNamesIn(countryOfMarket(market))[strategy];
