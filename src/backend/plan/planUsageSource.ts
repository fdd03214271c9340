import { readPlanUsage, type PlanUsage } from '../../core/contracts/ingestContract.ts';
import type { DatabaseCall } from '../database/databaseCall.ts';
import type { Caller } from '../functionRequest.ts';

/** A person's usage this month, as counted by the database. */
export interface PlanUsageSource {
  /** Null if the caller still has to give a second factor. Throws if the database does not respond. */
  read(caller: Caller): Promise<PlanUsage | null>;
}

export function createPlanUsage(call: DatabaseCall): PlanUsageSource {
  return {
    read: async (caller) => {
      const answered = await call(caller, 'read_plan_usage', {});
      const usage = readPlanUsage(answered);
      if (usage === null && answered !== null) throw new Error('read_plan_usage returned an unexpected result');
      return usage;
    },
  };
}
