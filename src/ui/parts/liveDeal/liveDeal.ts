import type { WorkerFailure } from '../../../bridge/workerFailure.ts';
import type { Deal } from '../../../core/deal/deal.ts';
import type { MarketId } from '../../../core/market/markets.ts';
import type { Profile } from '../../../core/deal/profile.ts';
import type { StrategyId } from '../../../core/deal/strategies/strategyInput.ts';
import type { EvaluationGap, EvaluationJob, Outcome } from '../../../core/pipeline/outcome.ts';
import type { DealRow } from '../../../data/view/rows.ts';
import type { DraftState } from './drafts/dealDraft.ts';
import type { DealChanges } from './drafts/dealChanges.ts';

/** How the person means to earn from the deal, and how to choose another way. */
export interface DealStrategy {
  readonly id: StrategyId;
  readonly choose: (strategy: StrategyId) => void;
}

/** A deal on screen: its document, what is being typed over it, and the result that follows. */
export interface LiveDeal extends DealChanges {
  /** Null: no such deal on this device; undefined: still reading. */
  readonly row: DealRow | null | undefined;
  /** Null: not held here, or the device did not answer; undefined: still reading. */
  readonly deal: Deal | null | undefined;
  readonly drafts: DraftState;
  readonly outcome: Outcome | null;
  readonly gap: EvaluationGap | null;
  readonly failure: WorkerFailure | null;
  /** The outcome belongs to what is on screen now, not to an earlier state of it. */
  readonly current: boolean;
  /** The deal as it is on screen, with profile and day: what every other question about it is asked of. Null while reading. */
  readonly job: EvaluationJob | null;
  readonly strategy: DealStrategy;
  /** Where the home is: what its inputs are and what they are called. As in England while that is not known. */
  readonly market: MarketId;
  /** The stored document after a command; shown at once. */
  readonly stored: (deal: Deal) => void;
  /** Changes the profile: the figures follow at once, the write a moment later. */
  readonly keepProfile: (profile: Profile) => void;
  readonly readAgain: () => void;
  readonly recalculate: () => void;
  readonly writeAgain: () => void;
}
