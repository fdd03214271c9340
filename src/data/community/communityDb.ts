import { Dexie, type EntityTable } from 'dexie';
import type { FeedPost } from '../../core/community/communityFeed.ts';
import { documentsName } from '../view/viewName.ts';
import type { OutboxRow } from './outboxRow.ts';

/** A fact about the copy of the feed, or a setting of this device, by name. */
interface NoteRow {
  readonly key: string;
  readonly value: unknown;
}

/**
 * One person's community data on one device: a copy of the feed for reading offline, and posts waiting to be sent. Named after the person's
 * documents, so that wiping and exporting find it and no other session opens it.
 */
export class CommunityDb extends Dexie {
  /** The copy of the feed. It may be lost, because the server has the posts. */
  readonly posts!: EntityTable<FeedPost, 'id'>;
  /** Posts waiting to be sent. They must not be lost. */
  readonly outbox!: EntityTable<OutboxRow, 'clientId'>;
  readonly notes!: EntityTable<NoteRow, 'key'>;

  constructor(userId: string) {
    super(`${documentsName(userId)}-community`, { chromeTransactionDurability: 'strict' });
    this.version(1).stores({ posts: 'id, createdAt', outbox: 'clientId, order', notes: 'key' });
  }
}
