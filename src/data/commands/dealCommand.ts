import type { Deal, DealStage } from '../../core/deal/deal.ts';
import type { Assignment, Decision } from '../../core/deal/collaboration/collaboration.ts';
import type { DealPlan } from '../../core/deal/plan/planEvent.ts';
import type { StrategyId } from '../../core/deal/strategies/strategyInput.ts';
import type { ViewingAnswer } from '../../core/deal/viewing/viewingAnswer.ts';
import type { Instant } from '../../core/kernel/calendar.ts';
import type { Id } from '../../core/kernel/id.ts';
import type { Result } from '../../core/kernel/result.ts';
import type { CountryCode } from '../../core/kernel/countries.ts';
import type { Ownership } from '../../core/deal/owner.ts';

/** Set before the command runs, so that a retry repeats the same write. */
export interface Stamp {
  readonly mid: Id;
  readonly at: Instant;
}

/** Everything that changes a deal. */
export type DealCommand =
  | { readonly type: 'deal/add'; readonly deal: Deal }
  /** `keepsBin`: the listing was re-read automatically, so a deal in the bin stays there. */
  | { readonly type: 'deal/recapture'; readonly deal: Deal; readonly stamp: Stamp; readonly keepsBin?: true }
  /** The portal no longer shows the listing. */
  | { readonly type: 'deal/withdrawn'; readonly id: string; readonly stamp: Stamp }
  | { readonly type: 'deal/save'; readonly id: string; readonly saved: boolean; readonly stamp: Stamp }
  | { readonly type: 'deal/stage'; readonly id: string; readonly stage: DealStage; readonly stamp: Stamp }
  /** The property's country. Null reverts to the listing's. */
  | {
      readonly type: 'deal/country';
      readonly id: string;
      readonly country: CountryCode | null;
      readonly region?: string;
      readonly stamp: Stamp;
    }
  | { readonly type: 'deal/bin'; readonly id: string; readonly binned: boolean; readonly stamp: Stamp }
  /** Labels added (true) and removed (false). */
  | { readonly type: 'deal/tag'; readonly id: string; readonly tags: Readonly<Record<string, boolean>>; readonly stamp: Stamp }
  | { readonly type: 'deal/strategy'; readonly id: string; readonly strategy: StrategyId; readonly stamp: Stamp }
  /** The owner and tax basis. Null reverts both to those of the profile. */
  | { readonly type: 'deal/ownership'; readonly id: string; readonly ownership: Ownership | null; readonly stamp: Stamp }
  /** The person's own values for a strategy, by input. Null reverts an input to the listing, the profile, an estimate or the default. */
  | {
      readonly type: 'deal/inputs';
      readonly id: string;
      readonly strategy: StrategyId;
      readonly changes: Readonly<Record<string, unknown>>;
      readonly stamp: Stamp;
    }
  /** Answers by question. Null removes an answer. */
  | {
      readonly type: 'deal/viewing';
      readonly id: string;
      readonly answers: Readonly<Record<string, ViewingAnswer | null>>;
      readonly stamp: Stamp;
    }
  /** The whole plan: all events during the hold. */
  | { readonly type: 'deal/plan'; readonly id: string; readonly plan: DealPlan; readonly stamp: Stamp }
  /** Who works on the deal next, and by when. Null removes the assignment. */
  | { readonly type: 'deal/assign'; readonly id: string; readonly assignment: Assignment | null; readonly stamp: Stamp }
  /** Whether to make an offer, and why. Null removes the decision. */
  | { readonly type: 'deal/decide'; readonly id: string; readonly decision: Decision | null; readonly stamp: Stamp }
  /**
   * Permanent deletion. It overrides changes to this deal that are pending on other devices if they were made before it, but not later
   * ones.
   */
  | { readonly type: 'deal/delete'; readonly id: string; readonly stamp: Stamp };

/** The id of the deal that a command changes. */
export const dealIdOf = (command: DealCommand): string => ('deal' in command ? command.deal.id : command.id);

/** `storage-full` and `storage-lost` include a message that says what to do. In neither case is anything lost that the person typed. */
export type DataFailure =
  | { readonly kind: 'not-found'; readonly id: string }
  | { readonly kind: 'invalid'; readonly message: string }
  | { readonly kind: 'storage-full'; readonly message: string }
  | { readonly kind: 'storage-lost'; readonly message: string };

/** Returned once the write is durable on this device. For a deleted deal, the result is its last state. */
export type MutateResult = Result<Deal, DataFailure>;

/** The result of many commands: the ids of the stored deals, and why others failed. */
export interface ManyMutated {
  readonly written: readonly string[];
  readonly failed: readonly { readonly id: string; readonly failure: DataFailure }[];
}
