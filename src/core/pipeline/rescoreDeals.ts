import { rentEstimate } from '../area/rentEstimate.ts';
import type { Assumptions } from '../deal/assumptions.ts';
import type { Deal } from '../deal/deal.ts';
import type { Profile } from '../deal/profile.ts';
import { assumptionsOf, resolveInputs } from '../deal/resolve/resolveInputs.ts';
import { measure } from '../engine/analyse.ts';
import type { Figures } from '../engine/analysis.ts';
import { createDealMeasures } from '../engine/numbers/dealMeasures.ts';
import type { DealMeasures } from '../engine/numbers/dealMeasures.ts';
import { dealNumbers } from '../engine/numbers/dealNumbers.ts';
import { figuresOfNumbers } from './figuresOfNumbers.ts';
import { measureNumbers } from '../engine/numbers/measureNumbers.ts';
import { transferTaxTable } from '../engine/numbers/transferTaxTable.ts';
import type { IsoDate } from '../kernel/calendar.ts';
import { rulesOf } from '../market/registry.ts';
import { briefVerdict } from '../report/verdict.ts';
import { holdRules } from '../score/checkRules.ts';
import { markDeal } from '../score/markDeal.ts';
import type { Marks } from '../score/score.ts';
import { gapOf } from './evaluateDeal.ts';
import { placeOfJob } from './placeOfJob.ts';

export interface RescoreRequest {
  readonly deals: readonly Deal[];
  readonly profile: Profile;
  readonly today: IsoDate;
}

/** What a list shows of a deal. `marks` and `figures` are those of `evaluateDeal`, without the range that a rent estimate leaves open. */
export type Rescored =
  | { readonly ok: true; readonly marks: Pick<Marks, 'total' | 'band'>; readonly figures: Figures; readonly verdict: string }
  | { readonly ok: false; readonly message: string };

/**
 * Scores a whole list anew, as after a change of profile, on the numbers path to the penny: the answers in the order of the deals.
 * Called with part of a list at a time it can tell how far it is.
 */
export function rescoreDeals({ deals, profile, today }: RescoreRequest): readonly Rescored[] {
  const scratch: Scratch = new Map();
  return deals.map((deal) => {
    const inputs = resolveInputs({ deal, profile, rentEstimate: rentEstimate(deal.facts) });
    if (!inputs.ok) return { ok: false, message: gapOf(inputs.error).message };
    const assumptions = assumptionsOf(inputs.value);
    const figures = figuresOf(assumptions, { deal, profile, today }, scratch);
    const base = { figures, assumptions, facts: deal.facts };
    const { total, band } = markDeal({ base, low: base, high: base, weights: profile.weights }).marks;
    const verdict = briefVerdict(holdRules(figures, profile.targets), profile.targets);
    return { ok: true, marks: { total, band }, figures, verdict };
  });
}

/** A record to measure into for each length of hold. */
type Scratch = Map<number, DealMeasures>;

function figuresOf(assumptions: Assumptions, job: Parameters<typeof placeOfJob>[0], scratch: Scratch): Figures {
  const rules = rulesOf(placeOfJob(job).place);
  const deal = dealNumbers(assumptions, true);
  const into = scratch.get(deal.holdYears) ?? createDealMeasures(deal.holdYears);
  scratch.set(deal.holdYears, into);
  measureNumbers(deal, { transferTax: transferTaxTable(rules, assumptions, job.today), personalTax: null }, into);
  // Without a single rate of return the exact analysis says why there is none, or names them all.
  return figuresOfNumbers(into) ?? measure({ assumptions, rules, on: job.today });
}
