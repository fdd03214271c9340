import { ownInputs, withOwnInputs } from '../deal/strategies/ownInputs.ts';
import type { AssumptionOverrides, Assumptions, ResolvedInputs } from '../deal/assumptions.ts';
import type { Figures, Solves } from '../engine/analysis.ts';
import { lastMet } from '../engine/goalSeek/lastMet.ts';
import { monthlyShare } from '../engine/monthlyShare.ts';
import { offerStep } from '../engine/offerStep.ts';
import { minor } from '../kernel/money.ts';
import type { Minor } from '../kernel/money.ts';
import { ratio } from '../kernel/rate.ts';
import { err, ok } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import type { OwnershipForm } from '../market/landlordRules.ts';
import type { AfterTaxForm } from '../report/afterTax/afterTax.ts';
import { explainFirstYear } from '../report/afterTax/explainFirstYear.ts';
import type { NamedExplanation, ReportDocument } from '../report/report.ts';
import { offerSolve } from '../report/solveWords.ts';
import { verdict } from '../report/verdict.ts';
import type { Verdict } from '../report/verdict.ts';
import { checkRules, holdRules } from '../score/checkRules.ts';
import { markDeal } from '../score/markDeal.ts';
import { sayMarks } from '../score/scoreDeal.ts';
import type { RuleCheck, Score } from '../score/score.ts';
import { afterTaxForm } from './afterTax.ts';
import { computeOutcome } from './computeOutcome.ts';
import type { ComputedOutcome } from './computeOutcome.ts';
import type { EvaluationGap, EvaluationJob } from './outcome.ts';
import { createFirstYears } from './owned/firstYearAfterTax.ts';
import { ownedJob } from './owned/ownedJob.ts';

/** A buy-to-let held against the person's rules after the taxes of its owner, beside the same before tax. */
export interface AfterTaxVerdict {
  readonly owner: OwnershipForm;
  /** The job on the owner’s terms: who buys, and at which rate. */
  readonly job: EvaluationJob;
  readonly assumptions: Assumptions;
  /** Cash flow, return on cash and internal rate of return after tax; every other figure as before tax, on the owner's terms. */
  readonly figures: Figures;
  readonly score: Score;
  readonly rules: readonly RuleCheck[];
  readonly verdict: Verdict;
  /** How those after tax were computed. */
  readonly explanations: readonly NamedExplanation[];
  /** Under the same owner before tax. */
  readonly beforeTax: { readonly score: Score; readonly verdict: Verdict };
  /** The price that meets every rule after tax, ready to show. */
  readonly offer: ReportDocument['solves'][number];
  /** What to say where the two verdicts differ, else null. */
  readonly disagreement: string | null;
}

/**
 * Score, rules and verdict after tax. A company buys at its own transfer tax and borrows at a company's rate; what it pays out counts as
 * the owners' cash. The first year's tax is that of the tax year in which the year ends, loan fees among its finance costs.
 */
export function afterTaxVerdict(job: EvaluationJob, owner: OwnershipForm): Result<AfterTaxVerdict, EvaluationGap> {
  const owned = ownedJob(job, owner);
  if (!owned.ok) return owned;
  const { inputs } = owned.value;
  const theirs = owned.value.job;
  const base = taxedOutcome(theirs, owner);
  if (!base.ok) return base;
  const { computed, figures } = base.value;
  const { targets, weights } = job.profile;
  const end = (rent: Minor | null): Figures => (rent === null ? figures : (figuresWith(theirs, owner, { monthlyRent: rent }) ?? figures));
  const range = rentRange(inputs);
  const { assumptions, market } = computed;
  const { currency } = market;
  const { facts } = job.deal;
  const score = sayMarks(
    markDeal({
      base: { figures, assumptions, facts },
      low: { figures: end(range?.low ?? null), assumptions, facts },
      high: { figures: end(range?.high ?? null), assumptions, facts },
      weights,
      inputs,
    }),
  );
  // Rent and rate are sought before tax only: no sentence speaks of them here.
  const solvesAfterTax: Solves = {
    offerPrice: highestPrice(theirs, owner, assumptions),
    targetPrices: [],
    rentNeeded: null,
    rateSurvived: null,
  };
  const after = verdict({ figures, targets, currency, assumptions, solve: (name) => solvesAfterTax[name] });
  const { solves } = computed.analysis;
  const before = verdict({ figures: computed.analysis.figures, targets, currency, assumptions, solve: (name) => solves[name] });
  return ok({
    owner,
    job: theirs,
    assumptions,
    figures,
    score,
    rules: checkRules(figures, { targets, currency }),
    verdict: after,
    explanations: explainFirstYear({ taxed: base.value.form.taxed, cashIn: base.value.form.before.cashNeeded, figures, currency }),
    beforeTax: { score: sayMarks(computed.marked), verdict: before },
    offer: offerSolve(solvesAfterTax.offerPrice, assumptions.purchasePrice, currency),
    disagreement: disagreementOf(before, after),
  });
}

