import { engineVersion } from '../engine/analyse.ts';
import { explanations } from '../report/explain/explanations.ts';
import type { ReportContext } from '../report/reportContext.ts';
import { writeReport } from '../report/writeReport.ts';
import { checkRules } from '../score/checkRules.ts';
import { sayMarks } from '../score/scoreDeal.ts';
import { computeOutcome } from './computeOutcome.ts';
import type { ComputedOutcome } from './computeOutcome.ts';
import { contentHash } from './contentHash.ts';
import type { EvaluationJob, EvaluationResult, Outcome } from './outcome.ts';

/**
 * One deal, evaluated: computed, scored with reasons, explained and written up. For a deal that is looked at; lists take
 * `computeOutcome`. Pure: the same job gives the same answer. `gap` says why there is nothing to compute.
 */
export function evaluateDeal(job: EvaluationJob): EvaluationResult {
  const computed = computeOutcome(job);
  return computed.ok ? { ok: true, outcome: sayOutcome(job, computed.value) } : { ok: false, gap: computed.error };
}

/** The hash of what an outcome depends on: facts, the country chosen, own values, profile, day and the place asked for. */
export const dealHash = ({ deal, profile, today, place }: EvaluationJob): string =>
  contentHash({ facts: deal.facts, country: deal.country, overrides: deal.overrides, profile, today, place });

function sayOutcome(job: EvaluationJob, { inputs, assumptions, market, placeNote, analysis, marked, traces }: ComputedOutcome): Outcome {
  const score = sayMarks(marked);
  const ruleChecks = checkRules(analysis.figures, { targets: job.profile.targets, currency: market.currency });
  const context: ReportContext = { ...job, inputs, assumptions, analysis, score, ruleChecks, rules: market, engineVersion, placeNote };
  return {
    dealId: job.deal.id,
    dealHash: dealHash(job),
    rulesVersion: market.version,
    engineVersion,
    inputs,
    analysis,
    rules: ruleChecks,
    score,
    explanations: explanations(traces, context),
    report: writeReport(context),
  };
}
