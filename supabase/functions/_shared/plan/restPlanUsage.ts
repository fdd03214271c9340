import type { RestAccess } from '../runs/restIngestRuns.ts';
import { toPlanUsage, type PlanUsageSource } from './planUsageSource.ts';

/** Usage read through the project's REST API with the caller's own token. */
export function createRestPlanUsage({ supabaseUrl, publishableKey, fetch }: RestAccess): PlanUsageSource {
  return {
    read: async ({ token }) => {
      const response = await fetch(`${supabaseUrl}/rest/v1/rpc/read_plan_usage`, {
        method: 'POST',
        headers: { apikey: publishableKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: '{}',
      });
      if (!response.ok) throw new Error(`read_plan_usage failed: status ${response.status}`);
      return toPlanUsage(await response.json());
    },
  };
}