type Met = Pick<Verdict, 'rulesMet' | 'rulesAsked'>;

/** One sentence where one verdict passes all rules and the other does not, or they meet different numbers of them. */
export function disagreementOf(before: Met, after: Met, whose = 'of your'): string | null {
  if (before.rulesMet === after.rulesMet) return null;
  const rules = before.rulesAsked === 1 ? 'rule' : 'rules';
  return `Before tax it meets ${before.rulesMet} ${whose} ${before.rulesAsked} ${rules}, after tax ${after.rulesMet}.`;
}

const withOverrides = (job: EvaluationJob, changes: AssumptionOverrides): EvaluationJob => ({
  ...job,
  deal: withOwnInputs(job.deal, 'buy-to-let', { ...ownInputs(job.deal, 'buy-to-let'), ...changes }),
});

interface TaxedOutcome {
  readonly computed: ComputedOutcome;
  readonly form: AfterTaxForm;
  readonly figures: Figures;
}

function taxedOutcome(job: EvaluationJob, owner: OwnershipForm): Result<TaxedOutcome, EvaluationGap> {
  const computed = computeOutcome(job);
  if (!computed.ok) return computed;
  const form = afterTaxForm(job, computed.value, owner);
  if (form === null) return err({ kind: 'needs-input', keys: [], message: 'Add a partner in your profile to see joint ownership.' });
  const annualCashFlow = form.taxed.years[0]?.netCash ?? computed.value.analysis.figures.annualCashFlow;
  const figures: Figures = {
    ...computed.value.analysis.figures,
    annualCashFlow,
    monthlyCashFlow: monthlyShare(annualCashFlow),
    cashOnCash: ratio(annualCashFlow, form.before.cashNeeded),
    irr: form.irr,
  };
  return ok({ computed: computed.value, form, figures });
}

function figuresWith(job: EvaluationJob, owner: OwnershipForm, changes: AssumptionOverrides): Figures | null {
  const taxed = taxedOutcome(withOverrides(job, changes), owner);
  return taxed.ok ? taxed.value.figures : null;
}

/** Between which rents an estimate lies; null where the rent is known. */
function rentRange({ monthlyRent }: ResolvedInputs): { readonly low: Minor; readonly high: Minor } | null {
  const { provenance } = monthlyRent;
  return provenance.kind === 'estimate' ? { low: minor(provenance.low), high: minor(provenance.high) } : null;
}

/** The highest price at which every rule is met after tax, in steps of an offer, from half of this one to half as much again; null where none is. */
function highestPrice(job: EvaluationJob, owner: OwnershipForm, assumptions: Assumptions): Minor | null {
  const { purchasePrice } = assumptions;
  const figuresOf = createFirstYears(job, owner, assumptions);
  const isMetAt = (steps: number): boolean => {
    const figures = figuresOf({ ...assumptions, purchasePrice: minor(steps * offerStep) });
    return figures !== null && holdRules(figures, job.profile.targets).every(({ met }) => met !== false);
  };
  const found = lastMet(Math.ceil(purchasePrice / 2 / offerStep), Math.floor((purchasePrice * 1.5) / offerStep), isMetAt);
  return found === null ? null : minor(found * offerStep);
}
