import type { StrategyId } from '../../../../core/deal/strategies/strategyInput.ts';
import type { InputChanges, LettingChanges } from './dealDraft.ts';

/** Commands on the draft. */
export interface DealChanges {
  /** Changes the user's values for a strategy. */
  readonly change: (strategy: StrategyId, changes: InputChanges) => void;
  /** Changes the user's buy-to-let values. */
  readonly assume: (changes: LettingChanges) => void;
  /** Undoes the newest edit. */
  readonly undo: () => Promise<void>;
  /** Stores the draft and records it in the journal; false when storing failed. */
  readonly settled: () => Promise<boolean>;
}
