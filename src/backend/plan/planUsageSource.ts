import { readPlanUsage, type PlanUsage } from '../../core/contracts/ingestContract.ts';
import type { DatabaseCall } from '../database/databaseCall.ts';
import type { Caller } from '../functionRequest.ts';

/** What the database counted for a person this month. */
export interface PlanUsageSource {
  /** Null for a caller whose second factor is still to be given. Throws when the database does not answer. */
  read(caller: Caller): Promise<PlanUsage | null>;
}

export function createPlanUsage(call: DatabaseCall): PlanUsageSource {
  return {
    read: async (caller) => {
      const answered = await call(caller, 'read_plan_usage', {});
      const usage = readPlanUsage(answered);
      if (usage === null && answered !== null) throw new Error('read_plan_usage answered something else');
      return usage;
    },
  };
}
