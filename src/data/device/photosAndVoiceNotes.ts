import { useLiveQuery } from 'dexie-react-hooks';
import { err, ok, type Result } from '../../core/kernel/result.ts';
import { storageFailure } from '../storageFailure.ts';
import { deviceDb, type MediaRow } from './deviceDb.ts';

/** Photos and voice notes of a deal, oldest first. Undefined during the first read. */
export function usePhotosAndVoiceNotes(userId: string | null, dealId: string): readonly MediaRow[] | undefined {
  return useLiveQuery(async () => {
    const rows = await deviceDb(userId).media.where('dealId').equals(dealId).toArray();
    return rows.toSorted((one, other) => one.at - other.at);
  }, [userId, dealId]);
}

/** Stores a photo or voice note on this device. The error is a message for the person. */
export async function storeMedia(userId: string | null, media: MediaRow): Promise<Result<null, string>> {
  try {
    await deviceDb(userId).media.put(media);
    return ok(null);
  } catch (cause) {
    return err(storageFailure(cause).message);
  }
}

export const deleteMedia = async (userId: string | null, id: string): Promise<void> => deviceDb(userId).media.delete(id);
