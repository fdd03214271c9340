import { rentEstimate } from '../../area/rentEstimate.ts';
import type { Assumptions } from '../../deal/assumptions.ts';
import type { Deal } from '../../deal/deal.ts';
import type { Profile } from '../../deal/profile.ts';
import { assumptionsOf, resolveInputs } from '../../deal/resolve/resolveInputs.ts';
import type { Figures } from '../../engine/analysis.ts';
import type { IsoDate } from '../../kernel/calendar.ts';
import { briefVerdict } from '../../report/verdict.ts';
import { holdRules } from '../../score/checkRules.ts';
import { markDeal } from '../../score/markDeal.ts';
import type { Marks } from '../../score/score.ts';
import { gapOf } from '../evaluateDeal.ts';
import { createFiguresUnder } from './totalUnder.ts';

export interface RescoreRequest {
  readonly deals: readonly Deal[];
  readonly profile: Profile;
  readonly today: IsoDate;
}

/** What a list shows of a deal. `marks` and `figures` are those of `evaluateDeal`, without the range that a rent estimate leaves open. */
export type Rescored =
  | {
      readonly ok: true;
      readonly marks: Pick<Marks, 'total' | 'band'>;
      readonly figures: Figures;
      readonly verdict: string;
      readonly assumptions: Pick<Assumptions, 'monthlyRent' | 'deposit' | 'mortgageRate'>;
    }
  | { readonly ok: false; readonly message: string };

/**
 * Scores a whole list anew, as after a change of profile, on the numbers path to the penny: the answers in the order of the deals.
 * Called with part of a list at a time it can tell how far it is.
 */
export function rescoreDeals({ deals, profile, today }: RescoreRequest): readonly Rescored[] {
  const figuresUnder = createFiguresUnder();
  return deals.map((deal) => {
    const inputs = resolveInputs({ deal, profile, rentEstimate: rentEstimate(deal.facts) });
    if (!inputs.ok) return { ok: false, message: gapOf(inputs.error).message };
    const assumptions = assumptionsOf(inputs.value);
    const figures = figuresUnder(assumptions, { deal, today });
    const base = { figures, assumptions, facts: deal.facts };
    const { total, band } = markDeal({ base, low: base, high: base, weights: profile.weights }).marks;
    const verdict = briefVerdict(holdRules(figures, profile.targets), profile.targets);
    const { monthlyRent, deposit, mortgageRate } = assumptions;
    return { ok: true, marks: { total, band }, figures, verdict, assumptions: { monthlyRent, deposit, mortgageRate } };
  });
}
