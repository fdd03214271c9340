import type { AssumptionKey, Assumptions } from '../../core/deal/assumptions.ts';
import type { Deal, DealStage } from '../../core/deal/deal.ts';
import type { Instant } from '../../core/kernel/calendar.ts';
import type { Id } from '../../core/kernel/id.ts';
import type { Result } from '../../core/kernel/result.ts';

/** Decided before the command runs, so that a retry repeats the same write. */
export interface Stamp {
  readonly mid: Id;
  readonly at: Instant;
}

/** Everything that changes a deal. `value: null` gives an assumption back to the listing, profile or default. */
export type DealCommand =
  | { readonly type: 'deal/add'; readonly deal: Deal }
  | { readonly type: 'deal/recapture'; readonly deal: Deal; readonly stamp: Stamp }
  | {
      readonly type: 'deal/assume';
      readonly id: string;
      readonly changes: { readonly [Key in AssumptionKey]?: Assumptions[Key] | null };
      readonly stamp: Stamp;
    }
  | { readonly type: 'deal/save'; readonly id: string; readonly saved: boolean; readonly stamp: Stamp }
  | { readonly type: 'deal/stage'; readonly id: string; readonly stage: DealStage; readonly stamp: Stamp }
  | { readonly type: 'deal/bin'; readonly id: string; readonly binned: boolean; readonly stamp: Stamp };

/** `storage-full` and `storage-lost` carry a message that says what to do; nothing typed is lost by either. */
export type DataFailure =
  | { readonly kind: 'not-found'; readonly id: string }
  | { readonly kind: 'invalid'; readonly message: string }
  | { readonly kind: 'storage-full'; readonly message: string }
  | { readonly kind: 'storage-lost'; readonly message: string };

/** Answered once the write is durable on this device. */
export type MutateResult = Result<Deal, DataFailure>;
