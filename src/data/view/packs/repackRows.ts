import type { ViewDb } from '../viewDb.ts';
import { rowsIn } from './readRows.ts';
import { packSize, packsOf } from './rowPack.ts';

/**
 * Packs all rows anew, the best together, where that is worth it: after a first pull, many deletions or many changes of rank the first screen
 * of a list would be looked for in many packs. In one transaction: cut off, everything is as before. Answers whether it was done.
 */
export async function repackRows(view: ViewDb): Promise<boolean> {
  if (!(await isWorthIt(view))) return false;
  return view.transaction('rw', view.rowPacks, async () => {
    const packs = await view.rowPacks.toArray();
    await view.rowPacks.bulkDelete(packs.map(({ number }) => number));
    await view.rowPacks.bulkAdd([...packsOf(rowsIn(packs))], { allKeys: true });
    return true;
  });
}

/** By the packs' keys alone. A few that are out of order do no harm. */
async function isWorthIt(view: ViewDb): Promise<boolean> {
  const byBest = await view.rowPacks.orderBy('best').primaryKeys();
  const places = byBest.map((number, place) => ({ number, place })).toSorted((left, right) => left.number - right.number);
  const misplaced = places.filter(({ place }, at) => place < (places[at - 1]?.place ?? 0)).length;
  const needed = (await view.rowPacks.orderBy('ids').count()) / packSize;
  return misplaced > 2 + byBest.length / 16 || byBest.length > 4 + needed * 2;
}
