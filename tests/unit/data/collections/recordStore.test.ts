import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openDocuments, type Documents } from '../../../../src/data/collections/database.ts';
import { createSyncStore } from '../../../../src/data/collections/syncStore.ts';
import { instant } from '../../../../src/core/kernel/calendar.ts';
import { updateRecordRows } from '../../../../src/data/commands/updateRecordRows.ts';
import type { RecordStore, SyncMarks } from '../../../../src/data/records/recordStore.ts';
import type { RecordKey, SyncedRecord } from '../../../../src/data/records/syncedRecord.ts';
import { writeRecord } from '../../../../src/data/records/writeRecord.ts';
import { ViewDb } from '../../../../src/data/view/viewDb.ts';
import { createMemoryStore, emptyDisk } from '../../sync/simulation/memoryStore.ts';

const open: { documents: Documents; view: ViewDb }[] = [];
let names = 0;

async function rxdbStore(): Promise<RecordStore> {
  const name = `store-${(names += 1)}`;
  const documents = await openDocuments(name);
  const view = new ViewDb(`${name}-view`);
  open.push({ documents, view });
  const onWritten = (keys: readonly RecordKey[]): Promise<void> =>
    updateRecordRows({ documents, view }, keys, instant(0)).catch(ignoreClosed);
  return createSyncStore({ documents, view, hadRecords: false, onWritten });
}

/** Ignores the error of a view that was still updating when the test ended. */
const ignoreClosed = (): void => undefined;

const memoryStore = async (): Promise<RecordStore> => createMemoryStore(emptyDisk(), async (_, work) => work(Infinity));

afterEach(async () => {
  for (const { documents, view } of open.splice(0)) {
    view.close();
    await documents.close();
  }
});

const marks: SyncMarks = { owner: 'a', workspace: 'w', version: 7, resync: false, floor: null, clockOffset: -5, lastSyncAt: 3, build: 'b' };
const made = (id: string, mid: string, size = 1): SyncedRecord =>
  writeRecord(null, { coll: 'notes', id, mid, doc: { size }, at: 1_795_176_000_000, device: 'deviceA' });
const confirmed = (record: SyncedRecord, version: number): SyncedRecord => {
  const { mid, deleted, doc, clocks } = record;
  return { ...record, base: { mid, deleted, doc, clocks, version } };
};
const fresh = (record: SyncedRecord) => ({ key: { coll: record.coll, id: record.id }, record, expected: null });

