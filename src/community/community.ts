import type { Account } from '../account/account.ts';
import { readFeedPage, type FeedPage } from '../core/community/communityFeed.ts';
import { CommunityDb } from '../data/community/communityDb.ts';
import { keepName, keepNewest, keepOlder, sentBefore } from '../data/community/feedCopy.ts';
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

export function createCommunity({ userId, account, connection, exclusively, newUuid, now }: CommunityContext): Community {
  const db = new CommunityDb(userId);
  const read = async (more: Readonly<Record<string, unknown>>): Promise<FeedPage | null> => {
    const answer = await account.invoke('community', { ask: 'feed', limit: pageSize, ...more });
    return answer.ok ? readFeedPage(answer.value) : null;
  };
  const send = async (): Promise<number> => {
    if (connection.current() === 'offline') return 0;
    return (await exclusively(`community-${userId}`, () => sendOutbox({ db, userId, account }))) ?? 0;
  };
  const refresh = async (): Promise<boolean> => {
    await send();
    if (connection.current() === 'offline') return false;
    const sent = await sentBefore(db);
    // As far down as the copy goes already, where one page reaches: a list that is being read does not end sooner by itself.
    const page = await read({ limit: Math.min(longestPage, Math.max(pageSize, await db.posts.count())) });
    if (page !== null) await keepNewest(db, page, sent);
    return page !== null;
  };
  const keep = async (posting: Posting): Promise<void> => {
    const at = now();
    await db.transaction('rw', db.outbox, async () => {
      const last = await db.outbox.orderBy('order').last();
      const order = (last?.order ?? 0) + 1;
      await db.outbox.add({
        clientId: newUuid(),
        by: userId,
        posting,
        order,
        createdAt: at,
        state: 'waiting',
        tried: false,
        problem: null,
      });
    });
  };
  // What was sent shows as sent once the copy has it.
  const soon = (): void =>
    void send()
      .then((taken) => (taken > 0 ? refresh() : false))
      .catch(() => undefined);
  const stop = connection.subscribe(soon);
  const timer = setInterval(soon, againMs);
  soon();
  return {
    db,
    refresh,
    older: async () => {
      const oldest = await db.posts.orderBy('createdAt').first();
      const page = oldest === undefined ? null : await read({ before: { at: oldest.createdAt, id: oldest.id } });
      if (page !== null) await keepOlder(db, page);
      return page !== null;
    },
    post: async (posting) => {
      await keep(posting);
      soon();
    },
    edit: async (clientId, posting) => {
      const changed = await db.outbox
        .where({ clientId })
        .and((row) => !row.tried || row.state === 'refused')
        .modify({ posting, state: 'waiting', tried: false, problem: null });
      soon();
      return changed > 0;
    },
    discard: async (row) => {
      await db.transaction('rw', db.outbox, async () => {
        const stands = await db.outbox.get(row.clientId);
        await db.outbox.delete(row.clientId);
        const undo = stands?.tried === true && stands.state !== 'refused' ? undoing(stands) : null;
        if (undo !== null) await keep(undo);
      });
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

/** What undoes a posting that may have arrived; null where nothing does. */
function undoing({ clientId, posting }: OutboxRow): Posting | null {
  if (posting.kind === 'report' || posting.kind === 'withdraw') return null;
  if (posting.kind === 'hide') return { ...posting, hidden: !posting.hidden };
  return { kind: 'withdraw', what: posting.kind === 'share' ? 'post' : 'comment', target: clientId };
}
