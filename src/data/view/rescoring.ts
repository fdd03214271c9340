import { useLiveQuery } from 'dexie-react-hooks';
import type { ViewDb } from './viewDb.ts';

/** The setting with the profile and engine that all rows were last scored by. */
export const scoredByKey = 'rows/scored-by';

/** The setting with the progress of a rescoring. Absent when none is under way. */
export const rescoringKey = 'rescoring';

export interface RescoringProgress {
  readonly done: number;
  readonly total: number;
}

/** The progress of a rescoring, live. Null if none is running. */
export function useRescoring(view: ViewDb): RescoringProgress | null | undefined {
  return useLiveQuery(async () => ((await view.settings.get(rescoringKey))?.value as RescoringProgress | undefined) ?? null, [view]);
}
