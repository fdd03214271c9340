/** The risk of a strategy that is no buy-to-let and the questions the simulator shares with it, loaded as one with the first that is opened. */
export { StrategyChances } from './StrategyChances.tsx';
export { StrategyGoal } from './StrategyGoal.tsx';
export { StrategyRisk } from './StrategyRisk.tsx';
