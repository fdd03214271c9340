import 'fake-indexeddb/auto';
import { forceCloseDatabase } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { wasStorageEvicted, watchStorageEviction } from '../../../../src/app/device/storageEviction.ts';
import { clearStorageEviction, readStorageEviction } from '../../../../src/data/view/cached/storeContents.ts';
import { dealToRow } from '../../../../src/data/view/dealToRow.ts';
import { syncSettings } from '../../../../src/data/view/sync/syncView.ts';
import { ViewDb } from '../../../../src/data/view/viewDb.ts';
import { documentsName } from '../../../../src/data/view/viewName.ts';
import { dealOf } from '../../../support/deals.ts';

/** A page's localStorage, which outlives the databases. */
function pocket(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & { readonly all: Map<string, string> } {
  const all = new Map<string, string>();
  return {
    all,
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, value) => void all.set(key, value),
    removeItem: (key) => void all.delete(key),
  };
}

const withDeals = async (name: string, count: number): Promise<ViewDb> => {
  const view = new ViewDb(name);
  await view.rows.bulkPut(Array.from({ length: count }, (_, n) => dealToRow(dealOf(n), undefined)));
  return view;
};

it('storage: a device whose databases were emptied reports how many deals it had, until the user has read it', async () => {
  const storage = pocket();
  const view = await withDeals('mark-1', 3);
  const stop = watchStorageEviction({ view, documents: documentsName(null), storage });
  await expect.poll(() => [...storage.all.values()]).toEqual(['{"deals":3,"unsent":0}']);
  stop();
  await view.delete();
  const emptied = new ViewDb('mark-1');
  const stopAgain = watchStorageEviction({ view: emptied, documents: documentsName(null), storage });
  await expect.poll(() => readStorageEviction(emptied)).toEqual({ deals: 3, unsent: 0 });
  stopAgain();
  await clearStorageEviction(emptied);
  expect(await readStorageEviction(emptied)).toBeNull();
});

it('storage: databases cleared under an open page are reported too', async () => {
  const storage = pocket();
  const view = await withDeals('mark-6', 2);
  const stop = watchStorageEviction({ view, documents: documentsName(null), storage });
  await expect.poll(async () => [...storage.all.values(), await view.settings.count()]).toEqual(['{"deals":2,"unsent":0}', 1]);
  await view.transaction('rw', view.rows, view.settings, () => Promise.all([view.rows.clear(), view.settings.clear()]));
  await expect.poll(() => readStorageEviction(view)).toEqual({ deals: 2, unsent: 0 });
  stop();
});

it('storage: deals that the user deleted or moved to an account by signing in are not reported as lost', async () => {
  const storage = pocket();
  const view = await withDeals('mark-2', 1);
  const stop = watchStorageEviction({ view, documents: documentsName(null), storage });
  await expect.poll(() => storage.all.size).toBe(1);
  await view.rows.clear();
  await expect.poll(() => storage.all.size).toBe(0);
  stop();
  storage.setItem('yardstick-had-records-device', '2');
  watchStorageEviction({ view: new ViewDb('mark-3'), documents: documentsName('ada'), storage });
  const back = new ViewDb('mark-4');
  const stopBack = watchStorageEviction({ view: back, documents: documentsName(null), storage });
  await back.rows.bulkPut([dealToRow(dealOf(1), undefined)]);
  await expect.poll(() => storage.all.size).toBe(1);
  expect(await readStorageEviction(back)).toBeNull();
  stopBack();
});

it('storage: a signed-in user’s data is marked with the first record and its pending count, and reported if the store is gone', async () => {
  const storage = pocket();
  const view = await withDeals('mark-7', 2);
  const stop = watchStorageEviction({ view, documents: documentsName('ada'), storage });
  // Nothing has been synced yet; the sync has counted the pending changes.
  await view.settings.put({ key: syncSettings.status, value: { kind: 'waiting', pending: 2 } });
  await expect.poll(() => storage.all.get('yardstick-had-records-ada')).toContain('2');
  await expect
    .poll(async () => [storage.all.get('yardstick-had-records-ada'), await view.settings.count()])
    .toEqual(['{"deals":2,"unsent":2}', 2]);
  stop();
  expect(await wasStorageEvicted({ view, documents: documentsName('ada'), storage })).toBe(false);
  await view.delete();
  const emptied = new ViewDb('mark-7');
  expect(await wasStorageEvicted({ view: emptied, documents: documentsName('ada'), storage })).toBe(true);
  const stopAgain = watchStorageEviction({ view: emptied, documents: documentsName('ada'), storage });
  await expect.poll(() => readStorageEviction(emptied)).toEqual({ deals: 2, unsent: 2 });
  // Deals that come back from the server do not withdraw the report.
  await emptied.rows.bulkPut([dealToRow(dealOf(1), undefined)]);
  await expect.poll(() => storage.all.get('yardstick-had-records-ada')).toBe('{"deals":1,"unsent":0}');
  expect(await readStorageEviction(emptied)).toEqual({ deals: 2, unsent: 2 });
  await clearStorageEviction(emptied);
  expect(await wasStorageEvicted({ view: emptied, documents: documentsName('ada'), storage })).toBe(false);
  stopAgain();
});

it('storage: databases that the browser closes and clears under the open page are reported without a later change', async () => {
  const storage = pocket();
  const view = await withDeals('mark-9', 2);
  const stop = watchStorageEviction({ view, documents: documentsName(null), storage });
  await expect.poll(() => storage.all.get('yardstick-had-records-device') ?? '').toContain('2');
  const connection = view.backendDB();
  forceCloseDatabase(connection as unknown as Parameters<typeof forceCloseDatabase>[0]);
  await new Promise((resolve) => {
    indexedDB.deleteDatabase('mark-9').addEventListener('success', resolve);
  });
  await expect.poll(() => readStorageEviction(new ViewDb('mark-9'))).toEqual({ deals: 2, unsent: 0 });
  stop();
});

it('storage: two windows that mark the first record at once do not report an emptied store', async () => {
  const storage = pocket();
  const view = new ViewDb('mark-8');
  const other = new ViewDb('mark-8');
  const stops = [view, other].map((each) => watchStorageEviction({ view: each, documents: documentsName('ada'), storage }));
  await view.rows.bulkPut([dealToRow(dealOf(1), undefined)]);
  await expect.poll(() => storage.all.get('yardstick-had-records-ada')).toBe('{"deals":1,"unsent":0}');
  for (const stop of stops) stop();
  expect(await readStorageEviction(view)).toBeNull();
});

const refuse = (): never => {
  throw new DOMException('', 'SecurityError');
};

it('storage: a browser that denies localStorage causes no error', async () => {
  const stop = watchStorageEviction({
    view: new ViewDb('mark-5'),
    documents: documentsName(null),
    storage: { getItem: refuse, setItem: refuse, removeItem: refuse },
  });
  stop();
});
