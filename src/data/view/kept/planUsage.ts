import { useLiveQuery } from 'dexie-react-hooks';
import { readPlanUsage, type PlanUsage } from '../../../core/listing/ingestContract.ts';
import type { ViewDb } from '../viewDb.ts';

const key = 'planUsage';

/** Keeps what the server last said of the plan's use, for when it cannot be asked. An answer older than the one kept, by the server's own times, changes nothing. */
export async function keepPlanUsage(view: ViewDb, usage: PlanUsage): Promise<void> {
  await view.transaction('rw', view.settings, async () => {
    const kept = await readKeptPlanUsage(view);
    if (kept === null || Date.parse(kept.at) <= Date.parse(usage.at)) await view.settings.put({ key, value: usage });
  });
}

/** What the server last said; null where it never did. */
export const readKeptPlanUsage = async (view: ViewDb): Promise<PlanUsage | null> => readPlanUsage((await view.settings.get(key))?.value);

/** The same, live; undefined while it is first read. */
export const useKeptPlanUsage = (view: ViewDb): PlanUsage | null | undefined => useLiveQuery(() => readKeptPlanUsage(view), [view]);
