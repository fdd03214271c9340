import { readPlanUsage, type PlanUsage } from '../../../core/listing/ingestContract.ts';
import { keptAnswer } from './keptAnswer.ts';

/** What the server last said of the plan's use. */
export const {
  keep: keepPlanUsage,
  read: readKeptPlanUsage,
  useKept: useKeptPlanUsage,
} = keptAnswer<PlanUsage>('planUsage', readPlanUsage);
