import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openDocuments, type Documents } from '../../../../src/data/collections/database.ts';
import { readRecords, writeRecords } from '../../../../src/data/collections/recordWrites.ts';
import { confirmationsOf, foldOldest, manyConfirmed } from '../../../../src/data/collections/storage/confirmations.ts';
import { foldingOf } from '../../../../src/data/collections/storage/foldLater.ts';
import { storageTableOf } from '../../../../src/data/collections/storage/storageTable.ts';
import { createSyncStore } from '../../../../src/data/collections/syncStore.ts';
import type { GuardedWrite, RecordStore } from '../../../../src/data/records/recordStore.ts';
import type { SyncedRecord } from '../../../../src/data/records/syncedRecord.ts';
import { writeRecord } from '../../../../src/data/records/writeRecord.ts';
import { ViewDb } from '../../../../src/data/view/viewDb.ts';

const open: (() => Promise<void>)[] = [];
let names = 0;

async function opened(): Promise<{ documents: Documents; store: () => RecordStore }> {
  const name = `confirmed-${(names += 1)}`;
  const documents = await openDocuments(name);
  const view = new ViewDb(`${name}-view`);
  open.push(async () => {
    view.close();
    await documents.close();
  });
  const store = () => createSyncStore({ documents, view, hadRecords: false, onWritten: async () => {}, elapsed: () => 0 });
  return { documents, store };
}

afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

const count = manyConfirmed + 10;
const idOf = (n: number): string => `n${String(n).padStart(4, '0')}`;
const all = Array.from({ length: count }, (_, n) => idOf(n));
const made = (id: string): SyncedRecord =>
  writeRecord(null, { coll: 'notes', id, mid: 'firstmid', doc: { says: id }, at: 1_795_176_000_000, device: 'deviceA' });
const edited = (before: SyncedRecord): SyncedRecord =>
  writeRecord(before, { coll: 'notes', id: before.id, mid: 'secondmid', doc: { says: 'more' }, at: 1_795_176_001_000, device: 'deviceA' });
const writeOver = (before: SyncedRecord | null, record: SyncedRecord): GuardedWrite => ({
  key: { coll: 'notes', id: record.id },
  record,
  expected: before === null ? null : { mid: before.mid, baseMid: before.base?.mid ?? null },
});

/** As the step settles what the server applied. */
function confirming(sent: SyncedRecord, version: number): GuardedWrite {
  const { mid, deleted, doc, clocks } = sent;
  return { ...writeOver(sent, { ...sent, base: { mid, deleted, doc, clocks, version } }), confirms: true };
}

async function sentAndConfirmed(): Promise<{ documents: Documents; store: () => RecordStore }> {
  const place = await opened();
  const records = all.map(made);
  expect(
    await writeRecords(
      place.documents,
      'notes',
      records.map((record) => writeOver(null, record)),
    ),
  ).toEqual([]);
  const stale = await writeRecords(
    place.documents,
    'notes',
    records.map((record, n) => confirming(record, n + 1)),
  );
  expect(stale).toEqual([]);
  return place;
}

/** What lies in the table: how many documents wait by their own word, and how many entries lie beside them. */
async function raw(documents: Documents): Promise<{ waiting: number; entries: number }> {
  const { dexieTable } = await storageTableOf<{ id: string; sending: string | null }>(documents, 'notes');
  const rows = await dexieTable.toArray();
  return {
    waiting: rows.filter(({ sending }) => sending === 'waiting').length,
    entries: rows.filter(({ id }) => id.startsWith('~')).length,
  };
}

