import type { AssumptionOverrides } from '../../src/core/deal/assumptions.ts';
import type { FigureId, Figures } from '../../src/core/engine/analysis.ts';
import type { FigureValue } from '../../src/core/engine/strategies/strategyAnalysis.ts';
import { minor } from '../../src/core/kernel/money.ts';
import { rate } from '../../src/core/kernel/rate.ts';
import type { OwnershipForm } from '../../src/core/market/landlordRules.ts';
import { marketIds, placeOfMarket } from '../../src/core/market/marketIds.ts';
import { afterTaxVerdict } from '../../src/core/pipeline/afterTaxVerdict.ts';
import type { Owner } from '../../src/core/deal/ownership.ts';
import { notCovered } from '../../src/core/pipeline/coverage.ts';
import { countryGap } from '../../src/core/pipeline/inputsOfDeal.ts';
import { placeOfJob } from '../../src/core/pipeline/placeOfJob.ts';
import type { NamedExplanation } from '../../src/core/report/report.ts';
import { assumptionCatalogue } from '../../src/core/deal/assumptionCatalogue.ts';
import { createDeal } from '../../src/core/deal/createDeal.ts';
import { assumptionsOf } from '../../src/core/deal/resolve/resolveInputs.ts';
import { standardProfile } from '../../src/core/deal/standardProfile.ts';
import { strategyInputs } from '../../src/core/deal/strategies/strategyCatalogue.ts';
import type { ResolvedStrategyInput } from '../../src/core/deal/strategies/resolveStrategyInputs.ts';
import { dayOf, instant } from '../../src/core/kernel/calendar.ts';
import { createId } from '../../src/core/kernel/id.ts';
import type { ListingReading } from '../../src/core/listing/pageReading.ts';
import { parserVersion } from '../../src/core/listing/parserVersion.ts';
import { evaluateAndJudge } from '../../src/core/pipeline/evaluateStrategy.ts';
import { evaluateWithAfterTax } from '../../src/core/pipeline/evaluateWithAfterTax.ts';
import type { EvaluationGap, EvaluationJob } from '../../src/core/pipeline/outcome.ts';
import { sayExplanation } from '../../src/core/report/explain/sayExplanation.ts';
import type { Terms } from './command.ts';
import { inPounds, notMoney } from './inPounds.ts';
import { refusedOutcome, shownFigures, type OutcomeHead, type Refusal } from './outcomeDocument.ts';
import { shownMortgages } from './shownMortgages.ts';
import { shownAfterTax } from './shownAfterTax.ts';
import { shownPlan } from './shownPlan.ts';
import { shownGoal, shownRisk } from './shownRisk.ts';

/** The deal made of one listing today, measured on the terms asked for; without the inputs it needs, what is needed instead. */
export function shownOutcome(reading: ListingReading, terms: Terms): unknown {
  const at = instant(Date.now());
  const newId = (): ReturnType<typeof createId> => createId(at, crypto.getRandomValues(new Uint8Array(16)));
  const deal = createDeal({ id: newId(), mid: newId(), at, reading, via: 'page', parserVersion });
  const profile = { ...standardProfile, tax: terms.tax };
  const place = terms.market === null ? null : placeOfMarket(terms.market);
  const job: EvaluationJob = { deal, profile, today: dayOf(at), ...(place === null ? {} : { place }) };
  const { strategy, owner, basis } = terms;
  const country = countryGap(deal);
  const market = country === null ? (terms.market ?? marketIds[placeOfJob(job).place]) : (terms.market ?? null);
  const head: OutcomeHead = { market, currency: country === null ? 'GBP' : null, strategy, owner, basis };
  if (country !== null) return refusedOutcome(head, refusalOf(country));
  const refusal = notCovered({ market: market ?? '', strategy, owner, basis });
  if (refusal !== null) return refusedOutcome({ ...head, currency: null }, { kind: 'not-covered', message: refusal, keys: [] });
  return strategy === 'buy-to-let' ? buyToLet(job, terms, head) : otherStrategy(job, terms, head);
}

const refusalOf = ({ kind, message, keys }: EvaluationGap): Refusal => ({
  kind: kind === 'needs-input' ? 'needs-inputs' : kind === 'which-country' ? 'which-country' : 'not-covered',
  message,
  keys,
});

const forms: Readonly<Record<Owner, OwnershipForm>> = { me: 'personal', joint: 'joint', company: 'company' };

