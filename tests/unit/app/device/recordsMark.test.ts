import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { watchRecords } from '../../../../src/app/device/recordsMark.ts';
import { forgetEmptied, readEmptied } from '../../../../src/data/view/kept/ownDeals.ts';
import { dealToRow } from '../../../../src/data/view/dealToRow.ts';
import { ViewDb } from '../../../../src/data/view/viewDb.ts';
import { dealOf } from '../../../support/deals.ts';
import { putRows } from '../../../../src/data/view/packs/writeRows.ts';

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
  await putRows(
    view,
    Array.from({ length: count }, (_, n) => dealToRow(dealOf(n), undefined)),
  );
  return view;
};

it('a device whose databases were emptied says how many deals were there, until it was read', async () => {
  const storage = pocket();
  const view = await withDeals('mark-1', 3);
  const stop = watchRecords({ view, userId: null, storage });
  await expect.poll(() => [...storage.all.values()]).toEqual(['3']);
  stop();
  await view.delete();
  const emptied = new ViewDb('mark-1');
  const stopAgain = watchRecords({ view: emptied, userId: null, storage });
  await expect.poll(() => readEmptied(emptied)).toBe(3);
  stopAgain();
  await forgetEmptied(emptied);
  expect(await readEmptied(emptied)).toBeNull();
});

it('databases that are emptied under an open page are told of as well', async () => {
  const storage = pocket();
  const view = await withDeals('mark-6', 2);
  const stop = watchRecords({ view, userId: null, storage });
  await expect.poll(async () => [...storage.all.values(), await view.settings.count()]).toEqual(['2', 1]);
  await view.transaction('rw', view.rowPacks, view.settings, () => Promise.all([view.rowPacks.clear(), view.settings.clear()]));
  await expect.poll(() => readEmptied(view)).toBe(2);
  stop();
});

it('deals that the person deleted, or took along by signing in, are none that were lost', async () => {
  const storage = pocket();
  const view = await withDeals('mark-2', 1);
  const stop = watchRecords({ view, userId: null, storage });
  await expect.poll(() => storage.all.size).toBe(1);
  await view.rowPacks.clear();
  await expect.poll(() => storage.all.size).toBe(0);
  stop();
  storage.setItem('yardstick-had-records-device', '2');
  watchRecords({ view: new ViewDb('mark-3'), userId: 'ada', storage });
  const back = new ViewDb('mark-4');
  const stopBack = watchRecords({ view: back, userId: null, storage });
  await putRows(back, [dealToRow(dealOf(1), undefined)]);
  await expect.poll(() => storage.all.size).toBe(1);
  expect(await readEmptied(back)).toBeNull();
  stopBack();
});

const refuse = (): never => {
  throw new DOMException('', 'SecurityError');
};

it('a browser that refuses its local storage stops nothing', async () => {
  const stop = watchRecords({
    view: new ViewDb('mark-5'),
    userId: null,
    storage: { getItem: refuse, setItem: refuse, removeItem: refuse },
  });
  stop();
});
