import { noteEmptied, watchDealCount } from '../../data/view/kept/ownDeals.ts';
import { countRows } from '../../data/view/packs/readRows.ts';
import type { ViewDb } from '../../data/view/viewDb.ts';

/** Outside IndexedDB: how many deals this device had while nobody was signed in. */
const markKey = 'yardstick-had-records-device';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface Marked {
  readonly view: ViewDb;
  readonly userId: string | null;
  readonly storage: Storage;
}

/**
 * Once the stores are open: tells when the browser took away what somebody who is not signed in had here, and keeps the mark up to date from
 * then on. Who signs in takes the deals along, so an empty device is none that was emptied. Returns how to stop.
 */
export async function watchRecords({ view, userId, storage }: Marked): Promise<() => void> {
  if (userId !== null) {
    attempt(() => storage.removeItem(markKey));
    return () => undefined;
  }
  const had = Number(attempt(() => storage.getItem(markKey)) ?? 0);
  if (had > 0 && (await countRows(view)) === 0) await noteEmptied(view, had);
  return watchDealCount(view, (count) => {
    attempt(() => (count === 0 ? storage.removeItem(markKey) : storage.setItem(markKey, String(count))));
  });
}

/** A browser that refuses site data refuses this too; then there is nothing to tell apart. */
function attempt<Value>(act: () => Value): Value | null {
  try {
    return act();
  } catch {
    return null;
  }
}
