import type { DatabaseCall } from '../database/databaseCall.ts';
import type { Caller } from '../functionRequest.ts';

/** The result of counting a run: counted (now or earlier), over the plan's allowance, or refused without a second factor. */
export type Counted = 'counted' | 'over' | 'forbidden';

/** The same for a listing that this person has read before. `enough` means that the free re-checks, for today or in total, are used up. */
export type Rechecked = Counted | 'enough';

interface KnownListing {
  readonly site: string;
  readonly listingId: string;
}

/** Analyses counted by the database against the caller's plan. Calls throw if it does not respond. */
export interface AnalysisUsage {
  /** Counts a run as one analysis. Call before fetching. A run already counted is not counted again. */
  count(caller: Caller, runId: string): Promise<Counted>;
  /** Counts nothing for a listing that this person has read before, within the day's limits. Otherwise the same as `count`. */
  countRecheck(caller: Caller, runId: string, listing: KnownListing): Promise<Rechecked>;
  /** Refunds a run. Call after it is stored as failed. A run that did not fail stays counted. */
  giveBack(caller: Caller, runId: string): Promise<void>;
}

export function createAnalysisUsage(call: DatabaseCall): AnalysisUsage {
  return {
    count: async (caller, runId) => {
      const counted = await call(caller, 'count_analysis', { p_run: runId });
      if (!isCounted(counted)) throw new Error('count_analysis returned an unexpected result');
      return counted;
    },
    countRecheck: async (caller, runId, { site, listingId }) => {
      const counted = await call(caller, 'count_recheck', { p_run: runId, p_site: site, p_listing: listingId });
      if (!isRechecked(counted)) throw new Error('count_recheck returned an unexpected result');
      return counted;
    },
    giveBack: async (caller, runId) => {
      await call(caller, 'give_back_analysis', { p_run: runId });
    },
  };
}

const isCounted = (value: unknown): value is Counted => value === 'counted' || value === 'over' || value === 'forbidden';

const isRechecked = (value: unknown): value is Rechecked => value === 'enough' || isCounted(value);
