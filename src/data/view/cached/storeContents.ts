import { liveQuery } from 'dexie';
import { onReopened } from '../closedByBrowser.ts';
import { readSyncStatus, syncSettings } from '../sync/syncView.ts';
import type { ViewDb } from '../viewDb.ts';

/** The number of deals on this device, and when the oldest was stored, in epoch milliseconds (null if there are none). */
export interface DealCount {
  readonly count: number;
  readonly oldestAt: number | null;
}

/** Sorting by id sorts by creation time. */
export const readDealCount = (view: ViewDb): Promise<DealCount> =>
  view.transaction('r', view.rows, async () => ({
    count: await view.rows.count(),
    oldestAt: (await view.rows.orderBy(':id').first())?.createdAt ?? null,
  }));

/** A person's data in a store: the number of deals, and how much is only on this device, as far as the sync has reported. */
export interface StoredData {
  readonly deals: number;
  readonly unsent: number;
}

/** The contents, and whether this is still the same store. It is not if the browser has cleared it. */
export interface StoreContents extends StoredData {
  readonly isMarked: boolean;
}

/** Calls back with the contents now and after every change. Returns a function that stops it. */
export function watchStoreContents(view: ViewDb, changed: (holdings: StoreContents) => void): () => void {
  const watching = liveQuery(() => readHoldings(view)).subscribe({ next: changed, error: nothing });
  const stopReopening = onReopened(view, () => void readHoldings(view).then(changed, nothing));
  return () => {
    stopReopening();
    watching.unsubscribe();
  };
}

async function readHoldings(view: ViewDb): Promise<StoreContents> {
  const links = await view.captures.where('state').anyOf('waiting', 'fetching').count();
  const unsent = links + ((await readSyncStatus(view))?.pending ?? 0);
  return { deals: await view.rows.count(), unsent, isMarked: await isMarkedStore(view) };
}

const nothing = (): void => undefined;

/** The setting that marks a store as having contained records. */
const heldKey = 'records/held';

export const isMarkedStore = async (view: ViewDb): Promise<boolean> => (await view.settings.get(heldKey)) !== undefined;

export const markStore = async (view: ViewDb): Promise<void> => void (await view.settings.put({ key: heldKey, value: true }));

/** What was stored when the browser cleared storage. The sync detects the clearing itself, but cannot know how much was lost. */
export type StorageEviction = StoredData | 'unknown';

/** Records that a store with this content was cleared, unless another tab has already recorded it. */
export const recordStorageEviction = async (view: ViewDb, held: StoredData): Promise<void> =>
  view.transaction('rw', view.settings, async () => {
    if (await isMarkedStore(view)) return;
    await view.settings.put({ key: syncSettings.emptied, value: held });
    await markStore(view);
  });

export const clearStorageEviction = async (view: ViewDb): Promise<void> => view.settings.delete(syncSettings.emptied);

/** What was lost because the browser cleared storage, until the person has read the notice. Null if nothing was lost. */
export async function readStorageEviction(view: ViewDb): Promise<StorageEviction | null> {
  const found = (await view.settings.get(syncSettings.emptied))?.value;
  return found === undefined ? null : (found as StorageEviction);
}
