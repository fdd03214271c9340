import { liveQuery } from 'dexie';
import { useLiveQuery } from 'dexie-react-hooks';
import type { ViewDb } from './viewDb.ts';

/** The name of the setting that records which profile and engine last scored all rows. */
export const scoredByKey = 'rows/scored-by';

/** The name of the setting that records the progress of a rescoring. Absent when none is running. */
export const rescoringKey = 'rescoring';

export interface RescoringProgress {
  readonly done: number;
  readonly total: number;
}

/**
 * Calls back at once, and whenever another profile has scored the rows, as after one arrived from another device or an owner of the team.
 * Returns a function that stops it.
 */
export function watchScoredBy(view: ViewDb, told: () => void): () => void {
  const reading = liveQuery(async () => (await view.settings.get(scoredByKey))?.value).subscribe({ next: told, error: told });
  return () => reading.unsubscribe();
}

/** The progress of a rescoring, live. Null if none is running. */
export function useRescoring(view: ViewDb): RescoringProgress | null | undefined {
  return useLiveQuery(async () => ((await view.settings.get(rescoringKey))?.value as RescoringProgress | undefined) ?? null, [view]);
}
