import 'fake-indexeddb/auto';
import { afterEach, expect, it } from 'vitest';
import { dealToRow } from '../../../../src/data/view/dealToRow.ts';
import { wholeFeed } from '../../../../src/data/view/feed/wholeFeed.ts';
import { packsInTurn } from '../../../../src/data/view/packs/packsInTurn.ts';
import { packSize } from '../../../../src/data/view/packs/rowPack.ts';
import { putRows } from '../../../../src/data/view/packs/writeRows.ts';
import { ViewDb } from '../../../../src/data/view/viewDb.ts';
import { dealOf } from '../../../support/deals.ts';

let names = 0;
let view: ViewDb;
const open = async (count: number): Promise<void> => {
  view = new ViewDb(`whole-${(names += 1)}`);
  await putRows(
    view,
    Array.from({ length: count }, (_, n) => dealToRow(dealOf(n), undefined)),
  );
};
afterEach(() => view.close());

it.each([0, 1, packSize * 5 + 1])('who asks once gets all of %i rows, also when they were read before', async (count) => {
  await open(count);
  expect((await wholeFeed(view)).rows).toHaveLength(count);
  expect((await wholeFeed(view)).rows).toHaveLength(count);
});

it('who asks once is told where rows cannot be read, before and after somebody else was', async () => {
  await open(0);
  view.rowPacks.orderBy = () => {
    throw new Error('gone');
  };
  await expect(wholeFeed(view)).rejects.toThrow('gone');
  await expect(wholeFeed(view)).rejects.toThrow('gone');
});

it.each([
  [0, [0]],
  [4, [2, 2, 0]],
  [5, [2, 2, 1]],
])('of %i packs two at a time come as %j', async (count, sizes) => {
  await open(count * packSize);
  const come: number[] = [];
  for await (const packs of packsInTurn(view, 2)) come.push(packs.length);
  expect(come).toEqual(sizes);
});
