import type { IngestRun } from '../../../../src/core/listing/ingestContract.ts';
import type { Caller } from '../functionRequest.ts';

/** A finished run as it is kept: what the device gets to see of it. */
export type StoredRun = IngestRun;

/** Where finished runs are kept. Both calls act as the caller, so row-level security decides what they may touch. */
export interface IngestRuns {
  /** Throws when the store does not answer: a run that cannot be kept is a failed request. */
  save(caller: Caller, run: StoredRun): Promise<void>;
  /** Null for an id that does not exist and for one of somebody else: the two cannot be told apart. */
  find(caller: Caller, runId: string): Promise<StoredRun | null>;
}
