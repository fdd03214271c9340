import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { openDocuments, type Documents } from '../../../../src/data/collections/database.ts';
import { allRecords, findRecords } from '../../../../src/data/collections/recordQueries.ts';
import { readRecords, writeRecords } from '../../../../src/data/collections/recordWrites.ts';
import { manyArriving } from '../../../../src/data/collections/storage/arrivals.ts';
import { countAll, foldOldest } from '../../../../src/data/collections/storage/confirmations.ts';
import { storageTableOf } from '../../../../src/data/collections/storage/storageTable.ts';
import { unpackOldest } from '../../../../src/data/collections/storage/unpackArrivals.ts';
import { createSyncStore } from '../../../../src/data/collections/syncStore.ts';
import type { GuardedWrite, RecordStore } from '../../../../src/data/records/recordStore.ts';
import type { RecordKey, SyncedRecord } from '../../../../src/data/records/syncedRecord.ts';
import { writeRecord } from '../../../../src/data/records/writeRecord.ts';
import { ViewDb } from '../../../../src/data/view/viewDb.ts';
import { createMemoryStore, emptyDisk } from '../../sync/simulation/memoryStore.ts';

const open: (() => Promise<void>)[] = [];
let names = 0;

interface Opened {
  readonly name: string;
  readonly documents: Documents;
  readonly store: RecordStore;
  close(): Promise<void>;
}

async function opened(name = `arrivals-${(names += 1)}`): Promise<Opened> {
  const documents = await openDocuments(name);
  const view = new ViewDb(`${name}-view`);
  const store = createSyncStore({ documents, view, hadRecords: false, onWritten: async () => {}, elapsed: () => 0 });
  const close = async (): Promise<void> => {
    view.close();
    await documents.close();
  };
  open.push(close);
  return { name, documents, store, close };
}

afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

const at = 1_795_176_000_000;
const idOf = (n: number): string => `n${String(n).padStart(4, '0')}`;
const idsOf = (from: number, count: number): readonly string[] => Array.from({ length: count }, (_, n) => idOf(from + n));
const made = (id: string, mid = `made${id}xx`): SyncedRecord =>
  writeRecord(null, { coll: 'notes', id, mid, doc: { says: id }, at, device: 'deviceA' });
function listed(id: string): SyncedRecord {
  const doc = { origin: { kind: 'listing', site: 'rightmove' }, facts: { listingId: id } };
  return writeRecord(null, { coll: 'deals', id, mid: `made${id}xx`, doc, at, device: 'deviceA' });
}
const edited = (before: SyncedRecord, mid: string): SyncedRecord =>
  writeRecord(before, { coll: 'notes', id: before.id, mid, doc: { says: mid }, at: at + 1_000, device: 'deviceA' });
const keyOf = ({ coll, id }: RecordKey): RecordKey => ({ coll, id });
const writeOver = (before: SyncedRecord | null, record: SyncedRecord | null, key: RecordKey): GuardedWrite => ({
  key: keyOf(key),
  record,
  expected: before === null ? null : { mid: before.mid, baseMid: before.base?.mid ?? null },
});
const adding = (records: readonly SyncedRecord[]): readonly GuardedWrite[] => records.map((record) => writeOver(null, record, record));

/** As the step settles what the server applied. */
function confirming(sent: SyncedRecord, version: number): GuardedWrite {
  const { mid, deleted, doc, clocks } = sent;
  return { ...writeOver(sent, { ...sent, base: { mid, deleted, doc, clocks, version } }, sent), confirms: true };
}

const byId = <Item extends { readonly id: string }>(items: readonly Item[]): readonly Item[] =>
  items.toSorted((left, right) => (left.id < right.id ? -1 : 1));

/** How many records have an entry of their own, and how many entries of other kinds lie beside them. */
async function raw({ documents }: Opened): Promise<{ own: number; arrivals: number; confirmations: number }> {
  const { dexieTable } = await storageTableOf<{ id: string }>(documents, 'notes');
  const keys = await dexieTable.toCollection().primaryKeys();
  const startingWith = (mark: string): number => keys.filter((key) => key.startsWith(mark)).length;
  const [arrivals, confirmations] = [startingWith('!'), startingWith('~')];
  expect(startingWith('"')).toBe(arrivals);
  return { own: keys.length - 2 * arrivals - confirmations, arrivals, confirmations };
}

