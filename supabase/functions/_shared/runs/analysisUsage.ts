import type { Caller } from '../functionRequest.ts';

/** What became of a run: counted now or before, over the plan's share, or not allowed without the second factor. */
export type Counted = 'counted' | 'over' | 'forbidden';

/** A listing this person had read before; `enough` when today's free looks at it, or at all, are used up. */
export type Rechecked = Counted | 'enough';

export interface KnownListing {
  readonly site: string;
  readonly listingId: string;
}

/** Analyses counted by the database against the caller's plan. Both calls throw when it does not answer. */
export interface AnalysisUsage {
  /** Before anything is fetched. A run that is counted already is not counted again. */
  count(caller: Caller, runId: string): Promise<Counted>;
  /** Free for a listing that this person had read before, within the day's limits; else as `count`. */
  countRecheck(caller: Caller, runId: string, listing: KnownListing): Promise<Rechecked>;
  /** After a run was kept as failed; of any other run nothing is given back. */
  giveBack(caller: Caller, runId: string): Promise<void>;
}

export const isCounted = (value: unknown): value is Counted => value === 'counted' || value === 'over' || value === 'forbidden';

export const isRechecked = (value: unknown): value is Rechecked => value === 'enough' || isCounted(value);
