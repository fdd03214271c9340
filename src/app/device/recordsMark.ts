import { markStore, noteEmptied, watchDealCount, type DealCount } from '../../data/view/kept/ownDeals.ts';
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
 * Tells when the browser took away what somebody who is not signed in had here, at a start or while a page is open, and keeps the mark up to
 * date. Who signs in takes the deals along, so an empty device is none that was emptied. Returns how to stop.
 */
export function watchRecords({ view, userId, storage }: Marked): () => void {
  if (userId !== null) {
    attempt(() => storage.removeItem(markKey));
    return () => undefined;
  }
  const keep = async ({ count, isMarked }: DealCount): Promise<void> => {
    const had = Number(attempt(() => storage.getItem(markKey)) ?? 0);
    if (count > 0) {
      attempt(() => storage.setItem(markKey, String(count)));
      if (!isMarked) await markStore(view);
    } else if (isMarked) attempt(() => storage.removeItem(markKey));
    else if (had > 0) await noteEmptied(view, had);
  };
  // A store that takes no mark now is looked at again with its next change, and at the next start.
  return watchDealCount(view, (counted) => void keep(counted).catch(() => undefined));
}

/** A browser that refuses site data refuses this too; then there is nothing to tell apart. */
function attempt<Value>(act: () => Value): Value | null {
  try {
    return act();
  } catch {
    return null;
  }
}
