import { useDeferredValue, useSyncExternalStore } from 'react';
import type { DealRow } from '../rows.ts';
import type { ViewDb } from '../viewDb.ts';
import { rowFeedOf, type DealFeed } from './rowFeed.ts';

/**
 * Every deal's row as it changes, the best first and the rest a moment later; null while the first read is under way. What is drawn of
 * thousands of rows that come in is drawn in slices, and gives way to what the person does.
 */
export function useDealFeed(view: ViewDb): DealFeed | null {
  const feed = rowFeedOf(view);
  const state = useDeferredValue(useSyncExternalStore(feed.subscribe, feed.current));
  const failure = useSyncExternalStore(feed.subscribe, feed.failure);
  if (failure !== null) throw failure;
  return state;
}

/** Every deal's row outside the bin, best score first; undefined while the first read is under way. */
export function useDealRows(view: ViewDb): readonly DealRow[] | undefined {
  const feed = useDealFeed(view);
  return feed?.complete === true ? feed.rows : undefined;
}
