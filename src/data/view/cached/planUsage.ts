import { readPlanUsage, type PlanUsage } from '../../../core/contracts/ingestContract.ts';
import { cachedAnswer } from './cachedAnswer.ts';

/** The server's last answer about the plan's usage. */
export const {
  keep: cachePlanUsage,
  read: readCachedPlanUsage,
  useKept: useCachedPlanUsage,
} = cachedAnswer<PlanUsage>('planUsage', readPlanUsage);
