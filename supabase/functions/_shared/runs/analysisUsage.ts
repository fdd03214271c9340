import type { Caller } from '../functionRequest.ts';

/** What became of a run: counted now or before, over the plan's share, or not allowed without the second factor. */
export type Counted = 'counted' | 'over' | 'forbidden';

/** Analyses counted by the database against the caller's plan. Both calls throw when it does not answer. */
export interface AnalysisUsage {
  /** Before anything is fetched. A run that is counted already is not counted again. */
  count(caller: Caller, runId: string): Promise<Counted>;
  /** After a run was kept as failed; of any other run nothing is given back. */
  giveBack(caller: Caller, runId: string): Promise<void>;
}

export const isCounted = (value: unknown): value is Counted => value === 'counted' || value === 'over' || value === 'forbidden';
