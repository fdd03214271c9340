import { engineVersion } from '../engine/analyse.ts';
import { explanations } from '../report/explain/explanations.ts';
import type { ReportContext } from '../report/reportContext.ts';
import { lettingFigures } from '../report/figureLabels.ts';
import { writeReport } from '../report/writeReport.ts';
import { checkRules } from '../score/checkRules.ts';
import { explainMarks } from '../score/scoreDeal.ts';
import { computeOutcome } from './computeOutcome.ts';
import type { ComputedOutcome } from './computeOutcome.ts';
import { dealHash } from './dealHash.ts';
import type { EvaluationJob, LettingOutcome, LettingResult } from './outcome.ts';

/**
 * A deal evaluated as a buy-to-let before tax, whatever its strategy and owner: computed, scored with reasons, explained and reported.
 * `gap` says why it cannot be computed.
 */
export function evaluateLetting(job: EvaluationJob): LettingResult {
  const computed = computeOutcome(job);
  return computed.ok ? { ok: true, outcome: sayOutcome(job, computed.value) } : { ok: false, gap: computed.error };
}

function sayOutcome(
  job: EvaluationJob,
  { inputs, assumptions, market, placeNote, analysis, marked, traces }: ComputedOutcome,
): LettingOutcome {
  const score = explainMarks(marked);
  const ruleChecks = checkRules(analysis.figures, { targets: job.profile.targets, currency: market.currency });
  const context: ReportContext = { ...job, inputs, assumptions, analysis, score, ruleChecks, rules: market, engineVersion, placeNote };
  return {
    form: 'letting',
    market: market.id,
    dealId: job.deal.id,
    dealHash: dealHash(job),
    rulesVersion: market.version,
    engineVersion,
    strategy: 'buy-to-let',
    currency: market.currency,
    owner: 'me',
    basis: 'before-tax',
    figures: lettingFigures(analysis.figures, market.currency),
    inputs,
    analysis,
    rules: ruleChecks,
    score,
    explanations: explanations(traces, context),
    report: writeReport(context),
  };
}
