import 'fake-indexeddb/auto';
import { liveQuery } from 'dexie';
import { afterEach, describe, expect, it } from 'vitest';
import { dealToRow } from '../../../../../src/data/view/dealToRow.ts';
import { readDealCount } from '../../../../../src/data/view/cached/storeContents.ts';
import { allRows, binnedRows, rowPages } from '../../../../../src/data/view/rows/readRows.ts';
import type { DealRow } from '../../../../../src/data/view/rows.ts';
import { ViewDb } from '../../../../../src/data/view/viewDb.ts';
import { dealOf } from '../../../../support/deals.ts';

let names = 0;
const opened: ViewDb[] = [];
const open = (name = `rows-${(names += 1)}`): ViewDb => {
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

async function expectWhole(view: ViewDb, rows: readonly DealRow[]): Promise<void> {
  expect(await allRows(view)).toEqual(byId(rows));
  expect(await view.rows.count()).toBe(rows.length);
}

describe('rows', () => {
  it('return the last state written, whether one by one or in bulk', async () => {
    const view = open();
    const held = new Map(rowsOf(400).map((row) => [row.id, row]));
    await view.rows.bulkPut([...held.values()]);
    for (const n of [3, 77, 399]) {
      const changed = rowOf(n, { revision: 'later', binned: 1 });
      held.set(changed.id, changed);
      await view.rows.bulkPut([changed]);
    }
    const mixed = [rowOf(5, { revision: 'again' }), rowOf(900), rowOf(901)];
    mixed.forEach((row) => held.set(row.id, row));
    await view.rows.bulkPut(mixed);
    const gone = [rowOf(3).id, rowOf(10).id, rowOf(900).id];
    gone.forEach((id) => held.delete(id));
    await view.rows.bulkDelete(gone);
    await expectWhole(view, [...held.values()]);
    expect(await view.rows.get(rowOf(5).id)).toMatchObject({ revision: 'again' });
    expect(await view.rows.bulkGet([rowOf(901).id, rowOf(3).id, rowOf(77).id])).toEqual([rowOf(901), undefined, held.get(rowOf(77).id)]);
    expect((await binnedRows(view)).map(({ id }) => id).toSorted()).toEqual([rowOf(77).id, rowOf(399).id]);
    expect(await readDealCount(view)).toEqual({ count: held.size, oldestAt: rowOf(0).createdAt });
  });

  it('changed by two tabs at once keep both changes, and each tab sees the other’s', async () => {
    const [here, there] = [open('rows-two'), open('rows-two')];
    await here.rows.bulkPut(rowsOf(20));
    const seen: (string | undefined)[] = [];
    const watching = liveQuery(() => there.rows.get(rowOf(4).id)).subscribe((row) => seen.push(row?.revision));
    await expect.poll(() => seen).toEqual(['r4']);
    await Promise.all(
      [1, 4, 7, 11].map((n, place) => (place % 2 === 0 ? here : there).rows.bulkPut([rowOf(n, { revision: `changed ${n}` })])),
    );
    await expect.poll(() => seen.at(-1)).toBe('changed 4');
    watching.unsubscribe();
    await expectWhole(
      there,
      rowsOf(20).map((row, n) => ([1, 4, 7, 11].includes(n) ? { ...row, revision: `changed ${n}` } : row)),
    );
  });

  it('are unchanged if one write of a bulk write fails', async () => {
    const view = open();
    await view.rows.bulkPut(rowsOf(100));
    const unclonable = { ...rowOf(5), title: (() => '') as unknown as string };
    const write = view.transaction('rw', view.rows, () => view.rows.bulkPut([rowOf(80, { revision: 'lost' }), unclonable]));
    await expect(write).rejects.toBeDefined();
    await expectWhole(view, rowsOf(100));
  });

  it.each([
    [0, [0]],
    [1_000, [500, 500, 0]],
    [1_001, [500, 500, 1]],
  ])('are read in pages: %i rows in pages of %j', async (count, sizes) => {
    const view = open();
    await view.rows.bulkPut(rowsOf(count));
    const come: number[] = [];
    for await (const rows of rowPages(view)) come.push(rows.length);
    expect(come).toEqual(sizes);
  });
});
