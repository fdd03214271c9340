import { liveQuery } from 'dexie';
import type { ViewDb } from '../viewDb.ts';

const changedKey = 'sync/team-changed';

/**
 * Notes in the view of the personal workspace, for all tabs, that the server reported a change of the person's teams. `at` is in epoch
 * milliseconds. Never rejects, because the page also asks regularly.
 */
export async function storeTeamChange(view: ViewDb, at: number): Promise<void> {
  try {
    await view.settings.put({ key: changedKey, value: at });
  } catch {
    // Storage is full, or the person has signed out.
  }
}

/** Calls back after each noted change in any tab, but not for one noted before. Returns a function that stops it. */
export function watchTeamChange(view: ViewDb, told: () => void): () => void {
  let isFirst = true;
  const reading = liveQuery(() => view.settings.get(changedKey)).subscribe({
    next: () => {
      if (!isFirst) told();
      isFirst = false;
    },
    error: () => undefined,
  });
  return () => reading.unsubscribe();
}
