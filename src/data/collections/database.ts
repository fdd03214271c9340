import { createRxDatabase, type RxCollection, type RxDatabase } from 'rxdb/plugins/core';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { dealCollection, type DealDocument } from './dealDocument.ts';
import { profileCollection, type ProfileDocument } from './profileDocument.ts';

/** What belongs to the person and syncs; at most ten collections, each an IndexedDB database of its own. */
export interface Collections {
  readonly deals: RxCollection<DealDocument>;
  readonly profiles: RxCollection<ProfileDocument>;
}

export type Documents = RxDatabase<Collections>;

/**
 * Opens the documents of one person. Writes are durable when they resolve (`strict`: flushed, not only handed over).
 * RxDB runs without a validator: a document it refuses during replication is lost. What comes from outside must be
 * checked before it gets here; so far only our own code writes, through `applyDealCommand`.
 */
export async function openDocuments(name: string): Promise<Documents> {
  const database = await createRxDatabase<Collections>({
    name,
    storage: getRxStorageDexie({ chromeTransactionDurability: 'strict' }),
    multiInstance: true,
    eventReduce: true,
    closeDuplicates: true,
  });
  await database.addCollections({ deals: dealCollection, profiles: profileCollection });
  return database;
}
