import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { dealToRow } from '../../../../src/data/view/dealToRow.ts';
import { rowFeedOf, type DealFeed } from '../../../../src/data/view/feed/rowFeed.ts';
import type { DealRow } from '../../../../src/data/view/rows.ts';
import { ViewDb } from '../../../../src/data/view/viewDb.ts';
import { dealOf } from '../../../support/deals.ts';
import { allRows } from '../../../../src/data/view/packs/readRows.ts';
import { putRows, removeRows } from '../../../../src/data/view/packs/writeRows.ts';
import { changeRow } from '../../../support/changeRow.ts';

let names = 0;
let view: ViewDb;
const open = async (rows: readonly DealRow[]) => {
  view = new ViewDb(`feed-${(names += 1)}`);
  await putRows(view, rows);
  return rowFeedOf(view);
};
afterEach(() => view.close());

/** Rows in an order of ranks that is not that of ids. */
const rowOf = (n: number, changes: Partial<DealRow> = {}): DealRow => ({
  ...dealToRow(dealOf(n), undefined),
  rank: (n * 7_919) % 1_009,
  revision: `r${n}`,
  ...changes,
});
const rowsOf = (count: number, from = 0) => Array.from({ length: count }, (_, at) => rowOf(from + at));

const sorted = (rows: readonly DealRow[]) =>
  rows.toSorted((left, right) => left.rank - right.rank || (left.id < right.id ? -1 : 1)).map(({ id }) => id);

/** Waits until the feed says what the store holds, as somebody who sorts it anew would. */
const eventually = async (feed: { readonly current: () => DealFeed | null }) => {
  await expect
    .poll(
      () =>
        feed.current()?.complete === true &&
        feed
          .current()
          ?.rows.map(({ id }) => id)
          .join(),
      { timeout: 8_000 },
    )
    .toBe(sorted((await allRows(view)).filter(({ binned }) => binned === 0)).join());
  return feed.current();
};

describe('the feed of rows', () => {
  it('has every row in order, and each change at its place', async () => {
    const feed = await open(rowsOf(60));
    await eventually(feed);
    await changeRow(view, rowOf(3).id, { rank: -5, revision: 'first' });
    await changeRow(view, rowOf(9).id, { rank: 9e9, revision: 'last' });
    await removeRows(view, [rowOf(20).id]);
    await putRows(view, [rowOf(100)]);
    const shown = await eventually(feed);
    expect([shown?.rows[0]?.id, shown?.rows.at(-1)?.id, shown?.rows.length]).toEqual([rowOf(3).id, rowOf(9).id, 60]);
  });

  it('keeps the identity of rows that did not change, however many did', async () => {
    const feed = await open(rowsOf(600));
    const before = new Map((await eventually(feed))?.rows.map((row) => [row.id, row]));
    await putRows(view, rowsOf(120, 5_000));
    const after = await eventually(feed);
    expect(after?.rows).toHaveLength(720);
    expect(after?.rows.filter((row) => before.get(row.id) === row)).toHaveLength(600);
  });

  it('reads only the packs that changed while they are few beside all', async () => {
    const feed = await open(rowsOf(600));
    await eventually(feed);
    let read = 0;
    view.rowPacks.hook('reading', (row) => {
      read += 1;
      return row;
    });
    await putRows(view, rowsOf(120, 5_000));
    // What is read from here on, the feed reads.
    read = 0;
    await expect.poll(() => feed.current()?.rows.length, { timeout: 8_000 }).toBe(720);
    expect(read).toBe(2);
  });

  it('moves a row into the bin and out of it', async () => {
    const feed = await open(rowsOf(5));
    await eventually(feed);
    await changeRow(view, rowOf(2).id, { binned: 1, binnedAt: 5, revision: 'binned' });
    await expect.poll(() => feed.current()?.binned.map(({ id }) => id)).toEqual([rowOf(2).id]);
    await changeRow(view, rowOf(2).id, { binned: 0, binnedAt: null, revision: 'back' });
    expect((await eventually(feed))?.binned).toEqual([]);
  });
});
