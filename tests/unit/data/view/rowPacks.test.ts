import 'fake-indexeddb/auto';
import { Dexie, liveQuery } from 'dexie';
import { afterEach, describe, expect, it } from 'vitest';
import { dealToRow } from '../../../../src/data/view/dealToRow.ts';
import { readOwnDeals } from '../../../../src/data/view/kept/ownDeals.ts';
import { packOlderRows } from '../../../../src/data/view/packs/packOlderRows.ts';
import { readRow } from '../../../../src/data/view/packs/readRow.ts';
import { allRows, countRows, packsWith, readRows } from '../../../../src/data/view/packs/readRows.ts';
import { repackRows } from '../../../../src/data/view/packs/repackRows.ts';
import { addRows, putRows, removeRows } from '../../../../src/data/view/packs/writeRows.ts';
import type { DealRow } from '../../../../src/data/view/rows.ts';
import { ViewDb } from '../../../../src/data/view/viewDb.ts';
import { dealOf } from '../../../support/deals.ts';

let names = 0;
const opened: Dexie[] = [];
const open = (name = `packs-${(names += 1)}`): ViewDb => {
  const view = new ViewDb(name);
  opened.push(view);
  return view;
};
afterEach(() => opened.splice(0).forEach((view) => view.close()));

const rowOf = (n: number, changes: Partial<DealRow> = {}): DealRow => ({
  ...dealToRow(dealOf(n), undefined),
  rank: (n * 37) % 101,
  revision: `r${n}`,
  ...changes,
});
const rowsOf = (count: number): DealRow[] => Array.from({ length: count }, (_, n) => rowOf(n));
const byId = (rows: readonly DealRow[]): readonly DealRow[] => rows.toSorted((left, right) => (left.id < right.id ? -1 : 1));

/** Every row is in one pack and no other, and each pack says truly what is in it. */
async function expectWhole(view: ViewDb, rows: readonly DealRow[]): Promise<void> {
  const packs = await view.rowPacks.toArray();
  expect(byId(packs.flatMap((pack) => pack.rows))).toEqual(byId(rows));
  expect(await countRows(view)).toBe(rows.length);
  for (const pack of packs) {
    expect(pack.ids).toEqual(pack.rows.map(({ id }) => id));
    expect(pack.rows.length).toBeGreaterThan(0);
    expect(pack.best).toBe(Math.min(Infinity, ...pack.rows.filter(({ binned }) => binned === 0).map(({ rank }) => rank)));
  }
}

/** The rows' part of a view of version 8, as a build before packs made it. */
async function older(name: string, rows: readonly object[]): Promise<void> {
  const view = new Dexie(name);
  view.version(8).stores({ rows: 'id, [binned+rank]', settings: 'key', outcomes: 'dealId', captures: 'id, state, runId, createdAt' });
  await view.table('rows').bulkAdd([...rows]);
  view.close();
}

const refuse = (): never => {
  throw new Error('Planted by the test');
};

