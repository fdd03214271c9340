import type { WorkerFailure } from '../../bridge/workerFailure.ts';
import type { Result } from '../../core/kernel/result.ts';
import type { EvaluationJob, EvaluationResult } from '../../core/pipeline/outcome.ts';
import { useService } from './services.ts';

/** Starts an engine of its own for somebody who only looks: nobody's records are opened and nothing is kept. */
export type StartExampleEvaluator = () => Promise<(job: EvaluationJob) => Promise<Result<EvaluationResult, WorkerFailure>>>;

/** Starts the engine behind the examples of the landing page. */
export const useExampleEvaluator = (): StartExampleEvaluator => useService('exampleEvaluator');