function buyToLet(asked: EvaluationJob, { assumptions, mortgages, plan, goal, risk, owner, basis }: Terms, head: OutcomeHead): unknown {
  // Each value was accepted by the row of its key in the catalogue.
  const overrides: AssumptionOverrides = assumptions;
  const job: EvaluationJob = { ...asked, deal: { ...asked.deal, overrides } };
  const owned = afterTaxVerdict(job, forms[owner]);
  if (!owned.ok) return refusedOutcome(head, refusalOf(owned.error));
  const result = evaluateWithAfterTax(owned.value.job);
  if (!result.ok) return refusedOutcome(head, refusalOf(result.gap));
  const { analysis, inputs, rulesVersion, engineVersion, explanations, report, afterTax } = result.outcome;
  const used = assumptionCatalogue.map(({ key, unit }) => {
    const { value, provenance } = inputs[key];
    return [key, { value: unit === 'money' ? inPounds(value, key) : value, from: provenance.kind }] as const;
  });
  const isAfter = basis === 'after-tax';
  const score = isAfter ? owned.value.score : result.outcome.score;
  const figures = isAfter ? owned.value.figures : analysis.figures;
  const taxed = isAfter ? owned.value.explanations : [];
  const explained = Object.values(explanations).map((each): NamedExplanation => taxed.find(({ id }) => id === each.id) ?? each);
  const verdict = isAfter ? owned.value.verdict.words : report.verdict;
  return {
    ...head,
    figures: shownFigures(explained, (id) => figureValue(figures, id), 'GBP'),
    score,
    verdict,
    disagreement: owned.value.disagreement,
    checks: report.warnings,
    refusal: null,
    analysis: inPounds(analysis, ''),
    reasons: score.criteria.map((criterion) => criterion.reason),
    rules: isAfter ? owned.value.rules : result.outcome.rules,
    inputs: Object.fromEntries(used),
    afterTax: afterTax === undefined ? null : shownAfterTax(afterTax),
    words: [verdict, ...explained.map((explanation) => sayExplanation(explanation)), ...report.warnings],
    mortgages: mortgages === null ? null : shownMortgages(assumptionsOf(inputs), mortgages),
    explanations,
    ...(plan === null ? {} : { plan: shownPlan({ job, plan }) }),
    ...(goal === null ? {} : { goal: shownGoal(job, goal) }),
    ...(risk === null ? {} : { risk: shownRisk(job, risk) }),
    rulesVersion,
    engineVersion,
  };
}

/** A figure of a buy-to-let in its own kind. */
function figureValue(figures: Figures, id: string): FigureValue | null {
  if (!Object.hasOwn(figures, id)) return null;
  const value = figures[id as FigureId];
  if (value === null) return null;
  if (typeof value === 'object') return { kind: 'irr', answer: value };
  if (id === 'equityMultiple') return { kind: 'number', number: value, unit: 'times' };
  return notMoney.has(id) ? { kind: 'rate', rate: rate(value) } : { kind: 'money', amount: minor(value) };
}

function otherStrategy(job: EvaluationJob, { strategy, assumptions, owner }: Terms, head: OutcomeHead): unknown {
  const buys = strategyInputs(strategy).some(({ key }) => key === 'buyer');
  const yours = owner === 'company' && buys ? { buyer: 'company', ...assumptions } : assumptions;
  const result = evaluateAndJudge({ job, strategy, yours });
  if (!result.ok) return refusedOutcome(head, refusalOf(result.error));
  const { analysis, explanations, judgement, rulesVersion, engineVersion } = result.value;
  const inputs: Readonly<Record<string, ResolvedStrategyInput<unknown> | undefined>> = { ...result.value.inputs };
  const used = strategyInputs(strategy).map(({ key, unit }) => {
    const input = inputs[key];
    const isAmount = unit === 'money' || unit === 'rooms' || unit === 'units';
    return [key, { value: isAmount ? inPounds(input?.value, key) : input?.value, from: input?.provenance.kind }] as const;
  });
  const { checks, laws, currency, ...amounts } = analysis;
  return {
    ...head,
    currency,
    figures: shownFigures(explanations, (id) => analysis.figures.find((figure) => figure.id === id)?.value ?? null, currency),
    score: judgement?.score ?? null,
    verdict: judgement?.verdict.words ?? null,
    checks,
    refusal: null,
    analysis: { currency, ...(inPounds(amounts, '') as typeof amounts), checks, laws },
    rules: judgement?.rules ?? [],
    reasons: [...(judgement?.score.criteria.map(({ reason }) => reason) ?? []), ...checks.map(({ words }) => words)],
    inputs: Object.fromEntries(used),
    explanations,
    rulesVersion,
    engineVersion,
  };
}
