import 'fake-indexeddb/auto';
import { liveQuery } from 'dexie';
import { afterEach, describe, expect, it } from 'vitest';
import { dealToRow } from '../../../../../src/data/view/dealToRow.ts';
import { readBestDeals, readDealFeed, type DealFeed } from '../../../../../src/data/view/rows/dealFeed.ts';
import type { DealRow } from '../../../../../src/data/view/rows.ts';
import { ViewDb } from '../../../../../src/data/view/viewDb.ts';
import { changeRow } from '../../../../support/changeRow.ts';
import { dealOf } from '../../../../support/deals.ts';

let names = 0;
const ends: (() => void)[] = [];
const open = (name = `feed-${(names += 1)}`): ViewDb => {
  const view = new ViewDb(name);
  ends.push(() => view.close());
  return view;
};
afterEach(() => ends.splice(0).forEach((end) => end()));

/** Follows a feed, as a screen does. */
const follow = (view: ViewDb): (() => DealFeed | null) => {
  let last: DealFeed | null = null;
  const following = liveQuery(async () => (last = await readDealFeed(view, last))).subscribe(() => undefined);
  ends.unshift(() => following.unsubscribe());
  return () => last;
};

/** Rows whose ranks are in a different order from their ids. */
const rowOf = (n: number, changes: Partial<DealRow> = {}): DealRow => ({
  ...dealToRow(dealOf(n), undefined),
  rank: (n * 7_919) % 1_009,
  revision: `r${n}`,
  ...changes,
});
const rowsOf = (count: number, from = 0) => Array.from({ length: count }, (_, at) => rowOf(from + at));
const idsOf = (rows: readonly DealRow[] | undefined) => rows?.map(({ id }) => id);
const sorted = (rows: readonly DealRow[]) => idsOf(rows.toSorted((left, right) => left.rank - right.rank || (left.id < right.id ? -1 : 1)));

describe('the deal feed', () => {
  it.each([0, 1, 500, 1_001])('has all %i deals, best score first', async (count) => {
    const view = open();
    await view.rows.bulkPut([...rowsOf(count), rowOf(5_000, { binned: 1, binnedAt: 1 }), rowOf(5_001, { binned: 1, binnedAt: 2 })]);
    const feed = await readDealFeed(view);
    expect(idsOf(feed.rows)).toEqual(sorted(rowsOf(count)));
    expect([idsOf(feed.binned), feed.complete]).toEqual([[rowOf(5_001).id, rowOf(5_000).id], true]);
  });

  it('begins with the fifty best deals outside the bin, in the same order', async () => {
    const view = open();
    await view.rows.bulkPut([...rowsOf(300), rowOf(5_000, { binned: 1, rank: -1 })]);
    const best = await readBestDeals(view);
    expect(best?.complete).toBe(false);
    expect(idsOf(best?.rows)).toEqual(idsOf((await readDealFeed(view)).rows.slice(0, 50)));
  });

  it('has no best deals if all are in the bin', async () => {
    const view = open();
    await view.rows.bulkPut([rowOf(1, { binned: 1, binnedAt: 1 })]);
    expect(await readBestDeals(view)).toBeNull();
  });

  it('follows changes from another tab, each in its position', async () => {
    const view = open();
    const elsewhere = open(view.name);
    await view.rows.bulkPut(rowsOf(60));
    const feed = follow(view);
    await expect.poll(() => feed()?.rows.length).toBe(60);
    await changeRow(elsewhere, rowOf(3).id, { rank: -5, revision: 'first' });
    await changeRow(elsewhere, rowOf(9).id, { rank: 9e9, revision: 'last' });
    await elsewhere.rows.bulkDelete([rowOf(20).id]);
    await elsewhere.rows.bulkPut([rowOf(100), ...rowsOf(200, 1_000)]);
    await expect.poll(() => feed()?.rows.length).toBe(260);
    expect([feed()?.rows[0]?.id, feed()?.rows.at(-1)?.id]).toEqual([rowOf(3).id, rowOf(9).id]);
  });

  it('keeps the identity of unchanged rows, however many others change', async () => {
    const view = open();
    await view.rows.bulkPut(rowsOf(600));
    const feed = follow(view);
    await expect.poll(() => feed()?.rows.length).toBe(600);
    const before = new Set(feed()?.rows);
    await view.rows.bulkPut([...rowsOf(120, 5_000), rowOf(7, { score: 12 })]);
    await expect.poll(() => feed()?.rows.length).toBe(720);
    expect(feed()?.rows.filter((row) => before.has(row))).toHaveLength(599);
  });

  it('updates a card’s figures even if the deal is the same', async () => {
    const view = open();
    await view.rows.bulkPut([rowOf(1, { card: [{ label: 'Profit', text: '£1' }] })]);
    const before = await readDealFeed(view);
    await changeRow(view, rowOf(1).id, { card: [{ label: 'Profit', text: '£2' }] });
    expect((await readDealFeed(view, before)).rows[0]?.card).toMatchObject([{ text: '£2' }]);
  });

  it('follows deals into and out of the bin', async () => {
    const view = open();
    await view.rows.bulkPut(rowsOf(5));
    const feed = follow(view);
    await changeRow(view, rowOf(2).id, { binned: 1, binnedAt: 5, revision: 'binned' });
    await expect.poll(() => idsOf(feed()?.binned)).toEqual([rowOf(2).id]);
    await changeRow(view, rowOf(2).id, { binned: 0, binnedAt: null, revision: 'back' });
    await expect.poll(() => feed()?.rows.length).toBe(5);
    expect(feed()?.binned).toEqual([]);
  });
});
