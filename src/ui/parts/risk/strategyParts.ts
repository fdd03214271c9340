/** Risk views of strategies other than buy-to-let, and those shared with the simulator, in one lazy chunk. */
export { StrategyChances } from './StrategyChances.tsx';
export { StrategyGoal } from './StrategyGoal.tsx';
export { StrategyRisk } from './StrategyRisk.tsx';
