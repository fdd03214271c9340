import type { ReportReason } from '../../core/community/communityFeed.ts';
import type { SharedDeal } from '../../core/community/sharedDeal.ts';

/** What a person does in the community, as it waits on their device. */
export type Posting =
  | { readonly kind: 'share'; readonly name: string; readonly deal: SharedDeal }
  | { readonly kind: 'comment'; readonly postId: string; readonly name: string; readonly text: string }
  | {
      readonly kind: 'report';
      readonly postId: string;
      /** Null where the shared deal itself is meant. */
      readonly commentId: string | null;
      readonly reason: ReportReason;
      readonly text: string;
    }
  | { readonly kind: 'hide'; readonly postId: string; readonly hidden: boolean }
  | {
      readonly kind: 'withdraw';
      readonly what: 'post' | 'comment';
      /** The client id of what is taken back. */
      readonly target: string;
    };

/** One thing that waits to be sent, was refused and waits for its person, or was sent and waits for the copy that has it. */
export interface OutboxRow {
  /** The same however often it is sent, so that the server takes it once. */
  readonly clientId: string;
  /** Whose it is: it never goes out as somebody else. */
  readonly by: string;
  readonly posting: Posting;
  /** What was done first is sent first. */
  readonly order: number;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly state: 'waiting' | 'refused' | 'sent';
  /** It has left at least once, so the server may have it: it can be taken back, and no longer be changed. */
  readonly tried: boolean;
  /** Why it was refused or must wait longer, for the person; null where there is nothing to say. */
  readonly problem: string | null;
}
