import { isRecord, memberAt } from '../../core/listing/values/member.ts';
import type { ApifyRun } from './api/apifyApi.ts';

/** Runs of actors that were begun, by the address they read: kept past this process, so that its next life follows them on. */
export interface BegunRuns {
  /** The run begun for an address after that moment (milliseconds); null if there is none. */
  find(url: string, after: number): Promise<ApifyRun | null>;
  keep(url: string, run: ApifyRun, at: number): Promise<void>;
  drop(url: string): Promise<void>;
}

/** Nothing is kept: a process that ends loses its runs. */
export const noBegunRuns: BegunRuns = { find: () => Promise.resolve(null), keep: () => Promise.resolve(), drop: () => Promise.resolve() };

const id = /^[A-Za-z0-9]{6,40}$/;

/** A run as it was kept; null for anything that does not name its run and dataset. Its state is asked for anew. */
export function readBegun(kept: unknown): ApifyRun | null {
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
