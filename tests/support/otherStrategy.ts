import type { StrategyId } from '../../src/core/deal/strategies/strategyInput.ts';

/** Every strategy but a buy-to-let, which has an outcome of its own in the United Kingdom. */
export type OtherStrategy = Exclude<StrategyId, 'buy-to-let'>;
