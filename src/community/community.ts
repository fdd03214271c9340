import type { Account } from '../account/account.ts';
import { readFeedPage, type FeedPage } from '../core/community/communityFeed.ts';
import { CommunityDb } from '../data/community/communityDb.ts';
import { cacheDisplayName, cacheNewestPosts, cacheOlderPosts, sentBefore } from '../data/community/feedCache.ts';
import { changePosting, discardPosting, queuePosting, type NewRow } from '../data/community/outbox.ts';
import type { OutboxRow, Posting } from '../data/community/outboxRow.ts';
import { sendOutbox } from './sendOutbox.ts';

/** One person's community on this device. Each action is stored first and sent when the server can be reached. */
export interface Community {
  readonly db: CommunityDb;
  /** Sends the outbox, then replaces the copy with the newest page. False if the server did not return one. */
  refresh(): Promise<boolean>;
  /** Adds the page that follows the oldest post in the copy. */
  older(): Promise<boolean>;
  /** Stores the post durably, then tries to send it. Resolves once it is stored. */
  post(posting: Posting): Promise<void>;
  /** Changes a queued post that was never sent. False if it was. */
  edit(clientId: string, posting: Posting): Promise<boolean>;
  /** Removes a queued post. If it may have reached the server, it is withdrawn there too. */
  discard(row: OutboxRow): Promise<void>;
  keepName(name: string): Promise<void>;
  close(): void;
}

export interface CommunityContext {
  readonly userId: string;
  readonly account: Pick<Account, 'invoke' | 'state'>;
  readonly connection: { current(): 'online' | 'offline'; subscribe(listener: () => void): () => void };
  /** Runs the work while this tab alone holds the named lock. Null if another tab holds it. */
  readonly exclusively: <Value>(name: string, work: () => Promise<Value>) => Promise<Value | null>;
  /** A fresh UUID. */
  readonly newUuid: () => string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const pageSize = 30;

/** The largest page the server returns. */
const longestPage = 50;

/** How often the outbox is retried while the app is open. */
const againMs = 60_000;

export function createCommunity(context: CommunityContext): Community {
  const { userId, connection, newUuid, now } = context;
  const db = new CommunityDb(userId);
  const feed = createFeed(db, context);
  const newRow = (): NewRow => ({ clientId: newUuid(), by: userId, at: now() });
  // A sent post shows as sent once the copy contains it.
  const soon = (): void =>
    void feed
      .send()
      .then((taken) => (taken > 0 ? feed.refresh() : false))
      .catch(() => undefined);
  const stop = connection.subscribe(soon);
  const timer = setInterval(soon, againMs);
  soon();
  return {
    db,
    refresh: feed.refresh,
    older: feed.older,
    post: async (posting) => {
      await queuePosting(db, posting, newRow());
      soon();
    },
    edit: async (clientId, posting) => {
      const changed = await changePosting(db, clientId, posting);
      soon();
      return changed;
    },
    discard: async ({ clientId }) => {
      await discardPosting(db, clientId, newRow());
      soon();
    },
    keepName: (name) => cacheDisplayName(db, name),
    close: () => {
      stop();
      clearInterval(timer);
      db.close();
    },
  };
}

interface Feed extends Pick<Community, 'refresh' | 'older'> {
  /** Sends the outbox. Returns how many the server accepted. */
  send(): Promise<number>;
}

function createFeed(db: CommunityDb, { userId, account, connection, exclusively }: CommunityContext): Feed {
  const read = async (more: Readonly<Record<string, unknown>>): Promise<FeedPage | null> => {
    const answer = await account.invoke('community', { ask: 'feed', by: userId, ...more });
    return answer.ok ? readFeedPage(answer.value) : null;
  };
  const send = async (): Promise<number> => {
    if (connection.current() === 'offline') return 0;
    return (await exclusively(`community-${userId}`, () => sendOutbox({ db, userId, account }))) ?? 0;
  };
  return {
    send,
    refresh: async () => {
      await send();
      if (connection.current() === 'offline') return false;
      const sent = await sentBefore(db);
      // Reload as much as the copy already shows, if it fits one page, so that the list does not shrink while it is being read.
      const page = await read({ limit: Math.min(longestPage, Math.max(pageSize, await db.posts.count())) });
      if (page !== null) await cacheNewestPosts(db, page, sent);
      return page !== null;
    },
    older: async () => {
      const oldest = await db.posts.orderBy('createdAt').first();
      const page = oldest === undefined ? null : await read({ limit: pageSize, before: { at: oldest.createdAt, id: oldest.id } });
      if (page !== null) await cacheOlderPosts(db, page);
      return page !== null;
    },
  };
}
