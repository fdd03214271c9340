import type { MarketId } from '../../market/markets.ts';
import { isQuantity } from '../../deal/strategies/parseInput.ts';
import { strategyInputs } from '../../deal/strategies/strategyCatalogue.ts';
import type { StrategyId } from '../../deal/strategies/strategyInput.ts';
import type { InputEntry } from '../../deal/strategies/inputEntry.ts';

/** The inputs of a strategy that goal seek can vary: every number, and the mean rent of its rooms. */
export const strategyGoalInputs = (strategy: StrategyId, market: MarketId): readonly InputEntry[] =>
  strategyInputs(strategy, market).flatMap((entry) => (isQuantity(entry) ? [entry] : entry.unit === 'rooms' ? [rentOfRooms(entry)] : []));

const rentOfRooms = (entry: InputEntry): InputEntry => ({
  ...entry,
  label: 'Average room rent',
  unit: 'money',
  per: 'month',
  bounds: [0, 1_000_000_00],
});
