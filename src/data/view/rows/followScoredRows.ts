import { liveQuery } from 'dexie';
import { scoredByKey } from '../rescoring.ts';
import type { ViewDb } from '../viewDb.ts';

/** Calls back now and after each change to any row, or to the profile that scored them all. Returns a function that stops it. */
export function followScoredRows(view: ViewDb, changed: () => void): () => void {
  // Read only to subscribe to changes, because a count depends on the whole table.
  const query = liveQuery(async () => [await view.rows.count(), await view.settings.get(scoredByKey)]);
  const following = query.subscribe({ next: () => changed(), error: () => undefined });
  return () => following.unsubscribe();
}
