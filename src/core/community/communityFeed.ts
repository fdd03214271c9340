import * as v from 'valibot';
import { sharedDealSchema, type SharedDeal } from './sharedDeal.ts';

/** The maximum length of a display name, a comment and a report's text, in characters. The database enforces it too. */
export const maxLengths = { name: 40, comment: 1000, report: 500 } as const;

/** The reasons for which a deal or comment can be reported. */
export const reportReasons = ['personal-data', 'abuse', 'spam', 'wrong', 'other'] as const;

export type ReportReason = (typeof reportReasons)[number];

/** Something one person wrote under a shared deal. */
export interface FeedComment {
  readonly id: string;
  /** The id assigned by the writer's device; null for everyone else. */
  readonly clientId: string | null;
  readonly name: string;
  readonly text: string;
  /** ISO. */
  readonly createdAt: string;
  readonly mine: boolean;
  /** Written by the author of the shared deal. */
  readonly byAuthor: boolean;
  /** Hidden by reports or a moderator; only its writer still sees it. */
  readonly held: boolean;
}

/** One shared deal in the feed. */
export interface FeedPost {
  readonly id: string;
  /** The id assigned by the author's device; null for everyone else. */
  readonly clientId: string | null;
  readonly name: string;
  /** ISO. */
  readonly createdAt: string;
  readonly mine: boolean;
  readonly held: boolean;
  readonly deal: SharedDeal;
  /** The newest comments, oldest first. */
  readonly comments: readonly FeedComment[];
  /** The number of comments that the viewer can see. */
  readonly commentCount: number;
}

/** A page of the feed, newest first. */
export interface FeedPage {
  /** When the server responded, by its own clock; ISO. */
  readonly at: string;
  /** Whether the viewer may moderate. */
  readonly moderator: boolean;
  readonly posts: readonly FeedPost[];
  /** Whether there are older posts. */
  readonly more: boolean;
}

const id = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/));
const moment = v.pipe(v.string(), v.isoTimestamp());
const name = v.pipe(v.string(), v.maxLength(maxLengths.name));

const comment = v.object({
  id,
  clientId: v.nullable(id),
  name,
  text: v.pipe(v.string(), v.maxLength(maxLengths.comment)),
  createdAt: moment,
  mine: v.boolean(),
  byAuthor: v.boolean(),
  held: v.boolean(),
});

const post: v.GenericSchema<unknown, FeedPost> = v.object({
  id,
  clientId: v.nullable(id),
  name,
  createdAt: moment,
  mine: v.boolean(),
  held: v.boolean(),
  deal: sharedDealSchema,
  comments: v.pipe(v.array(comment), v.maxLength(100)),
  commentCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

const page = v.object({ at: moment, moderator: v.boolean(), posts: v.pipe(v.array(v.unknown()), v.maxLength(100)), more: v.boolean() });

/**
 * A validated page of the feed from a server's answer; null if it has the wrong form. A post that cannot be read (from a newer build, say)
 * is left out; the others are returned.
 */
export function readFeedPage(value: unknown): FeedPage | null {
  const read = v.safeParse(page, value);
  if (!read.success) return null;
  const posts = read.output.posts.flatMap((given) => {
    const found = v.safeParse(post, given);
    return found.success ? [found.output] : [];
  });
  return { ...read.output, posts };
}
