import { isPurgeable, withoutLivingState } from '../../../../src/data/records/deletedDeals.ts';
import type { Family, InventoryEntry, RecordCounts, RecordStore, SyncMarks, UnreadRow } from '../../../../src/data/records/recordStore.ts';
import { conflictsOf } from '../../../../src/data/records/conflictHistory.ts';
import { isParked, isPending, keyText, type SyncedRecord } from '../../../../src/data/records/syncedRecord.ts';

/** One person's data on a device's disk. It survives a crash of the worker. */
export interface Disk {
  readonly records: Map<string, SyncedRecord>;
  readonly unread: Map<string, UnreadRow>;
  marks: SyncMarks | null;
  /** Whether the device has ever had records. Stored outside the database, as in the page. */
  hadRecords: boolean;
}

export const emptyDisk = (): Disk => ({ records: new Map(), unread: new Map(), marks: null, hadRecords: false });

/** Runs a disk operation after a delay. A simulated fault may strike before it, midway, or instead of it. */
export type DiskWork = <Value>(kind: 'read' | 'write', work: (steps: number) => Value) => Promise<Value>;

/** A record store over a disk, with the contract of `RecordStore`: each record is written completely or not at all. */
export function createMemoryStore(disk: Disk, run: DiskWork): RecordStore {
  return {
    load: () =>
      run('read', () => ({
        marks: disk.marks,
        counts: countsOf(disk),
        hasConfirmed: [...disk.records.values()].some(({ base }) => base !== null),
        unreadFrom: disk.unread.size === 0 ? null : Math.min(...[...disk.unread.values()].map(({ version }) => version)),
        hadRecords: disk.hadRecords,
      })),
    read: (keys) =>
      run('read', () =>
        keys.flatMap((key) => {
          const found = disk.records.get(keyText(key));
          return found === undefined ? [] : [structuredClone(found)];
        }),
      ),
    write: (writes) =>
      run('write', (steps) => {
        const stale = [];
        for (const { key, record, expected } of writes.slice(0, steps)) {
          const current = disk.records.get(keyText(key));
          const same =
            expected === null ? current === undefined : current?.mid === expected.mid && (current.base?.mid ?? null) === expected.baseMid;
          if (!same) stale.push(key);
          else if (record === null) disk.records.delete(keyText(key));
          else disk.records.set(keyText(key), structuredClone(record));
        }
        return stale;
      }),
    keepUnread: (rows, read) =>
      run('write', () => {
        for (const key of read) disk.unread.delete(keyText(key));
        for (const row of rows) disk.unread.set(`${row.coll}/${row.id}`, row);
      }),
    mark: (marks) =>
      run('write', () => {
        disk.marks = marks;
      }),
    collect: (limit) =>
      run('read', () => {
        const records = structuredClone(
          [...disk.records.values()].filter((record) => isPending(record) && !isParked(record)).slice(0, limit),
        );
        return { records, counts: countsOf(disk) };
      }),
    families: (deals) => run('read', () => familiesOf(disk, deals)),
    inventory: (goneBefore) =>
      run('read', () => {
        for (const [key, record] of disk.records)
          if (record.deletedFrom !== undefined && isPurgeable(record, goneBefore)) disk.records.set(key, withoutLivingState(record));
        return inventoryOf(disk);
      }),
  };
}

function familiesOf(disk: Disk, deals: readonly string[] | 'all'): readonly Family[] {
  const records = structuredClone([...disk.records.values()]);
  return records.flatMap((deal) => {
    if (deal.coll !== 'deals' || !deal.deleted || (deals !== 'all' && !deals.includes(deal.id))) return [];
    const children = records.filter(({ deleted, doc }) => !deleted && doc['dealId'] === deal.id);
    return children.length === 0 ? [] : [{ deal, children }];
  });
}

function inventoryOf(disk: Disk): readonly InventoryEntry[] {
  const known = [...disk.records.values()].flatMap(({ coll, id, base }): readonly InventoryEntry[] =>
    base === null || base.deleted || disk.unread.has(keyText({ coll, id }))
      ? []
      : [{ coll, id, mid: base.mid, version: base.version, unread: false }],
  );
  const unread = [...disk.unread.values()].flatMap((row): readonly InventoryEntry[] =>
    row.deleted ? [] : [{ coll: row.coll as InventoryEntry['coll'], id: row.id, mid: row.mid, version: row.version, unread: true }],
  );
  return [...known, ...unread];
}

function countsOf(disk: Disk): RecordCounts {
  const records = [...disk.records.values()];
  return {
    pending: records.filter(isPending).length,
    parked: records.filter(isParked).length,
    unread: disk.unread.size,
    conflicts: records.reduce((sum, record) => sum + conflictsOf(record).filter(({ seen }) => !seen).length, 0),
  };
}
