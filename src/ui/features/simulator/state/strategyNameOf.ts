import { strategyNamesIn } from '../../../../core/deal/strategies/strategyInput.ts';
import { countryOfMarket } from '../../../../core/market/markets.ts';
import type { SimulatedStrategy } from '../../../../core/pipeline/simulator/simulateStrategies.ts';

/** A strategy's name in the property's country. */
export const strategyNameOf = ({ market, strategy }: Pick<SimulatedStrategy, 'market' | 'strategy'>): string =>
  strategyNamesIn(countryOfMarket(market))[strategy];
