import type { BuyToLetInputs } from '../../deal/strategies/inputs/buyToLetInputs.ts';
import type { DealPlan } from '../../deal/plan/planEvent.ts';
import { engineVersion } from '../../engine/analyse.ts';
import { firstYear } from '../../engine/firstYear.ts';
import { breakEvens } from '../../engine/plan/breakEvens.ts';
import { monthlyPlan } from '../../engine/plan/monthlyPlan.ts';
import type { PlanRefusal, PlanRequest } from '../../engine/plan/plan.ts';
import { planChecks } from '../../engine/plan/planChecks.ts';
import { planReturn } from '../../engine/plan/planReturn.ts';
import { endsOf, figureIntervals } from '../../engine/risk/figureIntervals.ts';
import type { IntervalRequest } from '../../engine/risk/figureIntervals.ts';
import { projectedYears } from '../../engine/projection.ts';
import { uncertainRanges } from '../../engine/risk/uncertainInputs.ts';
import type { Currency } from '../../kernel/money.ts';
import { rate } from '../../kernel/rate.ts';
import { ok } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import type { ListingFacts } from '../../listing/facts.ts';
import { marketIds } from '../../market/marketIds.ts';
import { rulesOf } from '../../market/registry.ts';
import { nationOfJob } from '../marketOfJob.ts';
import type { AfterTax } from '../../report/afterTax/afterTax.ts';
import { explainPlan } from '../../report/plan/explainPlan.ts';
import type { PlanCase, PlanContext, PlanFindings } from '../../report/plan/planFindings.ts';
import { describePlan } from '../../report/plan/describePlan.ts';
import type { PlanDescription } from '../../report/plan/describePlan.ts';
import { termsOfForms } from '../afterTax.ts';
import { computeOutcome } from '../computeOutcome.ts';
import type { ComputedOutcome } from '../computeOutcome.ts';
import type { EvaluationGap, EvaluationJob } from '../outcome.ts';
import { jobOfOwner } from '../ownership/ownedJob.ts';
import { withRateRaised, taxPlan } from './taxPlan.ts';
import type { NamedExplanation } from '../../report/reportTable.ts';

/** A deal and its events, as plain data. */
export interface PlanJob {
  readonly job: EvaluationJob;
  readonly plan: DealPlan;
}

/** An evaluated plan: its results in numbers and text, before and after tax, each explained. */
export interface PlanOutcome extends PlanFindings {
  /** The currency of every amount. */
  readonly currency: Currency;
  readonly words: PlanDescription;
  readonly explanations: readonly NamedExplanation[];
  readonly rulesVersion: string;
  readonly engineVersion: string;
}

/** The inputs the deal lacks, or why its plan is refused. */
export type PlanFailure = EvaluationGap | PlanRefusal;

/**
 * A deal computed over its plan on its owner's terms, or why it cannot be. The plan is computed month by month, with a sale in the last
 * month held, and after tax in each form of ownership. The deal's figures each have a low, base and high value. Pure. A separate job, for a
 * single deal on screen.
 */
export function evaluatePlan({ job, plan: asked }: PlanJob): Result<PlanOutcome, PlanFailure> {
  const owned = jobOfOwner(job);
  if (!owned.ok) return owned;
  const computed = computeOutcome(owned.value);
  if (!computed.ok) return computed;
  const request = requestOf(job, computed.value, asked);
  const plan = monthlyPlan(request);
  if (!plan.ok) return plan;
  const { assumptions, analysis, market, inputs } = computed.value;
  const uncertain = uncertaintyOf(computed.value, job);
  const ends = endsOf(overHold(uncertain, request.heldMonths), 'irr');
  const afterTax = owned.value === job ? taxPlan({ job, request, plan: plan.value, rules: market }) : taxOwnPlan(job, asked);
  if (!afterTax.ok) return afterTax;
  const findings: PlanFindings = {
    heldMonths: request.heldMonths,
    plan: plan.value,
    returns: planReturn(plan.value, assumptions, analysis.purchase.cashNeeded),
    breakEvens: breakEvens(assumptions, analysis),
    checks: planChecks(plan.value, request),
    afterTax: afterTax.value,
    intervals: figureIntervals(uncertain),
    cases: { low: caseOf(ends.low, request, job), high: caseOf(ends.high, request, job) },
  };
  const context: PlanContext = { findings, inputs, assumptions, analysis, currency: market.currency };
  return ok({
    ...findings,
    words: describePlan(context),
    explanations: explainPlan(context),
    currency: market.currency,
    rulesVersion: `${market.version}, ${afterTax.value.rulesVersion}`,
    engineVersion,
  });
}

/** The taxes of a plan if a company owns the property, because the comparison of ownership forms uses personal terms with lower rates. */
function taxOwnPlan(job: EvaluationJob, asked: DealPlan): Result<AfterTax, PlanFailure> {
  const computed = computeOutcome(job);
  if (!computed.ok) return computed;
  const { assumptions, market } = computed.value;
  const { rateExtra } = termsOfForms(job, assumptions);
  const events = asked.events.map((event) => withRateRaised(event, rate(0 - rateExtra)));
  const request = requestOf(job, computed.value, { ...asked, events });
  const plan = monthlyPlan(request);
  return plan.ok ? taxPlan({ job, request, plan: plan.value, rules: market }) : plan;
}

function requestOf(job: EvaluationJob, { assumptions, market }: ComputedOutcome, asked: DealPlan): PlanRequest {
  const { facts } = job.deal;
  return {
    assumptions,
    currency: market.currency,
    first: firstYear(assumptions, market, job.today),
    heldMonths: asked.heldMonths ?? assumptions.holdYears * 12,
    events: asked.events,
    setting: {
      place: nationOfJob(job),
      startsOn: job.today,
      energyBand: bandOf(facts),
      isLeasehold: facts.tenure === null ? null : facts.tenure === 'leasehold' || facts.tenure === 'share-of-freehold',
      leaseYears: facts.leaseYearsRemaining,
    },
  };
}

/** The EPC band. Listings write "D", "d" and sometimes a sentence; only a single letter counts. */
function bandOf({ epcBand }: ListingFacts): string | null {
  const band = epcBand?.trim().toUpperCase() ?? '';
  return /^[A-G]$/.test(band) ? band : null;
}

/** The deal's uncertain inputs, for the figures before tax; exact taxes are in `afterTax`. */
const uncertaintyOf = ({ assumptions, market, inputs }: ComputedOutcome, { today }: EvaluationJob): IntervalRequest => ({
  assumptions,
  rules: market,
  on: today,
  personalTax: null,
  ranges: uncertainRanges(inputs),
});

/**
 * The deal sold at the end of its plan, so the holding period is certain. Which end of another input's range is worse can depend on the
 * sale.
 */
const overHold = (uncertain: IntervalRequest, heldMonths: number): IntervalRequest => ({
  ...uncertain,
  assumptions: { ...uncertain.assumptions, holdYears: Math.min(projectedYears, Math.ceil(heldMonths / 12)) },
  ranges: uncertain.ranges.filter(({ key }) => key !== 'holdYears'),
});

/** The same hold and events under other assumptions. */
function caseOf(assumptions: BuyToLetInputs, request: PlanRequest, { today }: EvaluationJob): PlanCase {
  const first = firstYear(assumptions, rulesOf(marketIds[request.setting.place]), today);
  const plan = monthlyPlan({ ...request, assumptions, first });
  return plan.ok ? ok(planReturn(plan.value, assumptions, first.purchase.cashNeeded)) : plan;
}
