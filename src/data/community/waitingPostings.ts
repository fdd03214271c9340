import { Dexie } from 'dexie';
import { CommunityDb } from './communityDb.ts';

/** How many of this person's posts are waiting to be sent to the community. Opens no database if the person never used it. */
export async function waitingPostings(userId: string): Promise<number> {
  const db = new CommunityDb(userId);
  if (!(await Dexie.exists(db.name))) return 0;
  try {
    return await db.outbox.filter(({ state }) => state !== 'sent').count();
  } finally {
    db.close();
  }
}
