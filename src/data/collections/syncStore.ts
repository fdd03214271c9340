import { collectionNames, type CollectionName } from '../../core/protocol/syncRow.ts';
import { isForGood, withoutLived } from '../records/deletedDeals.ts';
import type { GuardedWrite, InventoryEntry, Loaded, RecordCounts, RecordStore, SyncMarks, UnreadRow } from '../records/recordStore.ts';
import { keyText, type RecordKey, type SyncedRecord } from '../records/syncedRecord.ts';
import type { ViewDb } from '../view/viewDb.ts';
import type { Documents } from './database.ts';
import { familiesOf } from './families.ts';
import { unseenIn } from './recordDocument.ts';
import { countRecordsIn, findRecords, recordsInTurn } from './recordQueries.ts';
import { readRecords, writeRecords } from './recordWrites.ts';
import { countAll } from './storage/confirmations.ts';
import { foldingOf } from './storage/foldLater.ts';
import { createWaitingQueue } from './storage/waitingQueue.ts';
import { createSyncMarks } from './syncMarks.ts';

interface SyncStoreParts {
  readonly documents: Documents;
  readonly view: ViewDb;
  /** A mark outside IndexedDB says that this device had this person's records before. */
  readonly hadRecords: boolean;
  /** Told what a write of the sync changed, once it is on disk; one call at a time, in order. Never rejects. */
  readonly onWritten: (coll: CollectionName, written: readonly GuardedWrite[]) => Promise<void>;
  /** Milliseconds that never jump. */
  readonly elapsed: () => number;
}

export interface SyncStore extends RecordStore {
  /** The records that wait behind the ones collected last, so many; null where they are not read yet. */
  behind(sent: number): Promise<readonly SyncedRecord[] | null>;
}

/** The records of one person as the sync sees them: RxDB's collections, and its marks and unread rows beside the view. */
export function createSyncStore({ documents, view, hadRecords, onWritten, elapsed }: SyncStoreParts): SyncStore {
  // The list follows one write behind: while a page's rows are scored and shown, the next is already fetched and stored.
  let shown = Promise.resolve();
  const marks = createSyncMarks(view);
  const queue = createWaitingQueue(documents, elapsed);
  const folding = foldingOf(documents);
  const unread = createUnreadRows(view);
  let wasMore = false;
  return {
    load: async (): Promise<Loaded> => {
      queue.forget();
      unread.forget();
      return loadFrom({ documents, view, hadRecords }, await marks.read());
    },
    read: async (keys) => {
      queue.forget();
      return readKeys(documents, keys);
    },
    write: async (writes) => {
      const stale = await eachCollection(writes.map(withKey), async (coll, some) => {
        const late = await writeRecords(documents, coll, some);
        queue.written(some, late);
        const left = new Set(late.map(({ id }) => id));
        const took = some.filter(({ id }) => !left.has(id));
        await shown;
        shown = onWritten(coll, took);
        return late;
      });
      return stale.flat();
    },
    keepUnread: (rows, read) => unread.keep(rows, read),
    mark: (moved) => marks.move(moved),
    collect: async (limit) => {
      // What came in is in the list, and the mark behind it on disk, before the round goes on from it.
      await Promise.all([shown, marks.settled()]);
      const records = await queue.next(limit);
      const isMore = records.length === limit;
      const counts = isMore && wasMore ? null : await countRecords(documents, view);
      wasMore = isMore;
      if (isMore) folding.notNow();
      else folding.now();
      return { records, counts };
    },
    families: async (deals) => {
      await shown;
      return familiesOf(documents, view, deals);
    },
    inventory: (goneBefore) => inventoryOf(documents, view, goneBefore),
    behind: (sent) => queue.behind(sent),
  };
}

/** Rows set aside. How many there are is remembered: to ask at every page would wait behind the rows of the page before. */
function createUnreadRows(view: ViewDb) {
  let known: number | null = null;
  return {
    /** Another tab may have led meanwhile. */
    forget: (): void => {
      known = null;
    },
    keep: async (rows: readonly UnreadRow[], read: readonly RecordKey[]): Promise<void> => {
      const kept = known ?? (await view.unread.count());
      known = kept === 0 && rows.length === 0 ? 0 : null;
      if (known === 0) return;
      await view.transaction('rw', view.unread, async () => {
        if (kept > 0) await view.unread.bulkDelete(read.map(({ coll, id }): [string, string] => [coll, id]));
        await view.unread.bulkPut([...rows]);
      });
    },
  };
}

async function loadFrom(
  { documents, view, hadRecords }: Pick<SyncStoreParts, 'documents' | 'view' | 'hadRecords'>,
  marks: SyncMarks | null,
): Promise<Loaded> {
  // Where no mark tells of rows taken in, an empty store is no emptied one, and nothing follows from records that only wait.
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

async function readKeys(documents: Documents, keys: readonly RecordKey[]): Promise<readonly SyncedRecord[]> {
  return (await eachCollection(keys, (coll, some) => readRecords(documents, coll, idsOf(some)))).flat();
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

/** How much waits, was refused, met another change, or could not be read. Each collection is a database of its own: they are asked at once. */
export async function countRecords(documents: Documents, view: ViewDb): Promise<RecordCounts> {
  const counts = await Promise.all(
    collectionNames.map(async (coll) => {
      const [waiting, parked, met] = await Promise.all([
        countRecordsIn(documents, coll, 'waiting'),
        countRecordsIn(documents, coll, 'parked'),
        findRecords(documents, coll, { selector: { conflicts: { $gt: 0 } }, by: 'conflicts' }),
      ]);
      return { waiting, parked, conflicts: met.reduce((sum, record) => sum + unseenIn(record), 0) };
    }),
  );
  const sum = (name: 'waiting' | 'parked' | 'conflicts'): number => counts.reduce((total, of) => total + of[name], 0);
  const parked = sum('parked');
  return { pending: sum('waiting') + parked, parked, unread: await view.unread.count(), conflicts: sum('conflicts') };
}

/** Whether there is a record that does not wait to be sent: the server has confirmed it. */
async function hasOthers(documents: Documents): Promise<boolean> {
  for (const coll of collectionNames) {
    const [all, waiting, parked] = await Promise.all([
      countAll(documents, coll),
      countRecordsIn(documents, coll, 'waiting'),
      countRecordsIn(documents, coll, 'parked'),
    ]);
    if (all > waiting + parked) return true;
  }
  return false;
}

/** Whether any that waits was confirmed in a state before; all of them are read for it. */
async function hasChanged(documents: Documents): Promise<boolean> {
  for (const coll of collectionNames) {
    const changed = await findRecords(documents, coll, { selector: { sending: { $in: ['waiting', 'parked'] } }, by: 'sending' });
    if (changed.some(({ base }) => base !== null)) return true;
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
    for await (const records of recordsInTurn(documents, coll)) {
      gone.push(...records.filter((record) => record.deletedFrom !== undefined && isForGood(record, goneBefore)));
      for (const { id, base } of records) {
        if (base === null || base.deleted || unreadKeys.has(keyText({ coll, id }))) continue;
        entries.push({ coll, id, mid: base.mid, version: base.version, unread: false });
      }
    }
  }
  if (gone.length > 0) await writeRecords(documents, 'deals', gone.map(forgetLived));
  return entries;
}

const forgetLived = (record: SyncedRecord): GuardedWrite => ({
  key: { coll: record.coll, id: record.id },
  record: withoutLived(record),
  expected: { mid: record.mid, baseMid: record.base?.mid ?? null },
});
