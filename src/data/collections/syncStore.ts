import { collectionNames, type CollectionName } from '../../core/protocol/syncRow.ts';
import { isPurgeable, withoutLivingState } from '../records/deletedDeals.ts';
import {
  writeOf,
  type GuardedWrite,
  type InventoryEntry,
  type Loaded,
  type RecordCounts,
  type RecordStore,
  type SyncMarks,
  type UnreadRow,
} from '../records/recordStore.ts';
import { keyOf, keyText, type RecordKey, type SyncedRecord } from '../records/syncedRecord.ts';
import { syncSettings, type SyncStatusRow } from '../view/sync/syncView.ts';
import type { ViewDb } from '../view/viewDb.ts';
import type { Documents } from './database.ts';
import { familiesOf } from './families.ts';
import { countConflicts, countDocuments, recordPages, pendingRecords } from './recordQueries.ts';
import { readRecords, writeRecords } from './recordWrites.ts';
import type { SyncLogRow } from '../view/sync/syncLogRow.ts';

interface SyncStoreParts {
  readonly documents: Documents;
  readonly view: ViewDb;
  /** Whether a marker outside IndexedDB shows that this device had this person's records before. */
  readonly hadRecords: boolean;
  /**
   * Called with the changes from a sync write that lists show, once they are on disk. Calls are made one at a time, in order. Never
   * rejects.
   */
  readonly onWritten: (written: readonly RecordKey[]) => Promise<void>;
}

/** The sync state that screens show. Its calls never reject, because the person may have signed out or closed the page. */
interface Shown {
  readonly report: (status: SyncStatusRow) => Promise<void>;
  /** Logs what was repaired or set aside. */
  readonly log: (entries: readonly SyncLogRow[]) => Promise<void>;
}

/**
 * One person's records as the sync sees them: RxDB's collections, plus the view database's checkpoints, unreadable rows and sync status.
 */
export function createSyncStore({ documents, view, hadRecords, onWritten }: SyncStoreParts): RecordStore & Shown {
  // The list is one write behind: while the rows of one page are scored and shown, the next page is fetched and stored.
  let shown = Promise.resolve();
  return {
    load: async () => loadFrom({ documents, view, hadRecords }),
    read: async (keys) => (await eachCollection(keys, (coll, some) => readRecords(documents, coll, idsOf(some)))).flat(),
    write: async (writes) => {
      const stale = await eachCollection(writes.map(withKey), async (coll, some) => {
        const late = await writeRecords(documents, coll, some);
        const left = new Set(late.map(({ id }) => id));
        const took = some.filter(({ id }) => !left.has(id));
        await shown;
        const moved = took.filter(isMoved).map(keyOf);
        if (moved.length > 0) shown = onWritten(moved);
        return late;
      });
      return stale.flat();
    },
    keepUnread: (rows, read) => keepUnread(view, rows, read),
    mark: async (marks) => void (await view.settings.put({ key: syncSettings.marks, value: marks })),
    collect: async (limit) => {
      // Incoming records are in the list before the round continues.
      await shown;
      const records = await waitingIn(documents, limit);
      return { records, counts: await countRecords(documents, view) };
    },
    families: async (deals) => {
      await shown;
      return familiesOf(documents, view, deals);
    },
    inventory: (goneBefore) => inventoryOf(documents, view, goneBefore),
    report: async (status) => void (await view.settings.put({ key: syncSettings.status, value: status }).catch(leftAlone)),
    log: (entries) => keepLog(view, entries).catch(leftAlone),
  };
}

/** Whether a write changes a record's content. The server's acknowledgement alone does not. */
const isMoved = ({ record, expected }: GuardedWrite): boolean => record === null || record.deleted || record.mid !== expected?.mid;

async function keepLog(view: ViewDb, entries: readonly SyncLogRow[]): Promise<void> {
  await view.syncLog.bulkAdd([...entries]);
  // The notice that storage was cleared stays until the person has read it, whatever the sync reports in the meantime.
  const emptied = entries.some(({ kind }) => kind === 'store-emptied');
  // The page may already have reported it, with the number of records lost.
  if (emptied) await view.settings.add({ key: syncSettings.emptied, value: 'unknown' }).catch(() => undefined);
}

