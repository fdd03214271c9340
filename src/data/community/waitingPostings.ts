import { Dexie } from 'dexie';
import { CommunityDb } from './communityDb.ts';

/** How many things of this person wait here to be sent to the community. Opens nothing where they were never there. */
export async function waitingPostings(userId: string): Promise<number> {
  const db = new CommunityDb(userId);
  if (!(await Dexie.exists(db.name))) return 0;
  try {
    return await db.outbox.filter(({ state }) => state !== 'sent').count();
  } finally {
    db.close();
  }
}
