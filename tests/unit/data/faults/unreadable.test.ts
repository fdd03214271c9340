import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { standardProfile } from '../../../../src/core/deal/standardProfile.ts';
import { instant } from '../../../../src/core/kernel/calendar.ts';
import { createDataWorker } from '../../../../src/data/commands/createDataWorker.ts';
import { readUnreadable } from '../../../../src/data/view/cached/unreadable.ts';
import { writeRecords } from '../../../../src/data/collections/recordWrites.ts';
import { writeRecord } from '../../../../src/data/records/writeRecord.ts';
import { dealOf, idOf } from '../../../support/deals.ts';
import { allRows } from '../../../../src/data/view/rows/readRows.ts';
import type { OpenStores } from '../../../../src/data/commands/stores.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const nothing = (): void => undefined;

async function opened(name: string) {
  let open: OpenStores | null = null;
  const data = createDataWorker({ opened: (stores) => void (open = stores), closing: nothing, writeBegan: nothing, writeEnded: nothing });
  expect(await data.open(name)).toEqual({ ok: true });
  closing.push(() => data.close());
  if (open === null) throw new Error('Expected the stores to be open');
  return { data, stores: open as OpenStores };
}

const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('No answer')));
  });

/** Changes stored documents without the app, as a damaged disk or another program would. */
async function damage(name: string, coll: string, change: (store: IDBObjectStore) => Promise<unknown>): Promise<void> {
  const database = await settled(indexedDB.open(`rxdb-dexie-${name}--0--${coll}`));
  await change(database.transaction('docs', 'readwrite').objectStore('docs'));
  database.close();
}

interface Doc {
  id: string;
  record: Record<string, unknown>;
}

const docIn = async (store: IDBObjectStore, id: string): Promise<Doc> => (await settled(store.get(id))) as Doc;

const stamp = (n: number) => ({ mid: idOf(500 + n), at: instant(1_800_000_000_000 + n) });

describe('records that cannot be read', () => {
  it('are set aside and reported, whatever is wrong with them, while the app opens and lists and totals include the others', async () => {
    const name = 'yardstick-damaged';
    const first = await opened(name);
    for (let n = 1; n <= 8; n += 1) await first.data.mutate({ type: 'deal/add', deal: dealOf(n) });
    const note = { dealId: dealOf(1).id, text: 'A note', createdAt: instant(1), updatedAt: instant(1) };
    await first.data.mutateItem({ coll: 'notes', id: idOf(40), item: note, stamp: stamp(1) });
    await first.data.close();
    const ways: readonly ((doc: Doc) => Doc)[] = [
      (doc) => ({ ...doc, record: null as never }),
      (doc) => ({ ...doc, record: 'text' as never }),
      (doc) => ({ ...doc, record: { ...doc.record, doc: null } }),
      (doc) => ({ ...doc, record: { ...doc.record, doc: { ...(doc.record['doc'] as object), facts: { askingPrice: 'dear' } } } }),
      (doc) => ({
        ...doc,
        record: { ...doc.record, doc: { ...(doc.record['doc'] as object), stage: 5, text: 'x'.repeat(5_000_000) } },
      }),
      (doc) => ({ ...doc, record: { ...doc.record, clocks: 7, base: 'none' } }),
      (doc) => ({ ...doc, record: { text: 'no JSON' } }),
    ];
    await damage(name, 'deals', async (store) => {
      for (const [place, way] of ways.entries()) store.put(way(await docIn(store, dealOf(place + 1).id)));
      // Unknown fields do no harm.
      const known = await docIn(store, dealOf(8).id);
      await settled(
        store.put({ ...known, other: 1, record: { ...known.record, doc: { ...(known.record['doc'] as object), tomorrow: { x: 1 } } } }),
      );
    });
    await damage(name, 'notes', async (store) => {
      const doc = await docIn(store, idOf(40));
      await settled(store.put({ ...doc, record: { ...doc.record, doc: { text: 5 } } }));
    });
    const { data, stores } = await opened(name);
    const told = async () => (await readUnreadable(stores.view)).map(({ coll, id }) => `${coll} ${id}`).toSorted();
    const bad = [...[1, 2, 3, 4, 5, 6, 7].map((n) => `deals ${dealOf(n).id}`), `notes ${idOf(40)}`].toSorted();
    await expect.poll(told, { timeout: 15_000 }).toEqual(bad);
    expect((await allRows(stores.view)).map(({ id }) => id)).toEqual([dealOf(8).id]);
    expect(await data.readDeal(dealOf(8).id)).toMatchObject({ tomorrow: { x: 1 } });
    expect(await data.readDeal(dealOf(4).id)).toBeNull();
    expect(await data.readDeals([1, 4, 8].map((n) => dealOf(n).id))).toHaveLength(1);
    expect(await data.mutate({ type: 'deal/stage', id: dealOf(4).id, stage: 'offer', stamp: stamp(2) })).toMatchObject({ ok: false });
    expect(await data.mutate({ type: 'deal/stage', id: dealOf(8).id, stage: 'offer', stamp: stamp(3) })).toMatchObject({ ok: true });
    expect(await data.writeProfile(standardProfile, idOf(41), instant(1_800_000_000_009))).toMatchObject({
      ok: true,
      value: { rescored: 1 },
    });
    // Nothing was removed: the stored data can still be copied.
    expect((await readUnreadable(stores.view)).find(({ id }) => id === dealOf(4).id)?.stored).toMatchObject({
      doc: { facts: { askingPrice: 'dear' } },
    });
  });

  it('are replaced by a good state of the same record from another device', async () => {
    const name = 'yardstick-replaced';
    const first = await opened(name);
    await first.data.mutate({ type: 'deal/add', deal: dealOf(1) });
    await first.data.close();
    await damage(name, 'deals', async (store) => {
      await settled(store.put({ ...(await docIn(store, dealOf(1).id)), record: null }));
    });
    const { data, stores } = await opened(name);
    const { mid, ...doc } = dealOf(1);
    const record = writeRecord(null, { coll: 'deals', id: dealOf(1).id, mid, doc, at: 5, device: 'server' });
    expect(await writeRecords(stores.documents, 'deals', [{ key: record, record, expected: null }])).toEqual([]);
    expect((await data.readDeal(dealOf(1).id))?.id).toBe(dealOf(1).id);
  });
});