describe('rows in packs', () => {
  it('are looked for in their own packs, also where many others lie between the first and the last of them', async () => {
    const view = open();
    await putRows(
      view,
      rowsOf(600).filter((_, n) => n % 5 > 0),
    );
    const ids = rowsOf(600).map(({ id }) => id);
    const absent = ids.filter((_, n) => n % 5 === 0);
    expect(await packsWith(view, absent)).toEqual([]);
    const first = await view.rowPacks.toCollection().first();
    expect(await packsWith(view, [...(first?.ids ?? []), ...absent])).toEqual([first]);
    expect((await readRows(view, ids)).filter((row) => row === undefined)).toHaveLength(120);
  });

  it('are as they were written last, whatever came one by one or together, and many are few entries', async () => {
    const view = open();
    const held = new Map(rowsOf(400).map((row) => [row.id, row]));
    await addRows(view, [...held.values()]);
    expect(await view.rowPacks.count()).toBe(7);
    for (const n of [3, 77, 399]) {
      const changed = rowOf(n, { revision: 'later', binned: 1 });
      held.set(changed.id, changed);
      await putRows(view, [changed]);
    }
    const mixed = [rowOf(5, { revision: 'again' }), rowOf(900), rowOf(901)];
    mixed.forEach((row) => held.set(row.id, row));
    await putRows(view, mixed);
    const gone = [rowOf(3).id, rowOf(10).id, rowOf(900).id];
    gone.forEach((id) => held.delete(id));
    await removeRows(view, gone);
    await expectWhole(view, [...held.values()]);
    expect(await readRow(view, rowOf(5).id)).toMatchObject({ revision: 'again' });
    expect(await readRows(view, [rowOf(901).id, rowOf(3).id, rowOf(77).id])).toEqual([rowOf(901), undefined, held.get(rowOf(77).id)]);
    expect((await readOwnDeals(view)).count).toBe(held.size);
  });

  it('that are there already are left alone by adding, and named', async () => {
    const view = open();
    await addRows(view, [rowOf(1), rowOf(2)]);
    const present = await addRows(view, [rowOf(2, { revision: 'other' }), rowOf(3), rowOf(3)]);
    expect(present).toEqual(new Set([rowOf(2).id]));
    await expectWhole(view, [rowOf(1), rowOf(2), rowOf(3)]);
  });

  it('changed at once by two tabs, in one pack, keep both changes, and each tab reads what the other wrote', async () => {
    const [here, there] = [open('packs-two'), open('packs-two')];
    await addRows(here, rowsOf(20));
    const seen: (string | undefined)[] = [];
    const watching = liveQuery(() => readRow(there, rowOf(4).id)).subscribe((row) => seen.push(row?.revision));
    await expect.poll(() => seen).toEqual(['r4']);
    await Promise.all([1, 4, 7, 11].map((n, place) => putRows(place % 2 === 0 ? here : there, [rowOf(n, { revision: `changed ${n}` })])));
    await expect.poll(() => seen.at(-1)).toBe('changed 4');
    watching.unsubscribe();
    await expectWhole(
      there,
      rowsOf(20).map((row, n) => ([1, 4, 7, 11].includes(n) ? { ...row, revision: `changed ${n}` } : row)),
    );
  });

  it('come back as they were where the writing of one of them fails', async () => {
    const view = open();
    await addRows(view, rowsOf(100));
    const unclonable = { ...rowOf(5), title: (() => '') as unknown as string };
    await expect(putRows(view, [rowOf(80, { revision: 'lost' }), unclonable])).rejects.toBeDefined();
    await expectWhole(view, rowsOf(100));
  });
});

describe('packing anew', () => {
  it('puts the best together where they lay scattered, once', async () => {
    const view = open();
    for (let from = 0; from < 1_280; from += 128) await addRows(view, rowsOf(1_280).slice(from, from + 128));
    expect(await repackRows(view)).toBe(true);
    await expectWhole(view, rowsOf(1_280));
    const packs = await view.rowPacks.toArray();
    expect(packs.map(({ best }) => best)).toEqual(packs.map(({ best }) => best).toSorted((left, right) => left - right));
    expect(await repackRows(view)).toBe(false);
  });

  it('leaves everything as it was where it is cut off', async () => {
    const view = open();
    for (let from = 0; from < 1_280; from += 128) await addRows(view, rowsOf(1_280).slice(from, from + 128));
    const before = await view.rowPacks.toArray();
    view.rowPacks.hook('creating', refuse);
    await expect(repackRows(view)).rejects.toBeDefined();
    view.rowPacks.hook('creating').unsubscribe(refuse);
    expect(await view.rowPacks.toArray()).toEqual(before);
    expect(await repackRows(view)).toBe(true);
    await expectWhole(view, rowsOf(1_280));
  });
});

describe('a view of version 8', () => {
  it('keeps every row, with its figures; packing that was cut off begins anew', async () => {
    await older('packs-older', rowsOf(300));
    const view = open('packs-older');
    view.settings.hook('creating', refuse);
    await expect(packOlderRows(view)).rejects.toBeDefined();
    view.settings.hook('creating').unsubscribe(refuse);
    expect(await allRows(view)).toEqual([]);
    await packOlderRows(view);
    await expectWhole(view, rowsOf(300));
  });

  it('leaves the older rows to tabs of before until the next start, which brings none of them back', async () => {
    await older('packs-older-2', rowsOf(3));
    const view = open('packs-older-2');
    await packOlderRows(view);
    expect(await view.table('rows').count()).toBe(3);
    await removeRows(view, [rowOf(1).id]);
    await packOlderRows(view);
    expect(await view.table('rows').count()).toBe(0);
    await expectWhole(view, [rowOf(0), rowOf(2)]);
  });

  it('has rows of still older builds written anew from their deals', async () => {
    const { longitude: _, tags: __, ...lacking } = rowOf(1);
    await older('packs-older-3', [lacking]);
    const view = open('packs-older-3');
    await packOlderRows(view);
    expect(await readRow(view, rowOf(1).id)).toEqual({ ...rowOf(1), longitude: null, tags: [], revision: '' });
  });
});
