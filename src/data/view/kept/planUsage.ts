import { useLiveQuery } from 'dexie-react-hooks';
import { readPlanUsage, type PlanUsage } from '../../../core/listing/ingestContract.ts';
import type { ViewDb } from '../viewDb.ts';
import { keptAnswer } from './keptAnswer.ts';

/** What the server last said of the plan's use. */
export const { keep: keepPlanUsage, read: readKeptPlanUsage } = keptAnswer<PlanUsage>('planUsage', readPlanUsage);

/** The same, live; undefined while it is first read. */
export const useKeptPlanUsage = (view: ViewDb): PlanUsage | null | undefined => useLiveQuery(() => readKeptPlanUsage(view), [view]);
