import { createDeal } from '../../src/core/deal/createDeal.ts';
import { assumptionsOf } from '../../src/core/deal/resolve/resolveInputs.ts';
import { standardProfile } from '../../src/core/deal/standardProfile.ts';
import { strategyInputs } from '../../src/core/deal/strategies/strategyCatalogue.ts';
import type { ResolvedStrategyInput } from '../../src/core/deal/strategies/resolveStrategyInputs.ts';
import { dayOf, instant } from '../../src/core/kernel/calendar.ts';
import { createId } from '../../src/core/kernel/id.ts';
import type { ListingReading } from '../../src/core/listing/pageReading.ts';
import { parserVersion } from '../../src/core/listing/parserVersion.ts';
import { notCovered } from '../../src/core/pipeline/coverage.ts';
import { evaluateDeal } from '../../src/core/pipeline/evaluateDeal.ts';
import { evaluateWithAfterTax } from '../../src/core/pipeline/evaluateWithAfterTax.ts';
import type { EvaluationGap, EvaluationJob, LettingOutcome, Outcome } from '../../src/core/pipeline/outcome.ts';
import { marketOfJob } from '../../src/core/pipeline/marketOfJob.ts';
import { currencyOfMarket, isMarketId, stateOfMarket } from '../../src/core/market/markets.ts';
import { explanationText } from '../../src/core/report/explain/explanationText.ts';
import type { Terms } from './command.ts';
import { inMajorUnits } from './inMajorUnits.ts';
import { refusedOutcome, shownFigures, type OutcomeHead, type Refusal } from './outcomeDocument.ts';
import { shownAfterTax } from './shownAfterTax.ts';
import { shownMortgages } from './shownMortgages.ts';
import { shownPlan } from './shownPlan.ts';
import { shownGoal, shownRisk } from './shownRisk.ts';
import type { NamedExplanation } from '../../src/core/report/reportTable.ts';

/** The listing's deal evaluated today on the given terms. If inputs are missing, lists them instead. */
export function shownOutcome(reading: ListingReading, terms: Terms): unknown {
  const job = jobOf(reading, terms);
  const { strategy, owner, basis } = terms;
  const placed = marketOfJob(job);
  const market = terms.market ?? (placed.ok ? placed.value.market : null);
  const currency = placed.ok ? currencyOfMarket(placed.value.market) : null;
  const head: OutcomeHead = { market, currency, strategy, owner, basis };
  if (!placed.ok) return refusedOutcome(head, refusalOf(placed.error));
  const refusal = notCovered({ market: market ?? '', strategy, owner, basis });
  if (refusal !== null) return refusedOutcome({ ...head, currency: null }, { kind: 'not-covered', message: refusal, keys: [] });
  const result = evaluateDeal(job);
  if (!result.ok) return refusedOutcome(head, refusalOf(result.gap));
  const { outcome } = result;
  return { ...head, ...documentOf(outcome), ...(outcome.form === 'letting' ? lettingParts(job, terms, outcome) : {}) };
}

/** The evaluation job for the listing and the terms. Each value is checked against its catalogue entry. */
function jobOf(reading: ListingReading, { strategy, owner, basis, assumptions, tax, market }: Terms): EvaluationJob {
  const at = instant(Date.now());
  const newId = (): ReturnType<typeof createId> => createId(at, crypto.getRandomValues(new Uint8Array(16)));
  const deal = createDeal({ id: newId(), mid: newId(), at, reading, via: 'page', parserVersion });
  const yours = { inputs: { [strategy]: assumptions } };
  const asked = market !== null && isMarketId(market) ? market : null;
  const state = asked === null ? null : stateOfMarket(asked);
  return {
    deal: { ...deal, strategy, ...yours, ...(state === null ? {} : { state }) },
    profile: { ...standardProfile, tax, owner, basis },
    today: dayOf(at),
    ...(asked === null ? {} : { market: asked }),
  };
}

const refusalOf = ({ kind, message, keys }: EvaluationGap): Refusal => ({
  kind: kind === 'needs-input' ? 'needs-inputs' : kind === 'which-country' || kind === 'which-region' ? kind : 'not-covered',
  message,
  keys,
});

/** The parts of the document that all strategies have. */
function documentOf(outcome: Outcome): object {
  const { currency, figures, score, rules, report, rulesVersion, engineVersion } = outcome;
  const explanations = Object.values<NamedExplanation | undefined>(outcome.explanations).filter((each) => each !== undefined);
  return {
    currency,
    figures: shownFigures(explanations, (id) => figures.find((figure) => figure.id === id)?.value ?? null, currency),
    score,
    verdict: report.verdict,
    rules,
    checks: outcome.form === 'letting' ? report.warnings : outcome.analysis.checks,
    refusal: null,
    inputs: inputsUsed(outcome),
    words: [report.verdict, ...explanations.map(explanationText), ...report.warnings],
    rulesVersion,
    engineVersion,
  };
}

/** Inputs in pounds, with the source of each value. */
function inputsUsed({ strategy, market, inputs }: Outcome): object {
  const named: Readonly<Record<string, ResolvedStrategyInput<unknown> | undefined>> = { ...inputs };
  const used = strategyInputs(strategy, market).map(({ key, unit }) => {
    const input = named[key];
    const isAmount = unit === 'money' || unit === 'rooms' || unit === 'units';
    return [key, { value: isAmount ? inMajorUnits(input?.value, key) : input?.value, from: input?.provenance.kind }] as const;
  });
  return Object.fromEntries(used);
}

/** The buy-to-let parts: ownership forms compared, mortgages, and the other requested sections. */
function lettingParts(job: EvaluationJob, { mortgages, plan, goal, risk }: Terms, { inputs }: LettingOutcome): object {
  const taxed = evaluateWithAfterTax(job);
  const afterTax = taxed.ok ? taxed.outcome.afterTax : undefined;
  return {
    afterTax: afterTax === undefined ? null : shownAfterTax(afterTax),
    mortgages: mortgages === null ? null : shownMortgages(assumptionsOf(inputs), mortgages),
    ...(plan === null ? {} : { plan: shownPlan({ job, plan }) }),
    ...(goal === null ? {} : { goal: shownGoal(job, goal) }),
    ...(risk === null ? {} : { risk: shownRisk(job, risk) }),
  };
}
