/** The tabs of a strategy that is no buy-to-let and the questions the simulator shares with them, loaded as one with the first that is opened. */
export { StrategyChances } from '../StrategyChances.tsx';
export { StrategyGoal } from '../StrategyGoal.tsx';
export { StrategyCashFlow } from './StrategyCashFlow.tsx';
export { StrategyPurchase } from './StrategyPurchase.tsx';
export { StrategyRisk } from './StrategyRisk.tsx';
