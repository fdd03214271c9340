import { readPlanUsage, type PlanUsage } from '../../../../src/core/listing/ingestContract.ts';
import type { Caller } from '../functionRequest.ts';

/** What the database counted for a person this month. */
export interface PlanUsageSource {
  /** Null for a caller whose second factor is still to be given. Throws when the database does not answer. */
  read(caller: Caller): Promise<PlanUsage | null>;
}

/** The database's answer; null where it says nothing to this caller. Throws for anything it cannot have meant. */
export function toPlanUsage(answered: unknown): PlanUsage | null {
  const usage = readPlanUsage(answered);
  if (usage === null && answered !== null) throw new Error('read_plan_usage answered something else');
  return usage;
}
