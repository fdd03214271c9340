import * as v from 'valibot';
import { reportReasons, type ReportReason } from './communityFeed.ts';
import { sharedDealSchema, type SharedDeal } from './sharedDeal.ts';

/** `restore` makes the item visible again; `dismiss` closes its open reports and leaves it visible. */
export const moderationActions = ['hide', 'restore', 'dismiss'] as const;

export type ModerationAction = (typeof moderationActions)[number];

/** A reported shared deal or comment. */
export interface ReportedItem {
  readonly postId: string;
  /** Null if the deal itself was reported. */
  readonly commentId: string | null;
  readonly name: string;
  /** The comment; null for a deal. */
  readonly text: string | null;
  /** The shared deal, even if only a comment on it was reported; null if this build cannot read the deal. */
  readonly deal: SharedDeal | null;
  readonly held: boolean;
  /** Newest first. */
  readonly reports: readonly ItemReport[];
  readonly decisions: readonly ItemDecision[];
}

export interface ItemReport {
  readonly reason: ReportReason;
  readonly text: string;
  readonly createdAt: string;
  /**
   * Whether this report counts towards hiding the item. Reports from new, unconfirmed or unused accounts don't count, nor do those from
   * accounts whose earlier reports were dismissed.
   */
  readonly counts: boolean;
  /** How the moderators closed this report; null while it is open. */
  readonly outcome: 'upheld' | 'dismissed' | null;
}

export interface ItemDecision {
  readonly action: ModerationAction;
  readonly note: string;
  readonly at: string;
  readonly mine: boolean;
}

const item = v.object({
  postId: v.string(),
  commentId: v.nullable(v.string()),
  name: v.string(),
  text: v.nullable(v.string()),
  deal: v.fallback(v.nullable(sharedDealSchema), null),
  held: v.boolean(),
  reports: v.array(
    v.object({
      reason: v.picklist(reportReasons),
      text: v.string(),
      createdAt: v.string(),
      counts: v.boolean(),
      outcome: v.nullable(v.picklist(['upheld', 'dismissed'])),
    }),
  ),
  decisions: v.array(v.object({ action: v.picklist(moderationActions), note: v.string(), at: v.string(), mine: v.boolean() })),
});

/** The reported items in a server's answer; null if it has the wrong form. */
export function readModeration(value: unknown): readonly ReportedItem[] | null {
  const read = v.safeParse(v.object({ items: v.array(item) }), value);
  return read.success ? read.output.items : null;
}
