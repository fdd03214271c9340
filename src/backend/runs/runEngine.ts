import { readNextPage, workListings, type RunAtWork, type RunWork } from './advanceRun.ts';
import type { SearchRuns } from './searchRuns.ts';

/** What moves runs on. */
export interface RunEngine {
  readonly runs: SearchRuns;
  /** Reads the first page of results, so that the one who asked hears how many there are. False when somebody else is at it. */
  begin(run: RunAtWork): Promise<boolean>;
  /** Where nothing runs by itself, does a bounded part of the work before it resolves; else wakes what does. */
  moveOn(run: RunAtWork): Promise<void>;
}

/** Listings in one step: two rounds of four, well within the time an edge function may take. */
const listingsPerStep = 8;

/**
 * An engine for hosted functions, which live only as long as a request: the device's questions drive the run. Several
 * devices, or tabs, may ask at once; leases give each part of the work to one.
 */
export function createSteppedEngine(work: RunWork): RunEngine {
  return {
    runs: work.runs,
    begin: (run) => readNextPage(work, run),
    moveOn: async (run) => {
      await readNextPage(work, run);
      await workListings(work, run, listingsPerStep);
    },
  };
}
