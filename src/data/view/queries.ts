import { useLiveQuery } from 'dexie-react-hooks';
import { useSyncExternalStore } from 'react';
import type { Outcome } from '../../core/pipeline/outcome.ts';
import type { CaptureRow } from './captures.ts';
import { rowFeedOf, type DealFeed } from './feed/rowFeed.ts';
import type { DealRow } from './rows.ts';
import { readSampleRow } from './samples.ts';
import type { ViewDb } from './viewDb.ts';

/** Every deal's row as it changes, the best first and the rest a moment later; null while the first read is under way. */
export function useDealFeed(view: ViewDb): DealFeed | null {
  const feed = rowFeedOf(view);
  const state = useSyncExternalStore(feed.subscribe, feed.current);
  const failure = useSyncExternalStore(feed.subscribe, feed.failure);
  if (failure !== null) throw failure;
  return state;
}

/** Every deal's row outside the bin, best score first; undefined while the first read is under way. */
export function useDealRows(view: ViewDb): readonly DealRow[] | undefined {
  const feed = useDealFeed(view);
  return feed?.complete === true ? feed.rows : undefined;
}

/** One deal's row, or that of a sample; null when there is none on this device. */
export function useDealRow(view: ViewDb, id: string): DealRow | null | undefined {
  return useLiveQuery(async () => (await view.rows.get(id)) ?? (await readSampleRow(view, id)), [view, id]);
}

/** The stored outcome of a deal; null until one was computed. */
export function useStoredOutcome(view: ViewDb, dealId: string): Outcome | null | undefined {
  return useLiveQuery(async () => (await view.outcomes.get(dealId))?.outcome ?? null, [view, dealId]);
}

/** Captures, newest first. */
export function useCaptures(view: ViewDb): readonly CaptureRow[] | undefined {
  return useLiveQuery(() => view.captures.orderBy('createdAt').reverse().toArray(), [view]);
}
