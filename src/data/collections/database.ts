import { createRxDatabase, type RxCollection, type RxDatabase, type RxStorage } from 'rxdb/plugins/core';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { collectionNames, type CollectionName } from '../../core/protocol/syncRow.ts';
import { migrateOlderDatabases } from './older/migrateOlderDatabase.ts';
import { withoutUnusedIndexes } from './storage/ownIndexes.ts';
import { recordCollection } from './recordCollection.ts';
import type { RecordDocument } from './recordDocument.ts';

/** What belongs to the person and syncs; at most ten collections, each an IndexedDB database of its own. */
export type Collections = { readonly [Name in CollectionName]: RxCollection<RecordDocument> };

export type Documents = RxDatabase<Collections>;

/**
 * Tabs hear of changes from the view's Dexie, and records are asked for past RxDB's cache: nobody listens to RxDB's own word of every write,
 * which would be copied whole to every other tab.
 */
function quietStorage(): Pick<ReturnType<typeof getRxStorageDexie>, keyof RxStorage<unknown, unknown>> {
  const storage = getRxStorageDexie({ chromeTransactionDurability: 'strict', onCreate: withoutUnusedIndexes });
  const { name, rxdbVersion } = storage;
  return { name, rxdbVersion, createStorageInstance: (asked) => storage.createStorageInstance({ ...asked, multiInstance: false }) };
}

/**
 * Opens the documents of one person. Writes are durable when they resolve (`strict`: flushed, not only handed over).
 * RxDB runs without a validator: what comes from outside is checked before it gets here (`sync/merge/checkRow.ts`), and what cannot be
 * read is set aside. `names` opens a part of them: RxDB's open core stops at 13 collections in one realm.
 */
export async function openDocuments(name: string, names: readonly CollectionName[] = collectionNames): Promise<Documents> {
  const database = await createRxDatabase<Collections>({
    name,
    storage: quietStorage(),
    multiInstance: true,
    eventReduce: true,
    closeDuplicates: true,
  });
  try {
    await database.addCollections(Object.fromEntries(names.map((coll) => [coll, recordCollection()])));
    await migrateOlderDatabases(database, names);
    return database;
  } catch (cause) {
    // Not waited for: where the storage does not answer, closing does not either.
    database.close().catch(() => undefined);
    throw cause;
  }
}
