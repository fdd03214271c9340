/** The tabs of a strategy that is no buy-to-let, loaded as one with the first that is opened. */
export { StrategyCashFlow } from './StrategyCashFlow.tsx';
export { StrategyPurchase } from './StrategyPurchase.tsx';
export { StrategyRisk } from './StrategyRisk.tsx';
