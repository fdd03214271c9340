import type { AssumptionOverrides } from '../../src/core/deal/assumptions.ts';
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
import { evaluateStrategy } from '../../src/core/pipeline/evaluateStrategy.ts';
import { evaluateWithAfterTax } from '../../src/core/pipeline/evaluateWithAfterTax.ts';
import type { EvaluationJob } from '../../src/core/pipeline/outcome.ts';
import { sayExplanation } from '../../src/core/report/explain/sayExplanation.ts';
import type { Terms } from './command.ts';
import { inPounds } from './inPounds.ts';
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
  const job: EvaluationJob = { deal, profile, today: dayOf(at), ...(terms.market === null ? {} : { place: terms.market }) };
  return terms.strategy === 'buy-to-let' ? buyToLet(job, terms) : otherStrategy(job, terms);
}

function buyToLet(asked: EvaluationJob, { assumptions, mortgages, plan, goal, risk }: Terms): unknown {
  // Each value was accepted by the row of its key in the catalogue.
  const overrides: AssumptionOverrides = assumptions;
  const job: EvaluationJob = { ...asked, deal: { ...asked.deal, overrides } };
  const result = evaluateWithAfterTax(job);
  if (!result.ok) return needs(result.gap);
  const { analysis, score, inputs, rules, rulesVersion, engineVersion, explanations, report, afterTax } = result.outcome;
  const used = assumptionCatalogue.map(({ key, unit }) => {
    const { value, provenance } = inputs[key];
    return [key, { value: unit === 'money' ? inPounds(value, key) : value, from: provenance.kind }] as const;
  });
  return {
    strategy: 'buy-to-let',
    analysis: inPounds(analysis, ''),
    score,
    reasons: score.criteria.map((criterion) => criterion.reason),
    rules,
    inputs: Object.fromEntries(used),
    afterTax: afterTax === undefined ? null : shownAfterTax(afterTax),
    words: [report.verdict, ...Object.values(explanations).map((explanation) => sayExplanation(explanation)), ...report.warnings],
    mortgages: mortgages === null ? null : shownMortgages(assumptionsOf(inputs), mortgages),
    explanations,
    ...(plan === null ? {} : { plan: shownPlan({ job, plan }) }),
    ...(goal === null ? {} : { goal: shownGoal(job, goal) }),
    ...(risk === null ? {} : { risk: shownRisk(job, risk) }),
    rulesVersion,
    engineVersion,
  };
}

function otherStrategy(job: EvaluationJob, { strategy, assumptions }: Terms): unknown {
  const result = evaluateStrategy({ job, strategy, yours: assumptions });
  if (!result.ok) return needs(result.error);
  const { analysis, explanations, judgement, rulesVersion, engineVersion } = result.value;
  const inputs: Readonly<Record<string, ResolvedStrategyInput<unknown> | undefined>> = { ...result.value.inputs };
  const used = strategyInputs(strategy).map(({ key, unit }) => {
    const input = inputs[key];
    const isAmount = unit === 'money' || unit === 'rooms' || unit === 'units';
    return [key, { value: isAmount ? inPounds(input?.value, key) : input?.value, from: input?.provenance.kind }] as const;
  });
  const { checks, laws, currency, ...amounts } = analysis;
  return {
    strategy,
    analysis: { currency, ...(inPounds(amounts, '') as typeof amounts), checks, laws },
    score: judgement?.score ?? null,
    rules: judgement?.rules ?? [],
    verdict: judgement?.verdict.words ?? null,
    reasons: [...(judgement?.score.criteria.map(({ reason }) => reason) ?? []), ...checks.map(({ words }) => words)],
    inputs: Object.fromEntries(used),
    explanations,
    rulesVersion,
    engineVersion,
  };
}

interface Gap {
  readonly keys: readonly string[];
  readonly message: string;
}

const needs = ({ keys, message }: Gap): unknown => ({ analysis: null, score: null, reasons: [message], needs: keys });
