import type { BuyToLetInputs } from '../../deal/strategies/inputs/buyToLetInputs.ts';
import { assumptionsOf } from '../../deal/resolve/resolveInputs.ts';
import { resolveTaxInputs, taxInputsOf } from '../../deal/tax/resolveTaxInputs.ts';
import type { NumberRules } from '../../engine/numbers/measureNumbers.ts';
import { ok } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { rulesOf } from '../../market/registry.ts';
import type { MarketRules } from '../../market/rules.ts';
import { inputsOfDeal } from '../inputsOfDeal.ts';
import { numberRulesOf } from '../numberRules.ts';
import type { EvaluationGap, EvaluationJob } from '../outcome.ts';
import { jobOfOwner } from '../ownership/ownedJob.ts';
import { knownMarket, nationOfJob } from '../marketOfJob.ts';

/** The common input of every risk question: the deal's assumptions, and the rules of its place, owner and date. */
export interface RiskBase {
  readonly assumptions: BuyToLetInputs;
  readonly market: MarketRules;
  readonly rules: NumberRules;
}

/** The base case every risk question starts from: assumptions, rules and taxes of the owner. The error says why the deal has none. */
export function riskBase(asked: EvaluationJob): Result<RiskBase, EvaluationGap> {
  const owned = jobOfOwner(asked);
  if (!owned.ok) return owned;
  const job = owned.value;
  const { profile, today } = job;
  const inputs = inputsOfDeal(job);
  if (!inputs.ok) return inputs;
  const place = nationOfJob(job);
  const { market } = knownMarket(job);
  const assumptions = assumptionsOf(inputs.value);
  const tax = taxInputsOf(resolveTaxInputs(profile.tax ?? {}, place));
  return ok({ assumptions, market: rulesOf(market), rules: numberRulesOf({ market, assumptions, tax, today }) });
}
