import { monthlyShare, perYear } from '../kernel/period.ts';
import type { BuyToLetInputs, ResolvedInputs } from '../deal/strategies/inputs/buyToLetInputs.ts';
import { assumptionsOf } from '../deal/resolve/resolveInputs.ts';
import { measureHold } from '../engine/analyse.ts';
import type { Figures, Solves } from '../engine/analysis.ts';
import { bisectLargest } from '../engine/goalSeek/bisectLargest.ts';
import { offerStep } from '../engine/offerStep.ts';
import { minor } from '../kernel/money.ts';
import type { Minor } from '../kernel/money.ts';
import { ratio } from '../kernel/rate.ts';
import { err, ok } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import type { OwnershipForm } from '../market/landlordRules.ts';
import { rulesOf } from '../market/registry.ts';
import type { AfterTaxForm } from '../report/afterTax/afterTax.ts';
import { explainFirstYear, explainMultiple } from '../report/afterTax/explainFirstYear.ts';
import type { ReportDocument } from '../report/report.ts';
import { offerSolve } from '../report/reportSolves.ts';
import { countRules, verdict } from '../report/verdict.ts';
import type { Verdict } from '../report/verdict.ts';
import { checkRules, compareRules } from '../score/checkRules.ts';
import type { ScoreInput } from '../score/criteria.ts';
import { markDeal } from '../score/markDeal.ts';
import type { MarkedDeal } from '../score/markDeal.ts';
import { explainMarks } from '../score/scoreDeal.ts';
import type { RuleCheck, Score } from '../score/score.ts';
import { afterTaxForm } from './afterTax.ts';
import { computeOutcome } from './computeOutcome.ts';
import { inputsOfDeal } from './inputsOfDeal.ts';
import type { EvaluationGap, EvaluationJob } from './outcome.ts';
import { createFirstYears } from './ownership/firstYearAfterTax.ts';
import { ownedJob } from './ownership/ownedJob.ts';
import { knownMarket } from './marketOfJob.ts';
import type { NamedExplanation } from '../report/reportTable.ts';

/** A buy-to-let's verdict after its owner's taxes, with the verdict before tax. */
export interface AfterTaxVerdict {
  readonly owner: OwnershipForm;
  /** The job with the buyer and mortgage rate that apply to this owner. */
  readonly job: EvaluationJob;
  readonly assumptions: BuyToLetInputs;
  /** Cash flow, cash-on-cash and internal rate of return after tax. All other figures are before tax, on the owner's terms. */
  readonly figures: Figures;
  readonly score: Score;
  readonly rules: readonly RuleCheck[];
  readonly verdict: Verdict;
  /** The derivations of the after-tax figures. */
  readonly explanations: readonly NamedExplanation[];
  /** The verdict before tax for the same owner. */
  readonly beforeTax: { readonly score: Score; readonly verdict: Verdict };
  /** The price that meets every rule after tax, ready for display. */
  readonly offer: ReportDocument['solves'][number];
  /** A sentence if the two verdicts differ, else null. */
  readonly disagreement: string | null;
}

/**
 * Score, rules and verdict after tax, or why there are none. A company pays its own transfer tax and mortgage rate, and the cash it
 * distributes counts as the owners' cash. The first year is taxed in the tax year in which it ends, with loan fees as finance costs.
 */
export function afterTaxVerdict(job: EvaluationJob, owner: OwnershipForm): Result<AfterTaxVerdict, EvaluationGap> {
  const judged = judgeAfterTax(job, owner);
  if (!judged.ok) return judged;
  const { job: theirs, assumptions, figures, form, marked, verdict: after, offerPrice, disagreement } = judged.value;
  const computed = computeOutcome(theirs);
  if (!computed.ok) return computed;
  const { market, analysis } = computed.value;
  const { targets } = job.profile;
  const { currency } = market;
  const { solves } = analysis;
  const before = verdict({ figures: analysis.figures, targets, currency, assumptions, solve: (name) => solves[name] });
  return ok({
    owner,
    job: theirs,
    assumptions,
    figures,
    score: explainMarks(marked),
    rules: checkRules(figures, { targets, currency }),
    verdict: after,
    explanations: [
      ...explainFirstYear({ taxed: form.taxed, cashIn: form.before.cashNeeded, figures, currency }),
      explainMultiple({ ...form, currency }),
    ],
    beforeTax: { score: explainMarks(computed.value.marked), verdict: before },
    offer: offerSolve(offerPrice, assumptions.purchasePrice, currency),
    disagreement,
  });
}

/** The verdict after tax with its marks, figures and price as numbers: everything a list shows. */
export interface JudgedAfterTax extends Pick<AfterTaxVerdict, 'job' | 'assumptions' | 'figures' | 'verdict' | 'disagreement'> {
  readonly form: AfterTaxForm;
  readonly marked: MarkedDeal;
  readonly offerPrice: Minor | null;
}

