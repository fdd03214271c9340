import { ownershipOf } from '../deal/ownership.ts';
import { reportSolves } from '../report/reportSolves.ts';
import { verdict } from '../report/verdict.ts';
import { checkRules } from '../score/checkRules.ts';
import { explainMarks } from '../score/scoreDeal.ts';
import { afterTaxVerdict } from './afterTaxVerdict.ts';
import { computeOutcome } from './computeOutcome.ts';
import type { Judgement } from './judgeStrategy.ts';
import type { EvaluationJob } from './outcome.ts';
import { jobOfOwner, ownershipForms } from './ownership/ownedJob.ts';

/** A buy-to-let judged by the person's rules and weights, before or after its owner's taxes; null if it has no figures. */
export function judgeLetting(job: EvaluationJob): Judgement | null {
  if (ownershipOf(job).basis === 'after-tax') return judgeAfterTax(job);
  const owned = jobOfOwner(job);
  const computed = computeOutcome(owned.ok ? owned.value : job);
  if (!computed.ok) return null;
  const { analysis, assumptions, market, inputs, marked } = computed.value;
  const { figures, solves } = analysis;
  const { targets } = job.profile;
  const { currency } = market;
  return {
    score: explainMarks(marked),
    rules: checkRules(figures, { targets, currency }),
    verdict: verdict({ figures, targets, currency, assumptions, solve: (key) => solves[key] }),
    solves: reportSolves({ analysis, assumptions, profile: job.profile, inputs, rules: market }),
    disagreement: null,
  };
}

function judgeAfterTax(job: EvaluationJob): Judgement | null {
  const owned = afterTaxVerdict(job, ownershipForms[ownershipOf(job).owner]);
  if (!owned.ok) return null;
  const { score, rules, verdict: said, offer, disagreement } = owned.value;
  return { score, rules, verdict: said, solves: [offer], disagreement };
}
