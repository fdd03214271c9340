import { rentEstimate } from '../area/rentEstimate.ts';
import { assumptionsOf, resolveInputs } from '../deal/resolve/resolveInputs.ts';
import { assumptionEntry } from '../deal/assumptionCatalogue.ts';
import type { AssumptionKey, Assumptions, ResolvedInputs } from '../deal/assumptions.ts';
import { analyse, engineVersion, measure } from '../engine/analyse.ts';
import { minor } from '../kernel/money.ts';
import { rulesOf } from '../market/registry.ts';
import { explanations } from '../report/explanations.ts';
import type { ReportContext } from '../report/reportContext.ts';
import { writeReport } from '../report/writeReport.ts';
import { checkRules } from '../score/checkRules.ts';
import type { ScoreInput } from '../score/criteria.ts';
import { scoreDeal } from '../score/scoreDeal.ts';
import { contentHash } from './contentHash.ts';
import type { EvaluationGap, EvaluationJob, EvaluationResult, Outcome } from './outcome.ts';
import { placeOfJob } from './placeOfJob.ts';

/**
 * One deal, evaluated: inputs resolved, analysed under the rules of its place on the day, scored, explained and written up.
 * Pure: the same job gives the same answer. `gap` names the inputs without which there is nothing to compute.
 */
export function evaluateDeal(job: EvaluationJob): EvaluationResult {
  const { deal, profile } = job;
  const { facts } = deal;
  const inputs = resolveInputs({ deal, profile, rentEstimate: rentEstimate(facts) });
  if (!inputs.ok) return { ok: false, gap: gapOf(inputs.error) };
  return { ok: true, outcome: outcomeOf(job, inputs.value) };
}

/** The hash of what an outcome depends on: facts, own values, profile, day and the place asked for. */
export const dealHash = ({ deal, profile, today, place }: EvaluationJob): string =>
  contentHash({ facts: deal.facts, overrides: deal.overrides, profile, today, place });

function outcomeOf(job: EvaluationJob, inputs: ResolvedInputs): Outcome {
  const { deal, profile, today } = job;
  const assumptions = assumptionsOf(inputs);
  const place = placeOfJob(job);
  const rules = rulesOf(place.place);
  const analysis = analyse({ assumptions, rules, targets: profile.targets, on: today });
  const under = (changes: Partial<Assumptions>): ScoreInput => {
    const changed = { ...assumptions, ...changes };
    return { figures: measure({ assumptions: changed, rules, on: today }), assumptions: changed, facts: deal.facts };
  };
  const rent = inputs.monthlyRent.provenance;
  const base: ScoreInput = { figures: analysis.figures, assumptions, facts: deal.facts };
  const low = rent.kind === 'estimate' ? under({ monthlyRent: minor(rent.low) }) : base;
  const high = rent.kind === 'estimate' ? under({ monthlyRent: minor(rent.high) }) : base;
  const score = scoreDeal({ base, low, high, weights: profile.weights });
  const ruleChecks = checkRules(analysis.figures, profile.targets);
  const context: ReportContext = { ...job, inputs, assumptions, analysis, score, ruleChecks, rules, engineVersion, placeNote: place.note };
  return {
    dealId: deal.id,
    dealHash: dealHash(job),
    rulesVersion: rules.version,
    engineVersion,
    inputs,
    analysis,
    rules: ruleChecks,
    score,
    explanations: explanations(context),
    report: writeReport(context),
  };
}

function gapOf(keys: readonly AssumptionKey[]): EvaluationGap {
  const names = keys.map((key) => assumptionEntry(key).label.toLowerCase());
  const message = keys.includes('purchasePrice')
    ? 'The listing states no purchase price. Type what you would pay to see the figures.'
    : `Needed before there are figures: ${names.join(', ')}.`;
  return { kind: 'needs-input', keys, message };
}
