import type { Assumptions } from '../../deal/assumptions.ts';
import type { Deal } from '../../deal/deal.ts';
import type { Profile } from '../../deal/profile.ts';
import { assumptionsOf } from '../../deal/resolve/resolveInputs.ts';
import type { Figures } from '../../engine/analysis.ts';
import { createSolver } from '../../engine/solves.ts';
import type { IsoDate } from '../../kernel/calendar.ts';
import { rulesOf } from '../../market/registry.ts';
import { verdict as sayVerdict } from '../../report/verdict.ts';
import { markDeal } from '../../score/markDeal.ts';
import type { Marks } from '../../score/score.ts';
import { inputsOfDeal } from '../inputsOfDeal.ts';
import { placeOfJob } from '../placeOfJob.ts';
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
 * Scores a whole list again, as after a change of profile, on the numbers path to the penny: the answers in the order of the deals.
 * Called with part of a list at a time it can tell how far it is.
 */
export const rescoreDeals = ({ deals, ...by }: RescoreRequest): readonly Rescored[] => deals.map(createScorer(by));

/** The same for one deal after the other. */
export function createScorer({ profile, today }: Omit<RescoreRequest, 'deals'>): (deal: Deal) => Rescored {
  const figuresUnder = createFiguresUnder();
  const solverOf = createSolver();
  const { targets, weights } = profile;
  return (deal) => {
    const inputs = inputsOfDeal({ deal, profile });
    if (!inputs.ok) return { ok: false, message: inputs.error.message };
    const assumptions = assumptionsOf(inputs.value);
    const figures = figuresUnder(assumptions, { deal, today });
    const base = { figures, assumptions, facts: deal.facts };
    const { total, band } = markDeal({ base, low: base, high: base, weights }).marks;
    const rules = rulesOf(placeOfJob({ deal }).place);
    const solve = solverOf({ assumptions, rules, targets, on: today });
    const verdict = sayVerdict({ figures, targets, assumptions, solve, currency: rules.currency }).words;
    const { monthlyRent, deposit, mortgageRate } = assumptions;
    return { ok: true, marks: { total, band }, figures, verdict, assumptions: { monthlyRent, deposit, mortgageRate } };
  };
}
