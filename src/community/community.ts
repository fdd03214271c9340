import type { Account } from '../account/account.ts';
import { readFeedPage, type FeedPage } from '../core/community/communityFeed.ts';
import { CommunityDb } from '../data/community/communityDb.ts';
import { keepName, keepNewest, keepOlder, sentBefore } from '../data/community/feedCopy.ts';
import { changePosting, discardPosting, keepPosting, type NewRow } from '../data/community/outbox.ts';
import type { OutboxRow, Posting } from '../data/community/outboxRow.ts';
import { sendOutbox } from './sendOutbox.ts';

/** One person's community on this device. What is done is kept first and sent when the server can be reached. */
export interface Community {
  readonly db: CommunityDb;
  /** Sends what waits, then takes the newest page for the copy. False where the server did not give one. */
  refresh(): Promise<boolean>;
  /** Adds the page after the oldest of the copy. */
  older(): Promise<boolean>;
  /** Keeps it durably, then tries to send it. Resolves once it is kept. */
  post(posting: Posting): Promise<void>;
  /** Changes what waits and has never left. False where it has. */
  edit(clientId: string, posting: Posting): Promise<boolean>;
  /** Takes back what waits; what may have reached the server is withdrawn there too. */
  discard(row: OutboxRow): Promise<void>;
  keepName(name: string): Promise<void>;
  close(): void;
}

export interface CommunityContext {
  readonly userId: string;
  readonly account: Pick<Account, 'invoke' | 'state'>;
  readonly connection: { current(): 'online' | 'offline'; subscribe(listener: () => void): () => void };
  /** Runs the work while this tab alone holds the lock of that name; null when another tab has it. */
  readonly exclusively: <Value>(name: string, work: () => Promise<Value>) => Promise<Value | null>;
  /** A fresh UUID. */
  readonly newUuid: () => string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const pageSize = 30;

/** The longest page the server gives. */
const longestPage = 50;

/** How often what waits is tried again while the app is open. */
const againMs = 60_000;

export function createCommunity(context: CommunityContext): Community {
  const { userId, connection, newUuid, now } = context;
  const db = new CommunityDb(userId);
  const feed = createFeed(db, context);
  const newRow = (): NewRow => ({ clientId: newUuid(), by: userId, at: now() });
  // What was sent shows as sent once the copy has it.
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
      await keepPosting(db, posting, newRow());
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
    keepName: (name) => keepName(db, name),
    close: () => {
      stop();
      clearInterval(timer);
      db.close();
    },
  };
}

interface Feed extends Pick<Community, 'refresh' | 'older'> {
  /** Sends what waits; how many the server took. */
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
      // As far down as the copy goes already, where one page reaches: a list that is being read does not end sooner by itself.
      const page = await read({ limit: Math.min(longestPage, Math.max(pageSize, await db.posts.count())) });
      if (page !== null) await keepNewest(db, page, sent);
      return page !== null;
    },
    older: async () => {
      const oldest = await db.posts.orderBy('createdAt').first();
      const page = oldest === undefined ? null : await read({ limit: pageSize, before: { at: oldest.createdAt, id: oldest.id } });
      if (page !== null) await keepOlder(db, page);
      return page !== null;
    },
  };
}