/** The judgement of a letting after tax for one form of ownership, with the figures behind it; or why there is none. */
export function judgeAfterTax(job: EvaluationJob, owner: OwnershipForm): Result<JudgedAfterTax, EvaluationGap> {
  const owned = ownedJob(job, owner);
  if (!owned.ok) return owned;
  const { job: theirs, inputs } = owned.value;
  const terms = inputsOfDeal(theirs);
  if (!terms.ok) return terms;
  const assumptions = assumptionsOf(terms.value);
  const taxed = taxedLetting(theirs, owner, assumptions);
  if (taxed === null) return err({ kind: 'needs-input', keys: [], message: 'Add a partner in your profile to see joint ownership.' });
  const { figures, form } = taxed;
  const { targets, weights } = job.profile;
  const { facts } = job.deal;
  const base: ScoreInput = { figures, assumptions, facts };
  const at = (monthlyRent: Minor): ScoreInput => ({
    ...base,
    figures: taxedLetting(theirs, owner, { ...assumptions, monthlyRent })?.figures ?? figures,
  });
  const range = rentRange(inputs);
  const offerPrice = highestPrice(theirs, owner, assumptions);
  // Solved rents and rates are before tax only, so no sentence here mentions them.
  const solvesAfterTax: Solves = { offerPrice, targetPrices: [], rentNeeded: null, rateSurvived: null };
  const { currency } = rulesOf(knownMarket(theirs).market);
  const after = verdict({ figures, targets, currency, assumptions, solve: (name) => solvesAfterTax[name] });
  return ok({
    job: theirs,
    assumptions,
    figures,
    form,
    marked: markDeal({ base, low: range === null ? base : at(range.low), high: range === null ? base : at(range.high), weights, inputs }),
    verdict: after,
    offerPrice,
    disagreement: disagreementOf(countRules(taxed.beforeTax, targets), after),
  });
}

type Met = Pick<Verdict, 'rulesMet' | 'rulesAsked'>;

/** One sentence if only one of two verdicts passes all rules, or if they meet different numbers of rules; else null. */
export function disagreementOf(before: Met, after: Met, whose = 'of your'): string | null {
  if (before.rulesMet === after.rulesMet) return null;
  const rules = before.rulesAsked === 1 ? 'rule' : 'rules';
  return `Before tax it meets ${before.rulesMet} ${whose} ${before.rulesAsked} ${rules}, and after tax it meets ${after.rulesMet}.`;
}

interface TaxedLetting {
  readonly form: AfterTaxForm;
  readonly figures: Figures;
  readonly beforeTax: Figures;
}

/** A letting's figures under assumptions on the owner's terms, after tax where tax applies; null for joint ownership without a partner. */
function taxedLetting(job: EvaluationJob, owner: OwnershipForm, assumptions: BuyToLetInputs): TaxedLetting | null {
  const analysis = measureHold({ assumptions, rules: rulesOf(knownMarket(job).market), on: job.today });
  const form = afterTaxForm(job, { assumptions, analysis }, owner);
  if (form === null) return null;
  const annualCashFlow = perYear(form.taxed.years[0]?.netCash ?? analysis.figures.annualCashFlow);
  const figures: Figures = {
    ...analysis.figures,
    annualCashFlow,
    monthlyCashFlow: monthlyShare(annualCashFlow),
    cashOnCash: ratio(annualCashFlow, form.before.cashNeeded),
    irr: form.irr,
    equityMultiple: form.paidIn === 0 ? null : form.paidOut / form.paidIn,
  };
  return { form, figures, beforeTax: analysis.figures };
}

/** The range of a rent estimate; null if the rent is known. */
function rentRange({ monthlyRent }: ResolvedInputs): { readonly low: Minor; readonly high: Minor } | null {
  const { provenance } = monthlyRent;
  return provenance.kind === 'estimate' ? { low: minor(provenance.low), high: minor(provenance.high) } : null;
}

/** The highest price that meets every rule after tax, in offer steps, from 50% to 150% of the current price; null if none does. */
function highestPrice(job: EvaluationJob, owner: OwnershipForm, assumptions: BuyToLetInputs): Minor | null {
  const { purchasePrice } = assumptions;
  const figuresOf = createFirstYears(job, owner, assumptions);
  const isMetAt = (steps: number): boolean => {
    const figures = figuresOf({ ...assumptions, purchasePrice: minor(steps * offerStep) });
    return figures !== null && compareRules(figures, job.profile.targets).every(({ met }) => met !== false);
  };
  const found = bisectLargest(Math.ceil(purchasePrice / 2 / offerStep), Math.floor((purchasePrice * 1.5) / offerStep), isMetAt);
  return found === null ? null : minor(found * offerStep);
}
