import { Dexie } from 'dexie';
import { DeviceDb } from './deviceDb.ts';

/** The number of photos and voice notes of a person (null if not signed in) on this device. Opens no database if there never were any. */
export async function countMedia(userId: string | null): Promise<number> {
  const db = new DeviceDb(userId);
  if (!(await Dexie.exists(db.name))) return 0;
  try {
    return await db.media.count();
  } finally {
    db.close();
  }
}
