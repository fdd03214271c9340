import type { ViewDb } from '../viewDb.ts';
import type { RowPack } from './rowPack.ts';

/** All packs, so many at a time, in the order of their numbers: whoever waits for the page or the worker is served between. */
export async function* packsInTurn(view: ViewDb, atOnce: number): AsyncGenerator<readonly RowPack[]> {
  for (let last = 0; ;) {
    const packs = await view.rowPacks.where(':id').above(last).limit(atOnce).toArray();
    yield packs;
    last = packs.at(-1)?.number ?? last;
    if (packs.length < atOnce) return;
  }
}
