import type { StrategyId } from '../../../../core/deal/strategies/strategyInput.ts';
import type { InputChanges, LettingChanges } from './dealDraft.ts';

/** Ways to change what is typed, and back. */
export interface DealChanges {
  /** Changes own values of a strategy. */
  readonly change: (strategy: StrategyId, changes: InputChanges) => void;
  /** Changes own values of the letting. */
  readonly assume: (changes: LettingChanges) => void;
  /** Takes the newest edit back. */
  readonly undo: () => Promise<void>;
  /** Stores what is being typed and writes it down; false where it could not be stored. */
  readonly settled: () => Promise<boolean>;
}
