import { strategyOf } from '../deal/strategies/strategyOf.ts';
import { evaluateOtherStrategy } from './evaluateOtherStrategy.ts';
import { evaluateOwnedLetting } from './evaluateOwnedLetting.ts';
import { isBritishLetting } from './britishLetting.ts';
import { marketOfJob } from './marketOfJob.ts';
import type { EvaluationJob, EvaluationResult } from './outcome.ts';

/**
 * One deal evaluated under its strategy: computed, scored with reasons, explained and reported. `gap` says why it cannot be computed. Meant
 * for a single deal on screen; lists use `rescoreDeals`. Pure.
 */
export function evaluateDeal(job: EvaluationJob): EvaluationResult {
  const strategy = strategyOf(job.deal, job.profile);
  const found = marketOfJob(job);
  if (!found.ok) return { ok: false, gap: found.error };
  return isBritishLetting(strategy, found.value.market) ? evaluateOwnedLetting(job) : evaluateOtherStrategy(job, strategy);
}
