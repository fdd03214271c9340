import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { openDocuments, type Documents } from '../../../../src/data/collections/database.ts';
import { readRecords, writeRecords } from '../../../../src/data/collections/recordWrites.ts';
import { createSyncStore } from '../../../../src/data/collections/syncStore.ts';
import type { RecordStore } from '../../../../src/data/records/recordStore.ts';
import type { SyncedRecord } from '../../../../src/data/records/syncedRecord.ts';
import { writeRecord } from '../../../../src/data/records/writeRecord.ts';
import { ViewDb } from '../../../../src/data/view/viewDb.ts';

const open: (() => Promise<void>)[] = [];
let names = 0;

async function opened(): Promise<{ name: string; documents: Documents; store: RecordStore }> {
  const name = `lane-${(names += 1)}`;
  const documents = await openDocuments(name, ['notes']);
  const all = await openDocuments(`${name}-all`);
  const view = new ViewDb(`${name}-view`);
  open.push(async () => {
    view.close();
    await documents.close();
    await all.close();
  });
  const store = createSyncStore({ documents: all, view, hadRecords: false, onWritten: async () => {}, elapsed: () => 0 });
  return { name, documents, store };
}

afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

const answer = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('No answer')));
  });

interface Raw {
  readonly id: string;
  readonly _rev: string;
  readonly _meta: { readonly lwt: number };
}

async function table<Value>(name: string, act: (docs: IDBObjectStore) => Promise<Value>): Promise<Value> {
  const database = await answer(indexedDB.open(`rxdb-dexie-${name}--1--notes`));
  const done = await act(database.transaction('docs', 'readwrite').objectStore('docs'));
  database.close();
  return done;
}

const rawOf = (name: string): Promise<readonly Raw[]> => table(name, (docs) => answer(docs.getAll()) as Promise<Raw[]>);
const idOf = (n: number): string => `n${String(n).padStart(4, '0')}`;
const made = (n: number, size = 1): SyncedRecord =>
  writeRecord(null, { coll: 'notes', id: idOf(n), mid: 'samemid1', doc: { size }, at: 1_795_176_000_000, device: 'deviceA' });
const sent = (record: SyncedRecord, version: number): SyncedRecord => {
  const { mid, deleted, doc, clocks } = record;
  return { ...record, base: { mid, deleted, doc, clocks, version } };
};
const fresh = (record: SyncedRecord) => ({ key: { coll: record.coll, id: record.id }, record, expected: null });
const over = (before: SyncedRecord, record: SyncedRecord | null) => ({
  key: { coll: before.coll, id: before.id },
  record,
  expected: { mid: before.mid, baseMid: before.base?.mid ?? null },
});
const range = (from: number, count: number): readonly number[] => Array.from({ length: count }, (_, place) => from + place);

/** As it lies there, letter by letter, but for its name and the moment it was written. */
const formOf = ({ id, _meta, ...rest }: Raw): string =>
  JSON.stringify({ ...rest, id: typeof id, _meta: Object.keys(_meta), lwt: typeof _meta.lwt, names: Object.keys({ id, _meta, ...rest }) });

