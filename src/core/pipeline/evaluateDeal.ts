import { strategyOf } from '../deal/strategies/strategyOf.ts';
import { evaluateOther } from './evaluateOther.ts';
import { evaluateOwnedLetting } from './evaluateOwnedLetting.ts';
import { isBritishLetting } from './britishLetting.ts';
import { marketOfJob } from './marketOfJob.ts';
import type { EvaluationJob, EvaluationResult } from './outcome.ts';

/**
 * One deal under its strategy, evaluated: computed, scored with reasons, explained and written up. For a deal that is looked at; lists take
 * `rescoreDeals`. Pure: the same job gives the same answer. `gap` says why there is nothing to compute.
 */
export function evaluateDeal(job: EvaluationJob): EvaluationResult {
  const strategy = strategyOf(job.deal, job.profile);
  const found = marketOfJob(job);
  if (!found.ok) return { ok: false, gap: found.error };
  return isBritishLetting(strategy, found.value.market) ? evaluateOwnedLetting(job) : evaluateOther(job, strategy);
}
