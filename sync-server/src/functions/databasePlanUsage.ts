import { toPlanUsage, type PlanUsageSource } from '../../../supabase/functions/_shared/plan/planUsageSource.ts';
import { asUser } from '../store/asUser.ts';
import type { Database } from '../store/database.ts';

/** Usage read in the embedded database, as the caller. `free` is the Free plan's share of a month. */
export function createDatabasePlanUsage(db: Database, free: number): PlanUsageSource {
  return {
    read: async ({ claims }) => {
      const [row] = await asUser(db, claims, (q) => q('select private.read_plan_usage($1::text::integer)::text as usage', [String(free)]));
      return toPlanUsage(JSON.parse(row?.['usage'] ?? 'null'));
    },
  };
}
