import type { StrategyId } from '../../src/core/deal/strategies/strategyInput.ts';

/** Every strategy except buy-to-let, which has its own form of outcome in the United Kingdom. */
export type OtherStrategy = Exclude<StrategyId, 'buy-to-let'>;
