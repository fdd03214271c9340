import { exposeWorker } from '../src/bridge/exposeWorker.ts';
import { evaluateDeal } from '../src/core/pipeline/evaluateDeal.ts';
import type { EvaluateWorker } from '../src/core/pipeline/jobs.ts';

/** Calculates outcomes off the page: engine, score and report of one deal per call. */
const worker: EvaluateWorker = { evaluate: (job) => evaluateDeal(job) };

exposeWorker(worker);
