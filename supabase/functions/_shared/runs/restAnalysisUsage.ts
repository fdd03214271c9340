import { isCounted, isRechecked, type AnalysisUsage } from './analysisUsage.ts';
import type { Caller } from '../functionRequest.ts';
import type { RestAccess } from './restIngestRuns.ts';

/** Analyses counted through the project's REST API with the caller's own token. */
export function createRestAnalysisUsage({ supabaseUrl, publishableKey, fetch }: RestAccess): AnalysisUsage {
  const call = async (name: string, caller: Caller, given: Readonly<Record<string, string>>): Promise<unknown> => {
    const response = await fetch(`${supabaseUrl}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { apikey: publishableKey, authorization: `Bearer ${caller.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(given),
    });
    if (!response.ok) throw new Error(`${name} failed: status ${response.status}`);
    return response.json();
  };
  return {
    count: async (caller, runId) => {
      const counted = await call('count_analysis', caller, { p_run: runId });
      if (!isCounted(counted)) throw new Error('count_analysis answered something else');
      return counted;
    },
    countRecheck: async (caller, runId, { site, listingId }) => {
      const counted = await call('count_recheck', caller, { p_run: runId, p_site: site, p_listing: listingId });
      if (!isRechecked(counted)) throw new Error('count_recheck answered something else');
      return counted;
    },
    giveBack: async (caller, runId) => {
      await call('give_back_analysis', caller, { p_run: runId });
    },
  };
}
