import type { FeedComment, FeedPost } from '../core/community/communityFeed.ts';
import type { FeedCache } from '../data/community/feedCache.ts';
import type { OutboxRow, Posting } from '../data/community/outboxRow.ts';

/** A comment as shown. `waiting` if it has not been sent yet. */
export interface CommentView extends FeedComment {
  readonly waiting: OutboxRow | null;
}

/** A shared deal as shown. `waiting` if it has not been sent yet. */
export interface PostView extends Omit<FeedPost, 'comments'> {
  readonly comments: readonly CommentView[];
  readonly waiting: OutboxRow | null;
}

/**
 * The copy of the feed with the person's own pending actions applied, newest first. Pending actions appear as done and are marked as
 * waiting.
 */
export function feedView({ posts, outbox }: Pick<FeedCache, 'posts' | 'outbox'>): readonly PostView[] {
  const gone = targetsOf(outbox);
  const hidden = lastHides(outbox);
  const reported = reportedIn(outbox);
  // Skip what the copy already contains: it was sent, but the response was lost.
  const known = new Set(posts.flatMap((post) => [post.clientId, ...post.comments.map(({ clientId }) => clientId)]));
  const waiting = outbox.filter(({ clientId }) => !known.has(clientId));
  const shared = waiting.filter(isOf('share')).map(postOf).toReversed();
  const copied = posts
    .filter(({ id, clientId }) => hidden.get(id) !== true && !reported.has(id) && !(clientId !== null && gone.has(clientId)))
    .map((post) => withOutbox(post, { waiting, gone, reported }));
  return [...shared, ...copied];
}

interface Changes {
  readonly waiting: readonly OutboxRow[];
  readonly reported: ReadonlySet<string>;
  readonly gone: ReadonlySet<string>;
}

function withOutbox(post: FeedPost, { waiting, reported, gone }: Changes): PostView {
  const written = waiting.filter(isOf('comment')).filter(({ posting }) => posting.postId === post.id);
  const kept = post.comments.filter(({ id, clientId }) => !reported.has(id) && (clientId === null || !gone.has(clientId)));
  const comments = [
    ...kept.map((comment): CommentView => ({ ...comment, waiting: null })),
    ...written.map((row) => commentOf(row, post.mine)),
  ];
  const commentCount = post.commentCount - (post.comments.length - kept.length) + written.length;
  return { ...post, comments, commentCount, waiting: null };
}

type RowOf<Kind extends Posting['kind']> = OutboxRow & { readonly posting: Extract<Posting, { readonly kind: Kind }> };

const isOf =
  <Kind extends Posting['kind']>(kind: Kind) =>
  (row: OutboxRow): row is RowOf<Kind> =>
    row.posting.kind === kind;

const targetsOf = (outbox: readonly OutboxRow[]): ReadonlySet<string> =>
  new Set(outbox.flatMap(({ posting }) => (posting.kind === 'withdraw' ? [posting.target] : [])));

/** Posts and comments the person reported. They are hidden at once, before the report reaches the server. */
const reportedIn = (outbox: readonly OutboxRow[]): ReadonlySet<string> =>
  new Set(outbox.flatMap(({ posting }) => (posting.kind === 'report' ? [posting.commentId ?? posting.postId] : [])));

/** By post: true if the person last hid it, false if they last showed it again. */
const lastHides = (outbox: readonly OutboxRow[]): ReadonlyMap<string, boolean> =>
  new Map(outbox.flatMap(({ posting }) => (posting.kind === 'hide' ? [[posting.postId, posting.hidden] as const] : [])));

const stillHere = (row: OutboxRow): OutboxRow | null => (row.state === 'sent' ? null : row);

const isoOf = (ms: number): string => new Date(ms).toISOString();

const postOf = (row: RowOf<'share'>): PostView => ({
  id: row.clientId,
  clientId: row.clientId,
  name: row.posting.name,
  createdAt: isoOf(row.createdAt),
  mine: true,
  held: false,
  deal: row.posting.deal,
  comments: [],
  commentCount: 0,
  waiting: stillHere(row),
});

const commentOf = (row: RowOf<'comment'>, byAuthor: boolean): CommentView => ({
  id: row.clientId,
  clientId: row.clientId,
  name: row.posting.name,
  text: row.posting.text,
  createdAt: isoOf(row.createdAt),
  mine: true,
  byAuthor,
  held: false,
  waiting: stillHere(row),
});
