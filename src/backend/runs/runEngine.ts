import { readNextPage, processListings, type ActiveRun, type RunWork } from './advanceRun.ts';
import type { SearchRuns } from './searchRuns.ts';

/** Processes runs. */
export interface RunEngine {
  readonly runs: SearchRuns;
  /**
   * Reads the first page of results, so that the first response can say how many listings there are. False if another worker is reading it.
   */
  begin(run: ActiveRun): Promise<boolean>;
  /** Without a background worker, does a limited part of the work before it resolves. Otherwise wakes the worker. */
  moveOn(run: ActiveRun): Promise<void>;
}

/** Listings per step: two rounds of four, well within an edge function's time limit. */
const listingsPerStep = 8;

/**
 * An engine for hosted functions, which live only as long as a request: the device's polling drives the run. Several devices or tabs may
 * poll at once. Leases give each part of the work to one.
 */
export function createSteppedEngine(work: RunWork): RunEngine {
  return {
    runs: work.runs,
    begin: (run) => readNextPage(work, run),
    moveOn: async (run) => {
      await readNextPage(work, run);
      await processListings(work, run, listingsPerStep);
    },
  };
}