describe.each([
  ['RxDB on IndexedDB', rxdbStore],
  ['the simulation’s in-memory store', memoryStore],
])('a record store: %s', (_, create) => {
  it('returns what was written, including the base of sent and changed records', async () => {
    const store = await create();
    const sent = confirmed(made('n1', 'mid00001'), 4);
    const changed = writeRecord(confirmed(made('n2', 'mid00002'), 5), {
      coll: 'notes',
      id: 'n2',
      mid: 'mid00003',
      doc: { size: 2 },
      at: 9,
      device: 'b',
    });
    expect(await store.write([fresh(sent), fresh(changed)])).toEqual([]);
    const keys = [
      { coll: 'notes', id: 'n1' },
      { coll: 'notes', id: 'n2' },
      { coll: 'notes', id: 'n3' },
    ] as const;
    const found = await store.read(keys);
    expect(found.toSorted((left, right) => (left.id < right.id ? -1 : 1))).toEqual([sent, changed]);
  });

  it('returns every field name in a body unchanged, even one that IndexedDB libraries use themselves', async () => {
    const store = await create();
    const doc = { tags: { __urgent: true, '|x': 1, 'a.__b': 2, 'a.|b': 3, 'plain.name': [{ __proto: 4 }] } };
    const record = writeRecord(null, { coll: 'notes', id: 'n1', mid: 'mid00001', doc, at: 1, device: 'deviceA' });
    await store.write([fresh(record)]);
    expect(await store.read([{ coll: 'notes', id: 'n1' }])).toEqual([record]);
    expect((await store.collect(10)).records).toEqual([record]);
  });

  it('does not overwrite a record that differs from the one expected, and returns its key', async () => {
    const store = await create();
    const first = made('n1', 'mid00001');
    await store.write([fresh(first)]);
    const key = { coll: 'notes', id: 'n1' } as const;
    const again = { ...first, mid: 'mid00009' };
    expect(await store.write([fresh(again)])).toEqual([key]);
    expect(await store.write([{ key, record: again, expected: { mid: 'other000', baseMid: null } }])).toEqual([key]);
    expect(await store.write([{ key, record: again, expected: { mid: 'mid00001', baseMid: 'base0000' } }])).toEqual([key]);
    expect(await store.write([{ key, record: again, expected: { mid: 'mid00001', baseMid: null } }])).toEqual([]);
    expect((await store.read([key]))[0]?.mid).toBe('mid00009');
    expect(await store.write([{ key, record: null, expected: { mid: 'mid00009', baseMid: null } }])).toEqual([]);
    expect(await store.read([key])).toEqual([]);
    // A record may be added again after it was removed.
    expect(await store.write([fresh(first)])).toEqual([]);
  });

  it('collects records to send and counts them all, with rejected records separate', async () => {
    const store = await create();
    const waiting = [made('n1', 'mid00001'), made('n2', 'mid00002'), made('n3', 'mid00003')];
    const parked = { ...made('n4', 'mid00004'), parked: { mid: 'mid00004', code: 'invalid', message: 'no' } };
    const lost = { path: 'size', lost: 1, kept: 2, lostStamp: '', keptStamp: '', kind: 'field', at: 1, seen: false } as const;
    const met = { ...confirmed(made('n5', 'mid00005'), 2), history: [lost, { ...lost, path: 'rooms', seen: true }] };
    await store.write([...waiting, parked, met].map(fresh));
    const { records, counts } = await store.collect(2);
    expect(records).toHaveLength(2);
    expect(counts).toEqual({ pending: 4, parked: 1, unread: 0, conflicts: 1 });
  });

  it('stores its marks and unreadable rows, and lists the server’s records', async () => {
    const store = await create();
    expect((await store.load()).marks).toBeNull();
    await store.mark(marks);
    await store.write([fresh(confirmed(made('n1', 'mid00001'), 4)), fresh(made('n2', 'mid00002'))]);
    const unread = { coll: 'deals', id: 'd1', mid: 'midunread', version: 6, deleted: false, reason: 'price', row: { any: 1 } };
    await store.keepUnread([unread], []);
    expect(await store.load()).toMatchObject({ marks, hasConfirmed: true, unreadFrom: 6, counts: { pending: 1, unread: 1 } });
    expect((await store.inventory(0)).toSorted((left, right) => left.version - right.version)).toEqual([
      { coll: 'notes', id: 'n1', mid: 'mid00001', version: 4, unread: false },
      { coll: 'deals', id: 'd1', mid: 'midunread', version: 6, unread: true },
    ]);
    await store.keepUnread([], [{ coll: 'deals', id: 'd1' }]);
    expect((await store.load()).unreadFrom).toBeNull();
  });

  it('finds deleted deals that still have a note, and purges the snapshot of a deal deleted for good', async () => {
    const store = await create();
    const at = 1_795_176_000_000;
    const times = { createdAt: at, updatedAt: at };
    const noteOn = (id: string, dealId: string): SyncedRecord =>
      writeRecord(null, { coll: 'notes', id, mid: `mid-${id}`, doc: { dealId, text: 'Roof', ...times }, at, device: 'deviceA' });
    const deal = (id: string): SyncedRecord =>
      confirmed(writeRecord(null, { coll: 'deals', id, mid: `mid-${id}`, doc: { price: 1 }, at, device: 'deviceA' }), 1);
    const gone = (id: string): SyncedRecord =>
      writeRecord(deal(id), { coll: 'deals', id, mid: `gone-${id}`, doc: null, at: at + 1, device: 'deviceA' });
    const note = noteOn('n1', 'd1');
    await store.write([gone('d1'), gone('d2'), deal('d3'), note, noteOn('n3', 'd3')].map(fresh));
    const found = [{ deal: gone('d1'), children: [note] }];
    expect(await store.families('all')).toEqual(found);
    expect(await store.families(['d1', 'd2', 'd3'])).toEqual(found);
    expect(await store.families(['d3'])).toEqual([]);
    await store.inventory(at);
    expect(await store.families('all')).toEqual(found);
    await store.inventory(at + 1);
    const [family] = await store.families('all');
    expect(family?.deal).toMatchObject({ id: 'd1', deleted: true });
    expect(family?.deal.deletedFrom).toBeUndefined();
  });
});

describe('a long send queue in IndexedDB', () => {
  it('is read only as far as the requested batch', async () => {
    const store = await rxdbStore();
    await store.write(Array.from({ length: 120 }, (_, place) => fresh(made(`n${1_000 + place}`, `mid${10_000 + place}`))));
    const steps = vi.spyOn(IDBCursor.prototype, 'continue');
    const { records, counts } = await store.collect(10);
    expect([records.length, counts?.pending]).toEqual([10, 120]);
    // Ids start at the beginning of the queue, with at most two cursor steps a record: a batch must not read the whole queue.
    expect(records.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, place) => `n${1_000 + place}`));
    expect(steps.mock.calls.length).toBeLessThanOrEqual(20);
    steps.mockRestore();
  });

  it('reports a confirmed record even if the only one has local changes', async () => {
    const store = await rxdbStore();
    await store.write([fresh(made('n1', 'mid00001'))]);
    expect((await store.load()).hasConfirmed).toBe(false);
    const changed = { ...confirmed(made('n2', 'mid00002'), 4), mid: 'mid00003' };
    await store.write([fresh(changed)]);
    // Without a confirmed version in the marks, the store does not read all pending records to find out.
    expect((await store.load()).hasConfirmed).toBe(false);
    await store.mark({ ...marks, version: 4 });
    expect((await store.load()).hasConfirmed).toBe(true);
  });
});

describe('a failed write of the sync marks', () => {
  it('is reported, blocks nothing else, and is corrected by the next write', async () => {
    const store = await rxdbStore();
    const { view } = open[0] ?? {};
    if (view === undefined) throw new Error('No store was opened');
    vi.spyOn(view.settings, 'put').mockImplementationOnce(() => Dexie.Promise.reject(new DOMException('', 'QuotaExceededError')));
    await expect(store.mark(marks)).rejects.toMatchObject({ name: 'QuotaExceededError' });
    expect((await store.collect(10)).records).toEqual([]);
    expect((await store.load()).marks).toBeNull();
    await store.mark({ ...marks, version: 9 });
    expect((await store.load()).marks).toMatchObject({ version: 9 });
  });
});