const leftAlone = (cause: unknown): void => console.warn('The sync status could not be saved', cause);

/** Up to `limit` pending records, in the order of collections. */
async function waitingIn(documents: Documents, limit: number): Promise<readonly SyncedRecord[]> {
  const records: SyncedRecord[] = [];
  for (const coll of collectionNames) {
    if (records.length >= limit) break;
    records.push(...(await pendingRecords(documents, coll, limit - records.length)));
  }
  return records;
}

async function keepUnread(view: ViewDb, rows: readonly UnreadRow[], read: readonly RecordKey[]): Promise<void> {
  if (rows.length === 0 && (await view.unread.count()) === 0) return;
  await view.transaction('rw', view.unread, async () => {
    await view.unread.bulkDelete(read.map(({ coll, id }): [string, string] => [coll, id]));
    await view.unread.bulkPut([...rows]);
  });
}

async function loadFrom({ documents, view, hadRecords }: Pick<SyncStoreParts, 'documents' | 'view' | 'hadRecords'>): Promise<Loaded> {
  const marks = ((await view.settings.get(syncSettings.marks))?.value as SyncMarks | undefined) ?? null;
  // On a device that never pulled, an empty store does not mean that it was cleared, and pending records do not show that it was not.
  const isFirst = marks === null ? !hadRecords : marks.version === 0;
  return {
    marks,
    counts: await countRecords(documents, view),
    hasConfirmed: (await hasOthers(documents)) || (!isFirst && (await hasChanged(documents))),
    unreadFrom: (await view.unread.orderBy('version').first())?.version ?? null,
    hadRecords,
  };
}

const idsOf = (keys: readonly RecordKey[]): readonly string[] => keys.map(({ id }) => id);

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

/**
 * The number of pending, refused, conflicting and unreadable records. Collections are separate databases, so they are queried in parallel.
 */
async function countRecords(documents: Documents, view: ViewDb): Promise<RecordCounts> {
  const [waiting, parked, conflicts, unread] = await Promise.all([
    sumOf((coll) => countDocuments(documents, coll, 'waiting')),
    sumOf((coll) => countDocuments(documents, coll, 'parked')),
    sumOf((coll) => countConflicts(documents, coll)),
    view.unread.count(),
  ]);
  return { pending: waiting + parked, parked, unread, conflicts };
}

const sumOf = async (count: (coll: CollectionName) => Promise<number>): Promise<number> =>
  (await Promise.all(collectionNames.map(count))).reduce((total, one) => total + one, 0);

/** Whether any record is not pending, which means the server has acknowledged it. */
async function hasOthers(documents: Documents): Promise<boolean> {
  for (const coll of collectionNames) if ((await countDocuments(documents, coll, 'sent')) > 0) return true;
  return false;
}

/** Whether any pending record was acknowledged in an earlier state. */
async function hasChanged(documents: Documents): Promise<boolean> {
  for (const coll of collectionNames) {
    for await (const records of recordPages(documents, coll)) if (records.some(({ base }) => base !== null)) return true;
  }
  return false;
}

async function inventoryOf(documents: Documents, view: ViewDb, goneBefore: number): Promise<readonly InventoryEntry[]> {
  const unread = await view.unread.toArray();
  const unreadKeys = new Set(unread.map(({ coll, id }) => `${coll}/${id}`));
  const entries: InventoryEntry[] = unread.flatMap(({ coll, id, mid, version, deleted }) =>
    deleted ? [] : [{ coll: coll as CollectionName, id, mid, version, unread: true }],
  );
  const gone: SyncedRecord[] = [];
  for (const coll of collectionNames) {
    for await (const records of recordPages(documents, coll)) {
      gone.push(...records.filter((record) => record.deletedFrom !== undefined && isPurgeable(record, goneBefore)));
      for (const { id, base } of records) {
        if (base === null || base.deleted || unreadKeys.has(keyText({ coll, id }))) continue;
        entries.push({ coll, id, mid: base.mid, version: base.version, unread: false });
      }
    }
  }
  if (gone.length > 0)
    await writeRecords(
      documents,
      'deals',
      gone.map((record) => writeOf(record, withoutLivingState(record), record)),
    );
  return entries;
}
