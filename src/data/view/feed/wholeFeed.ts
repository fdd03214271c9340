import type { ViewDb } from '../viewDb.ts';
import { rowFeedOf, type DealFeed } from './rowFeed.ts';

/**
 * The rows of every deal as they stand, once all are read; rejects where they cannot be. For whoever on a page asks once: to read every pack
 * for it would hold the page up. What shows rows follows them by `useDealFeed`.
 */
export function wholeFeed(view: ViewDb): Promise<DealFeed> {
  const feed = rowFeedOf(view);
  return new Promise((resolve, reject) => {
    const settle = (): boolean => {
      const [known, failure] = [feed.current(), feed.failure()];
      if (known?.complete === true) resolve(known);
      else if (failure === null) return false;
      else reject(failure instanceof Error ? failure : new Error('The rows cannot be read', { cause: failure }));
      return true;
    };
    if (settle()) return;
    const stop = feed.subscribe(() => settle() && stop());
  });
}
