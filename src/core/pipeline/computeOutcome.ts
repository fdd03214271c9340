import type { BuyToLetInputs, ResolvedInputs } from '../deal/strategies/inputs/buyToLetInputs.ts';
import { assumptionsOf } from '../deal/resolve/resolveInputs.ts';
import { analyse, measure } from '../engine/analyse.ts';
import type { Analysis, FigureId } from '../engine/analysis.ts';
import { minor } from '../kernel/money.ts';
import { ok } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import { rulesOf } from '../market/registry.ts';
import type { MarketRules } from '../market/rules.ts';
import { traceFigures } from '../report/explain/traceFigures.ts';
import type { FigureTrace } from '../report/explain/traceFigures.ts';
import { compareRules } from '../score/checkRules.ts';
import type { ScoreInput } from '../score/criteria.ts';
import { markDeal } from '../score/markDeal.ts';
import type { MarkedDeal } from '../score/markDeal.ts';
import type { RuleResult } from '../score/score.ts';
import { inputsOfDeal } from './inputsOfDeal.ts';
import type { EvaluationGap, EvaluationJob } from './outcome.ts';
import { knownMarket } from './marketOfJob.ts';

/** An outcome without text: every figure, solve, mark and rule as numbers, with its derivation. */
export interface ComputedOutcome {
  readonly inputs: ResolvedInputs;
  readonly assumptions: BuyToLetInputs;
  readonly market: MarketRules;
  /** A note shown with the tax if the property's place was uncertain; else null. */
  readonly placeNote: string | null;
  readonly analysis: Analysis;
  readonly marked: MarkedDeal;
  readonly rules: readonly RuleResult[];
  readonly traces: Readonly<Record<FigureId, FigureTrace>>;
}

/**
 * One deal's outcome, or why it cannot be computed. Inputs are resolved, analysed under the rules that apply to the property on that day,
 * and scored. Every figure is traced to its terms. Pure.
 */
export function computeOutcome(job: EvaluationJob): Result<ComputedOutcome, EvaluationGap> {
  const { deal, profile, today } = job;
  const inputs = inputsOfDeal(job);
  if (!inputs.ok) return inputs;
  const assumptions = assumptionsOf(inputs.value);
  const place = knownMarket(job);
  const market = rulesOf(place.market);
  const analysis = analyse({ assumptions, rules: market, targets: profile.targets, on: today });
  const under = (changes: Partial<BuyToLetInputs>): ScoreInput => {
    const changed = { ...assumptions, ...changes };
    return { figures: measure({ assumptions: changed, rules: market, on: today }), assumptions: changed, facts: deal.facts };
  };
  const rent = inputs.value.monthlyRent.provenance;
  const base: ScoreInput = { figures: analysis.figures, assumptions, facts: deal.facts };
  const low = rent.kind === 'estimate' ? under({ monthlyRent: minor(rent.low) }) : base;
  const high = rent.kind === 'estimate' ? under({ monthlyRent: minor(rent.high) }) : base;
  return ok({
    inputs: inputs.value,
    assumptions,
    market,
    placeNote: place.note,
    analysis,
    marked: markDeal({ base, low, high, weights: profile.weights, inputs: inputs.value }),
    rules: compareRules(analysis.figures, profile.targets),
    traces: traceFigures({ assumptions, analysis }),
  });
}