describe('many records confirmed at once', () => {
  it('are one entry beside them, and read as confirmed', async () => {
    const { documents, store } = await sentAndConfirmed();
    expect(await raw(documents)).toEqual({ waiting: count, entries: 1 });
    const read = await readRecords(documents, 'notes', all);
    expect(read.map(({ id, base }) => [id, base?.mid, base?.version])).toEqual(all.map((id, n) => [id, 'firstmid', n + 1]));
    const { records, counts } = await store().collect(20);
    expect(records).toEqual([]);
    expect(counts).toMatchObject({ pending: 0, parked: 0 });
    expect(await store().load()).toMatchObject({ hasConfirmed: true, counts: { pending: 0 } });
    expect(await store().inventory(0)).toHaveLength(count);
  });

  it('wait again as soon as one is changed, from the state that was confirmed, and nothing else does', async () => {
    const { documents, store } = await sentAndConfirmed();
    const [before] = await readRecords(documents, 'notes', [idOf(7)]);
    if (before === undefined) throw new Error('The record is gone');
    expect(await writeRecords(documents, 'notes', [writeOver(before, edited(before))])).toEqual([]);
    const { records, counts } = await store().collect(20);
    expect(records.map(({ id, mid, base }) => [id, mid, base?.mid, base?.version])).toEqual([[idOf(7), 'secondmid', 'firstmid', 8]]);
    expect(counts).toMatchObject({ pending: 1 });
    expect((await confirmationsOf(documents, 'notes')).has(idOf(7))).toBe(false);
  });

  it('leave out a record that was changed on its way, and say which', async () => {
    const { documents } = await opened();
    const records = all.map(made);
    await writeRecords(
      documents,
      'notes',
      records.map((record) => writeOver(null, record)),
    );
    const third = made(idOf(3));
    await writeRecords(documents, 'notes', [writeOver(third, edited(third))]);
    const stale = await writeRecords(
      documents,
      'notes',
      records.map((record, n) => confirming(record, n + 1)),
    );
    expect(stale).toEqual([{ coll: 'notes', id: idOf(3) }]);
    const [left] = await readRecords(documents, 'notes', [idOf(3)]);
    expect(left).toMatchObject({ mid: 'secondmid', base: null });
  });

  it('refuse a change made from what was there before they were confirmed', async () => {
    const { documents } = await sentAndConfirmed();
    const old = made(idOf(5));
    expect(await writeRecords(documents, 'notes', [writeOver(old, edited(old))])).toEqual([{ coll: 'notes', id: idOf(5) }]);
  });

  it('are written into their records part by part, and say the same before, between and after', async () => {
    const { documents, store } = await sentAndConfirmed();
    const before = await readRecords(documents, 'notes', all);
    expect(await foldOldest(documents, 'notes', 20)).toBe(true);
    expect(await raw(documents)).toEqual({ waiting: count - 20, entries: 1 });
    expect(await readRecords(documents, 'notes', all)).toEqual(before);
    expect((await store().collect(20)).counts).toMatchObject({ pending: 0 });
    expect(await foldOldest(documents, 'notes', count)).toBe(false);
    expect(await raw(documents)).toEqual({ waiting: 0, entries: 0 });
    expect(await readRecords(documents, 'notes', all)).toEqual(before);
  });

  it('are known by entries of builds before as well, whose keys say nothing of the highest id', async () => {
    const { documents, store } = await sentAndConfirmed();
    const { dexieTable } = await storageTableOf<{ id: string }>(documents, 'notes');
    const [entry] = await dexieTable.where(':id').startsWith('~').toArray();
    if (entry === undefined) throw new Error('There is no entry');
    expect(entry.id.split('~').slice(2)).toEqual([idOf(0), idOf(count - 1)]);
    await dexieTable.delete(entry.id);
    await dexieTable.put({ ...entry, id: entry.id.slice(0, entry.id.lastIndexOf('~')) });
    const { records, counts } = await store().collect(20);
    expect(records).toEqual([]);
    expect(counts).toMatchObject({ pending: 0 });
  });

  it('hide none of those behind them', async () => {
    const { documents, store } = await sentAndConfirmed();
    const behind = ['n0030x', 'n9000'].map(made);
    await writeRecords(
      documents,
      'notes',
      behind.map((record) => writeOver(null, record)),
    );
    const { records, counts } = await store().collect(20);
    expect(records.map(({ id }) => id)).toEqual(['n0030x', 'n9000']);
    expect(counts).toMatchObject({ pending: 2 });
  });

  it('are left where they are while others wait to be sent, and written into their records afterwards', async () => {
    const { documents } = await sentAndConfirmed();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      const folding = foldingOf(documents);
      folding.later();
      folding.notNow();
      await vi.advanceTimersByTimeAsync(10_000);
      expect(await raw(documents)).toEqual({ waiting: count, entries: 1 });
      folding.now();
      await vi.waitFor(async () => {
        await vi.advanceTimersByTimeAsync(1_000);
        expect(await raw(documents)).toEqual({ waiting: 0, entries: 0 });
      });
    } finally {
      vi.useRealTimers();
    }
  });

  it('wait to be sent once more where the entry is lost', async () => {
    const { documents, store } = await sentAndConfirmed();
    const { dexieTable } = await storageTableOf<{ id: string }>(documents, 'notes');
    await dexieTable.where(':id').startsWith('~').delete();
    const { records, counts } = await store().collect(count);
    expect(records).toHaveLength(count);
    expect(counts).toMatchObject({ pending: count });
  });
});
