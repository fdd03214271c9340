import { isCounted, isRechecked, type AnalysisUsage } from '../../../supabase/functions/_shared/runs/analysisUsage.ts';
import { asUser } from '../store/asUser.ts';
import type { Database } from '../store/database.ts';

/** Analyses counted in the embedded database, as the caller. `free` is the Free plan's share of a month. */
export function createDatabaseAnalysisUsage(db: Database, free: number): AnalysisUsage {
  return {
    count: async ({ claims }, runId) => {
      const select = 'select private.count_analysis($1::uuid, $2::text::integer) as counted';
      const [row] = await asUser(db, claims, (q) => q(select, [runId, String(free)]));
      const counted = row?.['counted'];
      if (!isCounted(counted)) throw new Error('count_analysis answered something else');
      return counted;
    },
    countRecheck: async ({ claims }, runId, { site, listingId }) => {
      const select = 'select private.count_recheck($1::uuid, $2::text, $3::text, $4::text::integer) as counted';
      const [row] = await asUser(db, claims, (q) => q(select, [runId, site, listingId, String(free)]));
      const counted = row?.['counted'];
      if (!isRechecked(counted)) throw new Error('count_recheck answered something else');
      return counted;
    },
    giveBack: async ({ claims }, runId) => {
      await asUser(db, claims, (q) => q('select private.give_back_analysis($1::uuid)::text as given', [runId]));
    },
  };
}
