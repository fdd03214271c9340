import { useLiveQuery } from 'dexie-react-hooks';
import type { FeedPage, FeedPost } from '../../core/community/communityFeed.ts';
import type { CommunityDb } from './communityDb.ts';
import type { OutboxRow } from './outboxRow.ts';

/** The feed as cached on this device. */
export interface FeedCache {
  /** Newest first. */
  readonly posts: readonly FeedPost[];
  /** In the order they were queued. */
  readonly outbox: readonly OutboxRow[];
  /** When the server sent the copy, epoch milliseconds. Null if never. */
  readonly copiedAt: number | null;
  /** Whether the server has posts older than these. */
  readonly more: boolean;
  /** Whether the server allows the person to moderate. */
  readonly moderator: boolean;
  /** The name the person last used. */
  readonly name: string;
}

/** Client ids of queue entries that the server has accepted. Read before a page is requested, so that the page includes these posts. */
export const sentBefore = async (db: CommunityDb): Promise<readonly string[]> =>
  (await db.outbox.toArray()).filter(({ state }) => state === 'sent').map(({ clientId }) => clientId);

/**
 * Replaces the whole copy with the newest page, so that posts withdrawn or hidden since then disappear. `sent` lists the queue entries that
 * the page includes.
 */
export async function cacheNewestPosts(db: CommunityDb, page: FeedPage, sent: readonly string[]): Promise<void> {
  await db.transaction('rw', db.posts, db.notes, db.outbox, async () => {
    await db.outbox.bulkDelete([...sent]);
    await db.posts.clear();
    await db.posts.bulkPut([...page.posts]);
    await db.notes.bulkPut([
      { key: 'copiedAt', value: Date.parse(page.at) },
      { key: 'more', value: page.more },
      { key: 'moderator', value: page.moderator },
    ]);
  });
}

/** Adds a page of older posts. */
export async function cacheOlderPosts(db: CommunityDb, page: FeedPage): Promise<void> {
  await db.transaction('rw', db.posts, db.notes, async () => {
    await db.posts.bulkPut([...page.posts]);
    await db.notes.put({ key: 'more', value: page.more });
  });
}

export const cacheDisplayName = async (db: CommunityDb, name: string): Promise<void> =>
  void (await db.notes.put({ key: 'name', value: name }));

export async function readFeedCache(db: CommunityDb): Promise<FeedCache> {
  const [posts, outbox, notes] = await Promise.all([
    db.posts.orderBy('createdAt').reverse().toArray(),
    db.outbox.orderBy('order').toArray(),
    db.notes.toArray(),
  ]);
  const note = (key: string): unknown => notes.find((row) => row.key === key)?.value;
  const [copiedAt, name] = [note('copiedAt'), note('name')];
  return {
    posts,
    outbox,
    copiedAt: typeof copiedAt === 'number' ? copiedAt : null,
    more: note('more') === true,
    moderator: note('moderator') === true,
    name: typeof name === 'string' ? name : '',
  };
}

/** The cached feed, live. Undefined during the first read. */
export const useFeedCache = (db: CommunityDb | null): FeedCache | undefined =>
  useLiveQuery(async () => (db === null ? undefined : readFeedCache(db)), [db]);