describe('many new records at once', () => {
  it('lie together, and are read, found, counted and sent as any other', async () => {
    const place = await opened();
    const { documents, store } = place;
    const records = idsOf(0, 300).map((id) => made(id));
    expect(await writeRecords(documents, 'notes', adding(records))).toEqual([]);
    expect(await raw(place)).toEqual({ own: 0, arrivals: 2, confirmations: 0 });
    expect(await readRecords(documents, 'notes', [idOf(299), idOf(3), 'nobody'])).toEqual([records[299], records[3]]);
    expect(await allRecords(documents, 'notes')).toEqual(records);
    expect(await countAll(documents, 'notes')).toBe(300);
    expect(await store.load()).toMatchObject({ hasConfirmed: false, counts: { pending: 300, parked: 0, conflicts: 0 } });
    expect((await store.collect(250)).records).toEqual(records.slice(0, 250));
    expect(await store.inventory(0)).toEqual([]);
  });

  it('are there again after the next start', async () => {
    const place = await opened();
    const records = idsOf(0, manyArriving).map((id) => made(id));
    await writeRecords(place.documents, 'notes', adding(records));
    await place.close();
    const again = await opened(place.name);
    expect(await raw(again)).toMatchObject({ own: 0, arrivals: 1 });
    expect(await allRecords(again.documents, 'notes')).toEqual(records);
    expect((await again.store.collect(10)).records).toEqual(records.slice(0, 10));
  });

  it('have entries of their own as soon as one of them is changed, and one that is there already is not added again', async () => {
    const place = await opened();
    const { documents } = place;
    const records = idsOf(0, manyArriving).map((id) => made(id));
    await writeRecords(documents, 'notes', adding(records));
    const again = idsOf(50, manyArriving + 50).map((id) => made(id, `again${id}x`));
    expect(await writeRecords(documents, 'notes', adding(again))).toEqual(idsOf(50, 50).map((id) => ({ coll: 'notes', id })));
    const third = made(idOf(120), `again${idOf(120)}x`);
    expect(await writeRecords(documents, 'notes', [writeOver(third, edited(third, 'secondmid'), third)])).toEqual([]);
    expect(await raw(place)).toEqual({ own: 200, arrivals: 0, confirmations: 0 });
    const all = await allRecords(documents, 'notes');
    expect(all.map(({ mid }) => mid)).toEqual([
      ...records.map(({ mid }) => mid),
      ...again.slice(50).map(({ id, mid }) => (id === idOf(120) ? 'secondmid' : mid)),
    ]);
  });

  it('are not added again by one alone either', async () => {
    const place = await opened();
    const { documents } = place;
    const records = idsOf(0, manyArriving).map((id) => made(id));
    await writeRecords(documents, 'notes', adding(records));
    expect(await writeRecords(documents, 'notes', adding([made(idOf(7), 'othermid')]))).toEqual([{ coll: 'notes', id: idOf(7) }]);
    expect(await allRecords(documents, 'notes')).toEqual(records);
  });

  it('have entries of their own when nothing waits, with what the server confirmed of them, and are written once for both', async () => {
    const place = await opened();
    const { documents, store } = place;
    const records = idsOf(0, 300).map((id) => made(id));
    await writeRecords(documents, 'notes', adding(records));
    const { records: sent } = await store.collect(250);
    expect(await store.write(sent.map((record, n) => confirming(record, n + 1)))).toEqual([]);
    expect(await raw(place)).toEqual({ own: 0, arrivals: 2, confirmations: 1 });
    expect((await store.collect(250)).records).toEqual(records.slice(250));
    const before = await allRecords(documents, 'notes');
    expect(before.filter(({ base }) => base !== null)).toHaveLength(250);
    while (await foldOldest(documents, 'notes', 50));
    expect(await raw(place)).toEqual({ own: 250, arrivals: 1, confirmations: 0 });
    while (await unpackOldest(documents, 'notes'));
    expect(await raw(place)).toEqual({ own: 300, arrivals: 0, confirmations: 0 });
    expect(byId(await allRecords(documents, 'notes'))).toEqual(before);
  });

  it('are sent in smaller batches where the server asks for it, each record once', async () => {
    const { documents, store } = await opened();
    const records = idsOf(0, 260).map((id) => made(id));
    await writeRecords(documents, 'notes', adding(records));
    await writeRecords(documents, 'notes', adding([made('n9999')]));
    const sent: string[] = [];
    for (let version = 0; ;) {
      const { records: batch } = await store.collect(70);
      if (batch.length === 0) break;
      sent.push(...batch.map(({ id }) => id));
      await store.write(batch.map((record) => confirming(record, (version += 1))));
    }
    expect(sent).toEqual([...records.map(({ id }) => id), 'n9999']);
    expect((await store.collect(70)).counts).toMatchObject({ pending: 0 });
  });

  it('hold back a confirmation of one that was changed on its way', async () => {
    const { documents, store } = await opened();
    await writeRecords(documents, 'notes', adding(idsOf(0, manyArriving).map((id) => made(id))));
    const { records: sent } = await store.collect(250);
    const third = made(idOf(3));
    await writeRecords(documents, 'notes', [writeOver(third, edited(third, 'secondmid'), third)]);
    expect(await store.write(sent.map((record, n) => confirming(record, n + 1)))).toEqual([{ coll: 'notes', id: idOf(3) }]);
    expect((await store.collect(250)).records.map(({ id, mid }) => [id, mid])).toEqual([[idOf(3), 'secondmid']]);
  });

  it('stay where they are as long as they cannot be read', async () => {
    const place = await opened();
    const { documents } = place;
    await writeRecords(documents, 'notes', adding(idsOf(0, manyArriving).map((id) => made(id))));
    const { dexieTable } = await storageTableOf<{ id: string; record: string }>(documents, 'notes');
    const [body] = await dexieTable.where(':id').startsWith('"').toArray();
    if (body === undefined) throw new Error('There is no arrival');
    await dexieTable.put({ ...body, record: body.record.slice(0, -9) });
    await expect(unpackOldest(documents, 'notes')).rejects.toThrow('could not be read');
    expect(await raw(place)).toMatchObject({ own: 0, arrivals: 1 });
    await dexieTable.put(body);
    expect(await allRecords(documents, 'notes')).toHaveLength(manyArriving);
  });

  it('are found by their listing', async () => {
    const { documents } = await opened();
    await writeRecords(documents, 'deals', adding(idsOf(0, manyArriving).map(listed)));
    const asked = { selector: { listingKey: `rightmove:${idOf(42)}` }, by: 'listingKey', limit: 1 } as const;
    expect((await findRecords(documents, 'deals', asked)).map(({ id }) => id)).toEqual([idOf(42)]);
    expect(await findRecords(documents, 'deals', { ...asked, selector: { listingKey: 'rightmove:none' } })).toEqual([]);
  });
});