describe('many writes at once', () => {
  it('lie in the table exactly as RxDB writes them, new and changed, with its revisions', async () => {
    const { name, documents } = await opened();
    await writeRecords(documents, 'notes', [fresh(made(1))]);
    await writeRecords(
      documents,
      'notes',
      range(2, 30).map((n) => fresh(made(n))),
    );
    const first = await rawOf(name);
    expect(first).toHaveLength(31);
    expect(new Set(first.map(formOf)).size).toBe(1);
    expect(first[5]?._rev).toMatch(/^1-/);
    await writeRecords(documents, 'notes', [over(made(1), sent(made(1), 9))]);
    await writeRecords(
      documents,
      'notes',
      range(2, 30).map((n) => over(made(n), sent(made(n), 9))),
    );
    const changed = await rawOf(name);
    expect(new Set(changed.map(formOf)).size).toBe(1);
    expect(changed[5]?._rev).toMatch(/^2-/);
    // And RxDB goes on from there.
    expect(await writeRecords(documents, 'notes', [over(sent(made(7), 9), made(7, 2))])).toEqual([]);
    expect((await rawOf(name)).find(({ id }) => id === idOf(7))?._rev).toMatch(/^3-/);
  });

  it('leave what is there already, was changed, or is gone, and answer which; one that was removed may come back', async () => {
    const { documents } = await opened();
    await writeRecords(documents, 'notes', [fresh(made(1, 5)), fresh(made(2)), fresh(made(3))]);
    await writeRecords(documents, 'notes', [over(made(2), null)]);
    const moved = { ...made(3), mid: 'othermid' };
    const stale = await writeRecords(documents, 'notes', [
      ...range(1, 2).map((n) => fresh(made(n))),
      over(moved, sent(made(3, 8), 4)),
      over(made(90), sent(made(90), 4)),
      ...range(10, 30).map((n) => fresh(made(n))),
    ]);
    expect(stale.map(({ id }) => id).toSorted()).toEqual([idOf(1), idOf(3), idOf(90)]);
    const ids = [1, 2, 3, 90, 10, 39].map(idOf);
    const found = (await readRecords(documents, 'notes', ids)).map(({ id, doc }) => [id, doc['size']]);
    const sizes = Object.fromEntries(found.map(([id, size]) => [String(id), size]));
    expect(sizes).toEqual(Object.fromEntries([1, 2, 3, 10, 39].map((n) => [idOf(n), n === 1 ? 5 : 1])));
  });

  it('find documents of the build before, objects with every field indexed, and write over them', async () => {
    const { name, store } = await opened();
    const { coll, id, ...record } = sent(made(1), 6);
    await table(`${name}-all`, (docs) =>
      answer(
        docs.put({
          id,
          listingKey: '',
          sending: 'sent',
          conflicts: 0,
          record: { ...record, base: { version: 6 } },
          _deleted: '0',
          _attachments: {},
          _meta: { lwt: 1 },
          _rev: '1-before',
        }),
      ),
    );
    expect(await store.load()).toMatchObject({ hasConfirmed: true, counts: { pending: 0, conflicts: 0 } });
    expect(await store.read([{ coll, id }])).toEqual([sent(made(1), 6)]);
    expect((await store.inventory(0)).map(({ version }) => version)).toEqual([6]);
    const changed = { ...sent(made(1), 6), mid: 'newermid', doc: { size: 2 } };
    expect(await store.write([over(sent(made(1), 6), changed), ...range(2, 20).map((n) => fresh(made(n)))])).toEqual([]);
    expect(await store.read([{ coll, id }])).toEqual([changed]);
  });
});

const settle = async (store: RecordStore, batch: readonly SyncedRecord[]) =>
  store.write(batch.map((record, place) => over(record, sent(record, place + 1))));

describe('a long queue', () => {
  it('comes batch by batch, each record once, while it grows before and behind', async () => {
    const { store } = await opened();
    await store.write(range(100, 90).map((n) => fresh(made(n))));
    const seen: string[] = [];
    for (let round = 0; ; round += 1) {
      const { records, counts } = await store.collect(20);
      if (records.length === 0) {
        expect(counts?.pending).toBe(0);
        break;
      }
      seen.push(...records.map(({ id }) => id));
      if (round === 1) await store.write([fresh(made(1)), fresh(made(500))]);
      await settle(store, records);
    }
    expect(seen.toSorted()).toEqual([1, ...range(100, 90), 500].map(idOf).toSorted());
  });

  it('gives the same batch again as long as it was not sent, and counts it', async () => {
    const { store } = await opened();
    await store.write(range(1, 60).map((n) => fresh(made(n))));
    const first = await store.collect(20);
    expect(first.counts?.pending).toBe(60);
    const [unsent, ...others] = (await store.collect(20)).records;
    expect(unsent?.id).toBe(first.records[0]?.id);
    await settle(store, others);
    expect((await store.collect(20)).records[0]?.id).toBe(unsent?.id);
  });

  it('has a record that was changed after it was read settle against what is stored by then', async () => {
    const { store } = await opened();
    await store.write(range(1, 60).map((n) => fresh(made(n))));
    const { records } = await store.collect(20);
    const changed = { ...made(25), mid: 'newermid', doc: { size: 3 } };
    await settle(store, records);
    expect(await store.write([over(made(25), changed)])).toEqual([]);
    const next = (await store.collect(20)).records;
    const stale = await settle(store, next);
    const left = next.find(({ id }) => id === idOf(25));
    expect(left?.mid === 'newermid' ? stale : stale.map(({ id }) => id)).toEqual(left?.mid === 'newermid' ? [] : [idOf(25)]);
    const [stored] = await store.read([{ coll: 'notes', id: idOf(25) }]);
    expect(stored?.doc).toEqual({ size: 3 });
  });
});

it('a table has no index that nobody here reads by', async () => {
  const { name, documents } = await opened();
  await writeRecords(documents, 'notes', [fresh(made(1))]);
  expect(await table(name, async (docs) => [...docs.indexNames].toSorted())).toEqual([
    '[_deleted+conflicts+id]',
    '[_deleted+listingKey+id]',
    '[_deleted+sending+id]',
  ]);
});
