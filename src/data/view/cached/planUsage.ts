import { readPlanUsage, type PlanUsage } from '../../../core/contracts/ingestContract.ts';
import { keptAnswer } from './keptAnswer.ts';

/** The server's last answer on plan usage. */
export const {
  keep: keepPlanUsage,
  read: readKeptPlanUsage,
  useKept: useKeptPlanUsage,
} = keptAnswer<PlanUsage>('planUsage', readPlanUsage);
