import type { JobAnswer, JobArgs, JobName } from '../../bridge/workerClient.ts';
import type { WorkerFailure } from '../../bridge/workerFailure.ts';
import type { Result } from '../../core/kernel/result.ts';
import type { EvaluateWorker, PdfJob } from '../../core/pipeline/jobs.ts';
import { usePart } from './workspace.ts';

/** What is calculated off the page. */
export interface Evaluator {
  /** Puts a question to the evaluate worker; a newer one in the same `lane` aborts the older. */
  ask<Name extends JobName<EvaluateWorker>>(
    name: Name,
    args: JobArgs<EvaluateWorker, Name>,
    lane: string,
  ): Promise<Result<JobAnswer<EvaluateWorker, Name>, WorkerFailure>>;
  makePdf(job: PdfJob, signal: AbortSignal): Promise<Result<{ readonly bytes: ArrayBuffer; readonly pages: number }, WorkerFailure>>;
}

/** The engine, in its workers. */
export const useEvaluator = (): Evaluator => usePart('evaluator');
