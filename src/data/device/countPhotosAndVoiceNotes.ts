import { Dexie } from 'dexie';
import { DeviceDb } from './deviceDb.ts';

/** How many photos and voice notes this person has on this device (null: no one signed in). Opens no database if there never were any. */
export async function countMedia(userId: string | null): Promise<number> {
  const db = new DeviceDb(userId);
  if (!(await Dexie.exists(db.name))) return 0;
  try {
    return await db.media.count();
  } finally {
    db.close();
  }
}
