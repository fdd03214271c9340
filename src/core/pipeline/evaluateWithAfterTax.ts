import { addAfterTax } from '../report/afterTax/addAfterTax.ts';
import { afterTax } from './afterTax.ts';
import { evaluateDeal } from './evaluateDeal.ts';
import type { EvaluationJob, EvaluationResult, Outcome } from './outcome.ts';

/** A deal evaluated, with what is left after tax in each form of ownership. For one deal on a screen; lists take `evaluateDeal`. */
export function evaluateWithAfterTax(job: EvaluationJob): EvaluationResult {
  const result = evaluateDeal(job);
  return result.ok ? { ok: true, outcome: withAfterTax(job, result.outcome) } : result;
}

/** An outcome of this very job, with the taxes of its owners and their tables in the report; valid under the rules of both taxes. */
function withAfterTax(job: EvaluationJob, outcome: Outcome): Outcome {
  const taxed = afterTax(job, outcome);
  const report = addAfterTax(outcome.report, taxed);
  return { ...outcome, rulesVersion: report.versions.rules, afterTax: taxed, report };
}
