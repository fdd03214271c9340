import type { DealRow } from '../rows.ts';
import type { ViewDb } from '../viewDb.ts';

/** In a transaction of its own: outside of one Dexie answers a live query from what it read before, and packs are written past it. */
export const readRow = (view: ViewDb, id: string): Promise<DealRow | undefined> =>
  view.transaction('r', view.rowPacks, async () =>
    (await view.rowPacks.where('ids').equals(id).first())?.rows.find((row) => row.id === id),
  );
