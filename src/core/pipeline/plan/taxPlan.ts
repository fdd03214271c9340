import type { BuyToLetInputs } from '../../deal/strategies/inputs/buyToLetInputs.ts';
import type { PlanEvent } from '../../deal/plan/planEvent.ts';
import { firstYear } from '../../engine/firstYear.ts';
import { monthlyPlan } from '../../engine/plan/monthlyPlan.ts';
import type { Plan, PlanRefusal, PlanRequest } from '../../engine/plan/plan.ts';
import { minor, sumMoney } from '../../kernel/money.ts';
import { rate } from '../../kernel/rate.ts';
import type { Rate } from '../../kernel/rate.ts';
import { ok } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import type { MarketRules } from '../../market/rules.ts';
import type { AfterTax } from '../../report/afterTax/afterTax.ts';
import { taxHolds, termsOfForms } from '../afterTax.ts';
import { holdOfYears } from '../ownedHold.ts';
import type { OwnedHold } from '../ownedHold.ts';
import type { EvaluationJob } from '../outcome.ts';

export interface PlanToTax {
  readonly job: EvaluationJob;
  readonly request: PlanRequest;
  /** The month-by-month plan computed from the request. */
  readonly plan: Plan;
  readonly rules: MarketRules;
}

/**
 * A plan after tax in each form of ownership, or why it is refused. A company has its own terms: its own transfer tax, and higher rates on
 * the first and all later loans. They are raised by the difference between its rate and the person's. Its plan can therefore be refused
 * when the person's is not.
 */
export function taxPlan(given: PlanToTax): Result<AfterTax, PlanRefusal> {
  const { job, request } = given;
  const terms = termsOfForms(job, request.assumptions);
  const own = holdOn(terms.own, given, { rules: given.rules, rateExtra: rate(0) });
  if (!own.ok) return own;
  const company = holdOn(terms.company, given, { rules: terms.companyRules(given.rules), rateExtra: terms.rateExtra });
  if (!company.ok) return company;
  const taxed = taxHolds({ job, assumptions: request.assumptions, own: own.value, company: company.value });
  return ok({ ...taxed, notes: [...taxed.notes, ...notesOf(given, terms.rateExtra)] });
}

/** The differences from the given plan: purchase rules, and the addition to every rate. */
interface HeldUnder {
  readonly rules: MarketRules;
  readonly rateExtra: Rate;
}

function holdOn(terms: BuyToLetInputs, given: PlanToTax, { rules, rateExtra }: HeldUnder): Result<OwnedHold, PlanRefusal> {
  const { job, request, plan } = given;
  const { buyer, mortgageRate } = request.assumptions;
  const isSame = terms.buyer === buyer && terms.mortgageRate === mortgageRate && rateExtra === 0 && rules === given.rules;
  const first = isSame ? request.first : firstYear(terms, rules, job.today);
  const events = request.events.map((event) => withRateRaised(event, rateExtra));
  const walked = isSame ? ok(plan) : monthlyPlan({ ...request, assumptions: terms, first, events });
  if (!walked.ok) return walked;
  return ok(holdOfYears({ terms, purchase: first.purchase, years: walked.value.years, today: job.today }));
}

/** The event with its rate raised by `extra`, a fraction; lowered if negative. */
export const withRateRaised = (event: PlanEvent, extra: Rate): PlanEvent =>
  event.kind === 'refinancing' || event.kind === 'rate-change' ? { ...event, rate: rate(Math.max(0, event.rate + extra)) } : event;

/** The assumptions made about the events, as sentences; empty without events. */
function notesOf({ request, plan }: PlanToTax, extra: Rate): readonly string[] {
  if (plan.events.length === 0) return [];
  const { price } = request.first.purchase;
  const capital = sumMoney(plan.events.map(({ amounts }) => amounts.capital));
  const cost = minor(price + request.assumptions.refurbishment + capital);
  const owed = Math.max(...plan.months.map(({ loanBalance }) => loanBalance));
  return [
    'Repairs are deducted in the year they are paid. Improvements and lease extensions add to the property’s base cost. New loan fees and early repayment charges are finance costs of the year they are paid.',
    ...(extra === 0 ? [] : ['We assume that the company’s later mortgage rates differ from yours by the same margin as its first rate.']),
    ...(owed > cost
      ? [
          'Borrowing exceeds the property’s cost. Interest on the excess may not be an allowable finance cost, but all of it is included here.',
        ]
      : []),
  ];
}
