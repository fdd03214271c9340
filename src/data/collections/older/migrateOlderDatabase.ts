import { Dexie, type Table } from 'dexie';
import type { CollectionName } from '../../../core/protocol/syncRow.ts';
import type { Documents } from '../database.ts';
import { addDocuments } from '../recordWrites.ts';
import { migrateOlder } from './migrateOlder.ts';

/** Collections that there were before there was sync. */
const olderCollections = ['deals', 'profiles'] as const satisfies readonly CollectionName[];

const together = 200;

interface OlderDocument {
  readonly id: string;
  /** As RxDB's Dexie storage keeps it. */
  readonly _deleted?: unknown;
}

/**
 * Brings documents of version 0 to today's collections. Our own, since RxDB's migration (17.6) forgets a batch that could not be stored, and
 * then removes the older data with it. Here the older documents go only when every one of them is on disk in its new place; whatever ends
 * it before that, a full disk, a kill, leaves them as they are, and doing it again goes on where it was. Rejects where the storage fails.
 */
export async function migrateOlderDatabases(documents: Documents, names: readonly CollectionName[]): Promise<void> {
  const there = new Set(await Dexie.getDatabaseNames());
  for (const coll of olderCollections.filter((name) => names.includes(name))) {
    const name = `rxdb-dexie-${documents.name}--0--${coll}`;
    if (!there.has(name)) continue;
    const older = new Dexie(name);
    try {
      await older.open();
      if (hasDocs(older)) await migrate(documents, coll, older);
    } finally {
      older.close();
    }
    // Empty by now. A tab of an older build may hold it open for a while; the next start finds nothing in it.
    Dexie.delete(name).catch(() => undefined);
  }
}

/**
 * Asks the database itself: Dexie (4.4) opens one whose stores it failed to look at as one without stores, and what was taken for empty would
 * be deleted with everything in it. Throws where Dexie does not know of the documents that are there.
 */
function hasDocs(older: Dexie): boolean {
  const isThere = older.backendDB().objectStoreNames.contains('docs');
  if (isThere && !older.tables.some((table) => table.name === 'docs'))
    throw Object.assign(new Error('The older documents could not be looked at'), { name: 'UnknownError' });
  return isThere;
}

async function migrate(documents: Documents, coll: CollectionName, older: Dexie): Promise<void> {
  const docs: Table<OlderDocument, string> = older.table('docs');
  const moved = new Set<string>();
  for (;;) {
    const keys = (await docs.toCollection().primaryKeys()).filter((key) => !moved.has(key));
    for (let from = 0; from < keys.length; from += together) {
      const some = await docs.bulkGet(keys.slice(from, from + together));
      const alive = some.flatMap((doc) => (doc === undefined || isDeleted(doc) ? [] : [migrateOlder(coll, doc)]));
      await addDocuments(documents, coll, alive);
      for (const doc of some) if (doc !== undefined) moved.add(doc.id);
    }
    // What an older build in another tab wrote meanwhile comes along as well.
    const isAll = await older.transaction('rw', docs, async () => {
      const left = (await docs.toCollection().primaryKeys()).filter((key) => !moved.has(key));
      if (left.length === 0) await docs.clear();
      return left.length === 0;
    });
    if (isAll) return;
  }
}

const isDeleted = ({ _deleted }: OlderDocument): boolean => _deleted === true || _deleted === '1';
