import { isRecord, memberAt } from '../../core/listing/values/member.ts';
import type { ApifyRun } from './api/apifyApi.ts';

/** Actor runs that have begun, by the URL they read. Stored outside this process, so they can be followed after a restart. */
export interface StartedRuns {
  /** The run begun for a URL after that time (milliseconds). Null if there is none. */
  find(url: string, after: number): Promise<ApifyRun | null>;
  keep(url: string, run: ApifyRun, at: number): Promise<void>;
  drop(url: string): Promise<void>;
}

/** Stores nothing: runs are lost when the process ends. */
export const noStartedRuns: StartedRuns = {
  find: () => Promise.resolve(null),
  keep: () => Promise.resolve(),
  drop: () => Promise.resolve(),
};

const id = /^[A-Za-z0-9]{6,40}$/;

/** A stored run. Null if its run or dataset is missing. Its state is not stored but requested again. */
export function readStartedRun(kept: unknown): ApifyRun | null {
  const [run, dataset] = [memberAt(kept, 'id'), memberAt(kept, 'datasetId')];
  if (!isRecord(kept) || typeof run !== 'string' || typeof dataset !== 'string' || !id.test(run) || !id.test(dataset)) return null;
  return {
    id: run,
    datasetId: dataset,
    status: 'RUNNING',
    statusMessage: null,
    exitCode: null,
    startedAt: null,
    finishedAt: null,
    costUsd: null,
  };
}
