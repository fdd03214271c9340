import { liveQuery } from 'dexie';
import { countRows } from '../packs/readRows.ts';
import type { ViewDb } from '../viewDb.ts';

/** Deals on this device, and when the oldest was kept, epoch milliseconds (null: there is none). */
export interface OwnDeals {
  readonly count: number;
  readonly oldestAt: number | null;
}

/** Ids sort by the time they were made. */
export const readOwnDeals = (view: ViewDb): Promise<OwnDeals> =>
  // One transaction, as `readRow` has one.
  view.transaction('r', view.rowPacks, async () => {
    const first = await view.rowPacks.orderBy('ids').first();
    const oldest = first?.rows.toSorted((left, right) => (left.id < right.id ? -1 : 1))[0];
    return { count: await countRows(view), oldestAt: oldest?.createdAt ?? null };
  });

/** How many deals a store holds, and whether it is the one that held deals before: one that the browser emptied is not. */
export interface DealCount {
  readonly count: number;
  readonly isMarked: boolean;
}

/** Calls back with the count of deals as it is and whenever it changes; returns how to stop. */
export function watchDealCount(view: ViewDb, changed: (counted: DealCount) => void): () => void {
  const watching = liveQuery(async () => ({
    count: await countRows(view),
    isMarked: (await view.settings.get(heldKey)) !== undefined,
  })).subscribe({ next: changed, error: () => undefined });
  return () => watching.unsubscribe();
}

/** The setting of a store that has held deals. */
const heldKey = 'records/held';

export const markStore = async (view: ViewDb): Promise<void> => void (await view.settings.put({ key: heldKey, value: true }));

/** The setting that says how many deals were here when the browser emptied the storage of somebody who is not signed in. */
const emptiedKey = 'backup/emptied';

export const noteEmptied = async (view: ViewDb, deals: number): Promise<void> =>
  view.transaction('rw', view.settings, async () => {
    await view.settings.put({ key: emptiedKey, value: deals });
    await markStore(view);
  });
export const forgetEmptied = async (view: ViewDb): Promise<void> => view.settings.delete(emptiedKey);

/** How many deals were lost so, until the person has read it; null where none were. */
export async function readEmptied(view: ViewDb): Promise<number | null> {
  const found = (await view.settings.get(emptiedKey))?.value;
  return typeof found === 'number' ? found : null;
}