const many = manyArriving + 20;
const step = fc.oneof(
  fc.record({ kind: fc.constant('add many' as const), from: fc.nat(300) }),
  fc.record({ kind: fc.constant('add one' as const), n: fc.nat(420) }),
  fc.record({ kind: fc.constant('edit' as const), n: fc.nat(420), isLate: fc.boolean() }),
  fc.record({ kind: fc.constant('remove' as const), n: fc.nat(420) }),
  fc.record({ kind: fc.constant('send' as const), limit: fc.integer({ min: 20, max: 200 }), missing: fc.nat(3) }),
  fc.record({ kind: fc.constant('fold' as const), most: fc.integer({ min: 5, max: 80 }) }),
  fc.record({ kind: fc.constant('unpack' as const) }),
  fc.record({ kind: fc.constant('restart' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** The store and the one it must be like, whatever lies where. */
interface Both {
  place: Opened;
  readonly like: RecordStore;
  mids: number;
  version: number;
}

async function writeBoth({ place, like }: Both, writes: readonly GuardedWrite[]): Promise<void> {
  const [stale, expected] = [await place.store.write(writes), await like.write(writes)];
  expect(new Set(stale.map(({ id }) => id))).toEqual(new Set(expected.map(({ id }) => id)));
}

async function take(both: Both, one: Step): Promise<void> {
  const newMid = (): string => `mid${String((both.mids += 1)).padStart(8, '0')}`;
  const key = (n: number): RecordKey => ({ coll: 'notes', id: idOf(n) });
  const { documents, store } = both.place;
  if (one.kind === 'add many') return writeBoth(both, adding(idsOf(one.from, many).map((id) => made(id, newMid()))));
  if (one.kind === 'add one') return writeBoth(both, adding([made(idOf(one.n), newMid())]));
  if (one.kind === 'fold') return void (await foldOldest(documents, 'notes', one.most));
  if (one.kind === 'unpack') return void (await unpackOldest(documents, 'notes'));
  if (one.kind === 'restart') {
    await both.place.close();
    both.place = await opened(both.place.name);
    return;
  }
  if (one.kind === 'send') {
    const { records } = await store.collect(one.limit);
    return writeBoth(
      both,
      records.slice(one.missing).map((record) => confirming(record, (both.version += 1))),
    );
  }
  const [before] = await both.like.read([key(one.n)]);
  if (before === undefined) return;
  if (one.kind === 'remove') return writeBoth(both, [writeOver(before, null, before)]);
  const seen = one.isLate ? { ...before, mid: 'somethingelse' } : before;
  return writeBoth(both, [writeOver(seen, edited(before, newMid()), before)]);
}

async function areAlike({ place, like }: Both): Promise<void> {
  const keys = idsOf(0, 440).map((id): RecordKey => ({ coll: 'notes', id }));
  const expected = byId(await like.read(keys));
  expect(byId(await allRecords(place.documents, 'notes'))).toEqual(expected);
  const some = keys.filter((_, n) => n % 7 === 0);
  expect(byId(await place.store.read(some))).toEqual(byId(await like.read(some)));
  expect(byId(await place.store.inventory(0))).toEqual(byId(await like.inventory(0)));
  const { counts } = await like.load();
  expect((await place.store.load()).counts).toEqual(counts);
  const { records } = await place.store.collect(1_000);
  expect(byId(records)).toEqual(byId((await like.collect(1_000)).records));
  expect(await countAll(place.documents, 'notes')).toBe(expected.length);
}

it('whatever is written, changed, removed, sent, confirmed and unpacked in any order, the store answers as one that keeps each record by itself', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
      const like = createMemoryStore(emptyDisk(), async (_, work) => work(Infinity));
      const both: Both = { place: await opened(), like, mids: 0, version: 0 };
      try {
        for (const one of [{ kind: 'add many', from: 0 } as const, ...steps]) {
          await take(both, one);
          await areAlike(both);
        }
      } finally {
        await both.place.close();
      }
    }),
    { numRuns: 12 },
  );
});
