import { createRxDatabase, type RxCollection, type RxDatabase } from 'rxdb/plugins/core';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { collectionNames, type CollectionName } from '../../core/protocol/syncRow.ts';
import { recordCollection } from './recordCollection.ts';
import type { RecordDocument } from './recordDocument.ts';

/** The person's synced data: at most ten collections, each in its own IndexedDB database. */
export type Collections = { readonly [Name in CollectionName]: RxCollection<RecordDocument> };

export type Documents = RxDatabase<Collections>;

/**
 * Opens the documents of one person. Writes are durable when they resolve (`strict`: flushed to disk, not only handed to the system). RxDB
 * runs without a validator: external data is checked before it gets here (`sync/merge/validateRow.ts`), and unreadable data is set aside.
 * `names` opens a subset: RxDB's open-source core allows at most 13 open collections in one realm.
 */
export async function openDocuments(name: string, names: readonly CollectionName[] = collectionNames): Promise<Documents> {
  const database = await createRxDatabase<Collections>({
    name,
    storage: getRxStorageDexie({ chromeTransactionDurability: 'strict' }),
    multiInstance: true,
    eventReduce: true,
    closeDuplicates: true,
  });
  try {
    await database.addCollections(Object.fromEntries(names.map((coll) => [coll, recordCollection])));
    return database;
  } catch (cause) {
    // Not awaited: if storage does not respond, closing never ends either.
    database.close().catch(() => undefined);
    throw cause;
  }
}
