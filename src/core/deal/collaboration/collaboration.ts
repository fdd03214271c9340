import type { Instant, IsoDate } from '../../kernel/calendar.ts';

/** Limits on what people write to each other about a deal, in characters and entries. */
export const collaborationLimits = { comment: 4_000, reason: 2_000, name: 100, mentions: 20 } as const;

/** The user id of a person who has not signed in. Their records move to the person who signs in on the device. */
export const signedOutUser = '';

/** Who works on a deal next. Merged as one value, so that it never combines two people's changes. */
export interface Assignment {
  /** The assignee's user id. */
  readonly to: string;
  /** The assignee's name at the time, so that it can be shown after they leave. */
  readonly name: string;
  /** Null if there is no due date. */
  readonly dueOn: IsoDate | null;
  /** The user id of the person who assigned it. */
  readonly by: string;
  readonly at: Instant;
}

export const decisionChoices = ['offer', 'pass'] as const;
export type DecisionChoice = (typeof decisionChoices)[number];

/** Whether to make an offer on the property, and why. Merged as one value, so that it never combines two people's decisions. */
export interface Decision {
  readonly choice: DecisionChoice;
  /** Empty if none was given. */
  readonly reason: string;
  /** The user id and name of the person who decided. */
  readonly by: string;
  readonly name: string;
  readonly at: Instant;
}

export const decisionLabels: Readonly<Record<DecisionChoice, string>> = { offer: 'Make an offer', pass: 'Pass' };

/** A comment on a deal. Each comment is one record. */
export interface Comment {
  readonly dealId: string;
  readonly text: string;
  /** The author's user id and name. */
  readonly by: string;
  readonly name: string;
  /** The user ids of the people mentioned. */
  readonly mentions: readonly string[];
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}

/** Whether a person wrote a comment. Comments from before the first sign-in belong to everyone on the device. */
export const isAuthor = ({ by }: Pick<Comment, 'by'>, user: string): boolean => by === user || by === signedOutUser;
