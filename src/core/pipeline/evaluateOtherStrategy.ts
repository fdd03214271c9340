import { localizeForMarket } from './localizeAnswer.ts';
import { ownInputs } from '../deal/strategies/ownInputs.ts';
import { ownershipOf } from '../deal/ownership.ts';
import { writeStrategyReport } from '../report/strategy/writeStrategyReport.ts';
import { rulesOf } from '../market/registry.ts';
import { dealHash } from './dealHash.ts';
import { evaluateAndJudge } from './evaluateStrategy.ts';
import type { StrategyId } from '../deal/strategies/strategyInput.ts';
import type { EvaluationJob, EvaluationResult } from './outcome.ts';
import { knownMarket } from './marketOfJob.ts';

/** A deal evaluated under any strategy except a UK buy-to-let, with the person's own values for it. */
export function evaluateOtherStrategy(job: EvaluationJob, strategy: StrategyId): EvaluationResult {
  const { deal, profile, today } = job;
  const yours = ownInputs(deal, strategy);
  const evaluated = evaluateAndJudge({ job, strategy, yours });
  if (!evaluated.ok) return { ok: false, gap: evaluated.error };
  const { analysis, explanations, rulesVersion, engineVersion, judgement } = evaluated.value;
  if (judgement === null) return { ok: false, gap: { kind: 'not-calculated', keys: [], message: 'This strategy isn’t supported yet.' } };
  const { score, rules, verdict, solves, disagreement } = judgement;
  const inputs = { ...evaluated.value.inputs };
  const { market: id, note } = knownMarket(job);
  const market = rulesOf(id);
  const report = writeStrategyReport({
    deal,
    profile,
    today,
    strategy,
    inputs,
    analysis,
    score,
    rules,
    verdict,
    disagreement,
    solves,
    market,
    engineVersion,
    placeNote: note,
  });
  return {
    ok: true,
    outcome: {
      form: 'strategy',
      market: id,
      dealId: deal.id,
      dealHash: dealHash(job),
      rulesVersion,
      engineVersion,
      strategy,
      currency: analysis.currency,
      ...ownershipOf(job),
      figures: analysis.figures,
      rules,
      score,
      explanations: Object.fromEntries(explanations.map((each) => [each.id, each])),
      inputs,
      analysis,
      // The title contains an address, which must not be reworded.
      report: { ...localizeForMarket(id, report), title: report.title },
    },
  };
}
