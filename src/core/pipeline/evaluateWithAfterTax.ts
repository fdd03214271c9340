import { addAfterTax } from '../report/afterTax/addAfterTax.ts';
import { afterTax } from './afterTax.ts';
import { evaluateLetting } from './evaluateLetting.ts';
import type { EvaluationJob, LettingOutcome, LettingResult } from './outcome.ts';

/** A deal as a buy-to-let, with what is left after tax in each form of ownership. For one deal on a screen. */
export function evaluateWithAfterTax(job: EvaluationJob): LettingResult {
  const result = evaluateLetting(job);
  return result.ok ? { ok: true, outcome: withAfterTax(job, result.outcome) } : result;
}

/** An outcome of this very job, with the taxes of its owners and their tables in the report; valid under the rules of both taxes. */
function withAfterTax(job: EvaluationJob, outcome: LettingOutcome): LettingOutcome {
  const taxed = afterTax(job, outcome);
  const report = addAfterTax(outcome.report, taxed);
  return { ...outcome, rulesVersion: report.versions.rules, afterTax: taxed, report };
}
