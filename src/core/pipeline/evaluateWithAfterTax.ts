import { isDefaultOwnership, ownershipOf } from '../deal/ownership.ts';
import { addAfterTax } from '../report/afterTax/addAfterTax.ts';
import { afterTax } from './afterTax.ts';
import { evaluateLetting } from './evaluateLetting.ts';
import { evaluateOwnedLetting } from './evaluateOwnedLetting.ts';
import type { EvaluationJob, LettingResult } from './outcome.ts';

/**
 * A deal evaluated as a buy-to-let for its owner, and compared after tax under every form of ownership. The outcome includes the taxes, and
 * the report their tables. Its rules version covers both sets of rules. For a single deal on screen.
 */
export function evaluateWithAfterTax(job: EvaluationJob): LettingResult {
  const judged = evaluateOwnedLetting(job);
  // The comparison of ownership forms starts from the terms of a personal purchase.
  const own = isDefaultOwnership(ownershipOf(job)) ? judged : evaluateLetting(job);
  if (!judged.ok) return judged;
  if (!own.ok) return own;
  const { outcome } = judged;
  const taxed = afterTax(job, own.outcome);
  const report = addAfterTax(outcome, taxed);
  return { ok: true, outcome: { ...outcome, rulesVersion: report.versions.rules, afterTax: taxed, report } };
}
