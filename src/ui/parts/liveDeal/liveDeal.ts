import type { WorkerFailure } from '../../../bridge/workerFailure.ts';
import type { Deal } from '../../../core/deal/deal.ts';
import type { MarketId } from '../../../core/market/markets.ts';
import type { Profile } from '../../../core/deal/profile.ts';
import type { StrategyId } from '../../../core/deal/strategies/strategyInput.ts';
import type { EvaluationGap, EvaluationJob, Outcome } from '../../../core/pipeline/outcome.ts';
import type { DealRow } from '../../../data/view/rows.ts';
import type { DraftState } from './drafts/dealDraft.ts';
import type { DealChanges } from './drafts/dealChanges.ts';

/** The deal's strategy, and a command to change it. */
export interface DealStrategy {
  readonly id: StrategyId;
  readonly choose: (strategy: StrategyId) => void;
}

/** A deal on screen: its document, draft and live result. */
export interface LiveDeal extends DealChanges {
  /** Null if it is not on this device; undefined while loading. */
  readonly row: DealRow | null | undefined;
  /** Null if it is not on this device or storage did not respond; undefined while loading. */
  readonly deal: Deal | null | undefined;
  /** Why the person cannot change the deal, as a sentence. Changes are then ignored. Null if they can. */
  readonly readOnly: string | null;
  readonly drafts: DraftState;
  readonly outcome: Outcome | null;
  readonly gap: EvaluationGap | null;
  readonly failure: WorkerFailure | null;
  /** Whether the outcome is for the current state on screen. */
  readonly current: boolean;
  /** The deal on screen with profile and date, the basis of all other evaluations. Null while loading. */
  readonly job: EvaluationJob | null;
  readonly strategy: DealStrategy;
  /** The property's market, which sets its inputs and their names. England while unknown. */
  readonly market: MarketId;
  /** Shows the stored document after a command. */
  readonly stored: (deal: Deal) => void;
  /** Changes the profile. Figures update immediately, and the write follows. */
  readonly keepProfile: (profile: Profile) => void;
  readonly readAgain: () => void;
  readonly recalculate: () => void;
  readonly writeAgain: () => void;
}
