import { collectionNames, type CollectionName } from '../../core/protocol/syncRow.ts';
import type { GuardedWrite, InventoryEntry, Loaded, RecordCounts, RecordStore, SyncMarks } from '../records/recordStore.ts';
import { keyText, type RecordKey, type SyncedRecord } from '../records/syncedRecord.ts';
import { syncSettings } from '../view/syncView.ts';
import type { ViewDb } from '../view/viewDb.ts';
import type { Documents } from './database.ts';
import { unseenIn } from './recordDocument.ts';
import { allRecords, countRecordsIn, findRecords } from './recordQueries.ts';
import { readRecords, writeRecords } from './recordWrites.ts';

interface SyncStoreParts {
  readonly documents: Documents;
  readonly view: ViewDb;
  /** A mark outside IndexedDB says that this device had this person's records before. */
  readonly hadRecords: boolean;
  /** Told what a write of the sync changed, once it is on disk. */
  readonly onWritten: (coll: CollectionName, ids: readonly string[]) => Promise<void>;
}

/** The records of one person as the sync sees them: RxDB's collections, and its marks and unread rows beside the view. */
export function createSyncStore({ documents, view, hadRecords, onWritten }: SyncStoreParts): RecordStore {
  return {
    load: async (): Promise<Loaded> => ({
      marks: ((await view.settings.get(syncSettings.marks))?.value as SyncMarks | undefined) ?? null,
      counts: await countRecords(documents, view),
      hasConfirmed: await hasConfirmed(documents),
      unreadFrom: (await view.unread.orderBy('version').first())?.version ?? null,
      hadRecords,
    }),
    read: async (keys) =>
      (
        await eachCollection(keys, (coll, some) =>
          readRecords(
            documents,
            coll,
            some.map(({ id }) => id),
          ),
        )
      ).flat(),
    write: async (writes) => {
      const stale = await eachCollection(writes.map(withKey), async (coll, some) => {
        const late = await writeRecords(documents, coll, some);
        const left = new Set(late.map(({ id }) => id));
        await onWritten(
          coll,
          some.map(({ id }) => id).filter((id) => !left.has(id)),
        );
        return late;
      });
      return stale.flat();
    },
    keepUnread: (rows, read) =>
      view.transaction('rw', view.unread, async () => {
        if ((await view.unread.count()) > 0) await view.unread.bulkDelete(read.map(({ coll, id }): [string, string] => [coll, id]));
        await view.unread.bulkPut([...rows]);
      }),
    mark: async (marks) => {
      await view.settings.put({ key: syncSettings.marks, value: marks });
    },
    collect: async (limit) => ({ records: await waitingRecords(documents, limit), counts: await countRecords(documents, view) }),
    inventory: () => inventoryOf(documents, view),
  };
}

const withKey = (write: GuardedWrite): GuardedWrite & RecordKey => ({ ...write, ...write.key });

async function eachCollection<Item extends RecordKey, Answer>(
  items: readonly Item[],
  act: (coll: CollectionName, items: readonly Item[]) => Promise<Answer>,
): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  for (const coll of collectionNames) {
    const some = items.filter((item) => item.coll === coll);
    if (some.length > 0) answers.push(await act(coll, some));
  }
  return answers;
}

async function waitingRecords(documents: Documents, limit: number): Promise<readonly SyncedRecord[]> {
  const found: SyncedRecord[] = [];
  for (const coll of collectionNames) {
    if (found.length >= limit) break;
    const left = limit - found.length;
    found.push(...(await findRecords(documents, coll, { selector: { sending: 'waiting' }, by: 'sending', limit: left })));
  }
  return found;
}

/** How much waits, was refused, met another change, or could not be read. */
export async function countRecords(documents: Documents, view: ViewDb): Promise<RecordCounts> {
  let waiting = 0;
  let parked = 0;
  let conflicts = 0;
  for (const coll of collectionNames) {
    waiting += await countRecordsIn(documents, coll, 'waiting');
    parked += await countRecordsIn(documents, coll, 'parked');
    const met = await findRecords(documents, coll, { selector: { conflicts: { $gt: 0 } }, by: 'conflicts' });
    conflicts += met.reduce((sum, { history }) => sum + unseenIn(history), 0);
  }
  return { pending: waiting + parked, parked, unread: await view.unread.count(), conflicts };
}

/** Whether the server has confirmed any record; those that wait are read only where no other tells. */
async function hasConfirmed(documents: Documents): Promise<boolean> {
  for (const coll of collectionNames) if ((await countRecordsIn(documents, coll, 'sent')) > 0) return true;
  for (const coll of collectionNames) {
    const changed = await findRecords(documents, coll, { selector: { sending: { $in: ['waiting', 'parked'] } }, by: 'sending' });
    if (changed.some(({ base }) => base !== null)) return true;
  }
  return false;
}

async function inventoryOf(documents: Documents, view: ViewDb): Promise<readonly InventoryEntry[]> {
  const unread = await view.unread.toArray();
  const unreadKeys = new Set(unread.map(({ coll, id }) => `${coll}/${id}`));
  const entries: InventoryEntry[] = unread.flatMap(({ coll, id, mid, version, deleted }) =>
    deleted ? [] : [{ coll: coll as CollectionName, id, mid, version, unread: true }],
  );
  for (const coll of collectionNames) {
    const records = await allRecords(documents, coll);
    for (const { id, base } of records) {
      if (base === null || base.deleted || unreadKeys.has(keyText({ coll, id }))) continue;
      entries.push({ coll, id, mid: base.mid, version: base.version, unread: false });
    }
  }
  return entries;
}
