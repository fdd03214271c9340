import type { ReportReason } from '../../core/community/communityFeed.ts';
import type { SharedDeal } from '../../core/community/sharedDeal.ts';

/** One of the person's community actions, as queued on this device. */
export type Posting =
  | { readonly kind: 'share'; readonly name: string; readonly deal: SharedDeal }
  | { readonly kind: 'comment'; readonly postId: string; readonly name: string; readonly text: string }
  | {
      readonly kind: 'report';
      readonly postId: string;
      /** Null if the report is about the shared deal itself. */
      readonly commentId: string | null;
      readonly reason: ReportReason;
      readonly text: string;
    }
  | { readonly kind: 'hide'; readonly postId: string; readonly hidden: boolean }
  | {
      readonly kind: 'withdraw';
      readonly what: 'post' | 'comment';
      /** The client id of the withdrawn post. */
      readonly target: string;
    };

/** A queued action: waiting to be sent, refused and awaiting the person, or sent and waiting for a copy of the feed that includes it. */
export interface OutboxRow {
  /** The idempotency key: the same on every attempt, so that the server accepts it once. */
  readonly clientId: string;
  /** Its author. It is never sent under another account. */
  readonly by: string;
  readonly posting: Posting;
  /** The position in the queue. Actions are sent in the order they were made. */
  readonly order: number;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly state: 'waiting' | 'refused' | 'sent';
  /** Sent at least once, so the server may have it. It can be withdrawn, but no longer edited. */
  readonly tried: boolean;
  /** Why it was refused or must wait longer, as a message. Null if there is no such reason. */
  readonly problem: string | null;
}
