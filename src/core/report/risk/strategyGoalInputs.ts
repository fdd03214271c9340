import { isQuantity } from '../../deal/strategies/parseStrategyInput.ts';
import { strategyInputs, type StrategyInputEntry } from '../../deal/strategies/strategyCatalogue.ts';
import type { StrategyId } from '../../deal/strategies/strategyInput.ts';

/** The inputs of a strategy that a goal can be sought by: every number, and for its rooms their mean rent. */
export const strategyGoalInputs = (strategy: StrategyId): readonly StrategyInputEntry[] =>
  strategyInputs(strategy).flatMap((entry) => (isQuantity(entry) ? [entry] : entry.unit === 'rooms' ? [rentOfRooms(entry)] : []));

const rentOfRooms = (entry: StrategyInputEntry): StrategyInputEntry => ({
  ...entry,
  label: 'Mean rent of a room',
  unit: 'money',
  per: 'month',
  bounds: [0, 1_000_000_00],
});
