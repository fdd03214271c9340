import type { DatabaseCall } from '../database/databaseCall.ts';
import type { Caller } from '../functionRequest.ts';

/** What became of a run: counted now or before, over the plan's share, or not allowed without the second factor. */
export type Counted = 'counted' | 'over' | 'forbidden';

/** A listing this person had read before; `enough` when today's free looks at it, or at all, are used up. */
export type Rechecked = Counted | 'enough';

interface KnownListing {
  readonly site: string;
  readonly listingId: string;
}

/** Analyses counted by the database against the caller's plan. Its calls throw when it does not answer. */
export interface AnalysisUsage {
  /** Before anything is fetched. A run that is counted already is not counted again. */
  count(caller: Caller, runId: string): Promise<Counted>;
  /** Free for a listing that this person had read before, within the day's limits; else as `count`. */
  countRecheck(caller: Caller, runId: string, listing: KnownListing): Promise<Rechecked>;
  /** After a run was kept as failed; of any other run nothing is given back. */
  giveBack(caller: Caller, runId: string): Promise<void>;
}

export function createAnalysisUsage(call: DatabaseCall): AnalysisUsage {
  return {
    count: async (caller, runId) => {
      const counted = await call(caller, 'count_analysis', { p_run: runId });
      if (!isCounted(counted)) throw new Error('count_analysis answered something else');
      return counted;
    },
    countRecheck: async (caller, runId, { site, listingId }) => {
      const counted = await call(caller, 'count_recheck', { p_run: runId, p_site: site, p_listing: listingId });
      if (!isRechecked(counted)) throw new Error('count_recheck answered something else');
      return counted;
    },
    giveBack: async (caller, runId) => {
      await call(caller, 'give_back_analysis', { p_run: runId });
    },
  };
}

const isCounted = (value: unknown): value is Counted => value === 'counted' || value === 'over' || value === 'forbidden';

const isRechecked = (value: unknown): value is Rechecked => value === 'enough' || isCounted(value);
