import { knownInputsOf } from './inputsOfDeal.ts';
import { regulations } from '../deal/strategies/regulations/regulations.ts';
import { inputValues, resolveStrategyInputs } from '../deal/strategies/resolveStrategyInputs.ts';
import type { ResolvedStrategyInputs } from '../deal/strategies/resolveStrategyInputs.ts';
import { knownHome, startingValues } from '../deal/strategies/startingValues.ts';
import type { StartingValues } from '../deal/strategies/startingValues.ts';
import { strategyInputs } from '../deal/strategies/strategyCatalogue.ts';
import type { InputsOf } from '../deal/strategies/strategyCatalogue.ts';
import type { StrategyId } from '../deal/strategies/strategyInput.ts';
import { engineVersion } from '../engine/analyse.ts';
import { analyseStrategy, explainStrategy } from '../engine/strategies/analyseStrategy.ts';
import type { ProfitTax, StrategyContext, StrategyExplanation, StrategyOutcome } from '../engine/strategies/strategyAnalysis.ts';
import { err, ok } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import { rulesOf } from '../market/registry.ts';
import { provenanceWords } from '../report/inputWords.ts';
import { verdict } from '../report/verdict.ts';
import { checkRules } from '../score/checkRules.ts';
import { sayMarks } from '../score/scoreDeal.ts';
import type { JudgedStrategy } from '../score/strategies/criterionRows.ts';
import { computeOutcome } from './computeOutcome.ts';
import { flipTax } from './flipTax.ts';
import { judgeStrategy } from './judgeStrategy.ts';
import type { AnalysedStrategy, Judgement } from './judgeStrategy.ts';
import type { EvaluationJob } from './outcome.ts';
import { placeOfJob } from './placeOfJob.ts';

export interface StrategyJob<Id extends StrategyId> {
  readonly job: EvaluationJob;
  readonly strategy: Id;
  /** The person's own values for this strategy. */
  readonly yours: Partial<InputsOf<Id>>;
  /** Starting values to keep while others are tried; worked out from the deal and `yours` where absent. */
  readonly starting?: StartingValues;
}

export interface StrategyEvaluation<Id extends StrategyId> {
  readonly inputs: ResolvedStrategyInputs<InputsOf<Id>>;
  readonly analysis: StrategyOutcome;
  readonly explanations: readonly StrategyExplanation[];
  readonly rulesVersion: string;
  readonly engineVersion: string;
}

export interface JudgedEvaluation<Id extends StrategyId> extends StrategyEvaluation<Id> {
  /** Null for a buy-to-let whose own evaluation lacks an input. */
  readonly judgement: Judgement | null;
}

/** The inputs a strategy asks for and nothing answers; none where the home is not in the United Kingdom. */
export interface StrategyGap {
  readonly keys: readonly string[];
  readonly message: string;
}

/**
 * A deal under a strategy: own values, then what is known of the deal, then rules of thumb and the strategy's defaults; under the rules
 * of its place on the day. The profit of a flip is taxed; strategies that keep the property are before tax.
 */
export function evaluateStrategy<Id extends StrategyId>(asked: StrategyJob<Id>): Result<StrategyEvaluation<Id>, StrategyGap> {
  const base = strategyBase(asked);
  return base.ok ? ok(evaluationOf(asked.strategy, base.value)) : base;
}

/** The same with score, rules and verdict, which take some twenty analyses more: for a strategy that is looked at. */
export function evaluateAndJudge<Id extends StrategyId>(asked: StrategyJob<Id>): Result<JudgedEvaluation<Id>, StrategyGap> {
  const base = strategyBase(asked);
  if (!base.ok) return base;
  const evaluation = evaluationOf(asked.strategy, base.value);
  return ok({ ...evaluation, judgement: judgementOf(asked, base.value, evaluation.analysis) });
}

function evaluationOf<Id extends StrategyId>(strategy: Id, { inputs, context }: StrategyBase<Id>): StrategyEvaluation<Id> {
  return {
    inputs,
    analysis: analyseStrategy(strategy, inputValues(inputs), context),
    explanations: explainStrategy({ strategy, inputs, context, provenanceWords }),
    rulesVersion: context.market.version,
    engineVersion,
  };
}

/** A buy-to-let is judged as the deal itself is, by the person's own rules and weights. */
function judgementOf<Id extends StrategyId>(
  { job, strategy, yours }: StrategyJob<Id>,
  { inputs, context }: StrategyBase<Id>,
  analysis: StrategyOutcome,
): Judgement | null {
  if (strategy !== 'buy-to-let') {
    // The strategy is one of those judged; a generic key does not narrow with its value.
    const analysed = { job, strategy, inputs, context, analysis } as unknown as AnalysedStrategy<JudgedStrategy>;
    return judgeStrategy(analysed);
  }
  const computed = computeOutcome({ ...job, deal: { ...job.deal, overrides: yours } });
  if (!computed.ok) return null;
  const { figures, solves } = computed.value.analysis;
  const { targets } = job.profile;
  const { currency } = context.market;
  return {
    score: sayMarks(computed.value.marked),
    rules: checkRules(figures, { targets, currency }),
    verdict: verdict({ figures, targets, currency, assumptions: computed.value.assumptions, solve: (key) => solves[key] }),
  };
}

/** The figures alone, for questions that ask for many of them: without a word of how they came about. */
export function outcomeOfStrategy<Id extends StrategyId>(asked: StrategyJob<Id>): StrategyOutcome | null {
  const base = strategyBase(asked);
  return base.ok ? analyseStrategy(asked.strategy, inputValues(base.value.inputs), base.value.context) : null;
}

interface StrategyBase<Id extends StrategyId> {
  readonly inputs: ResolvedStrategyInputs<InputsOf<Id>>;
  readonly context: StrategyContext;
}

/** What the inputs of a strategy start from on this deal; nothing where its home is not in the United Kingdom. */
export function startingValuesOf<Id extends StrategyId>({ job, strategy, yours }: StrategyJob<Id>): StartingValues {
  const ofDeal = knownInputsOf(job);
  return ofDeal.ok ? startingValues(strategy, knownHome({ facts: job.deal.facts, yours: { ...yours }, ofDeal: ofDeal.value })) : {};
}

function strategyBase<Id extends StrategyId>(asked: StrategyJob<Id>): Result<StrategyBase<Id>, StrategyGap> {
  const { job, strategy, yours, starting = startingValuesOf(asked) } = asked;
  const known = knownInputsOf(job);
  if (!known.ok) return known;
  const inputs = resolveStrategyInputs({ strategy, yours, ofDeal: known.value, starting });
  if (!inputs.ok) return err(gapOf(strategy, inputs.error));
  const context: StrategyContext = {
    market: rulesOf(placeOfJob(job).place),
    on: job.today,
    property: { energyBand: job.deal.facts.epcBand, inGreaterLondon: null },
    regulations,
    profitTax: profitTaxOf({ job, strategy, inputs: inputs.value }),
  };
  return ok({ inputs: inputs.value, context });
}

/** A flip is taxed on its profit; the other strategies are kept, and are left before tax. */
function profitTaxOf<Id extends StrategyId>({
  job,
  strategy,
  inputs,
}: Pick<StrategyJob<Id>, 'job' | 'strategy'> & { readonly inputs: ResolvedStrategyInputs<InputsOf<Id>> }): ProfitTax | null {
  if (strategy !== 'flip') return null;
  // The inputs of a flip: a generic key does not narrow with its value.
  return flipTax(job, inputValues(inputs) as unknown as InputsOf<'flip'>);
}

/** Asks only for what others do not follow from: with a price there are an asking price and a value after the works. */
function gapOf(strategy: StrategyId, missing: readonly string[]): StrategyGap {
  const keys = missing.includes('purchasePrice') ? missing.filter((key) => !followsFromPrice.has(key)) : missing;
  const wanted = strategyInputs(strategy)
    .filter(({ key }) => keys.includes(key))
    .map(({ key, label }) => asks[key] ?? label.toLowerCase());
  return { keys, message: `Type ${listed(wanted)} to see the figures.` };
}

const followsFromPrice: ReadonlySet<string> = new Set(['askingPrice', 'afterRepairValue']);

const asks: Readonly<Record<string, string>> = {
  purchasePrice: 'the price you would pay',
  monthlyRent: 'the monthly rent you expect',
  rooms: 'the rooms with their rents',
  nightlyRate: 'what a guest pays for a night',
  leaseRentPerMonth: 'the monthly rent you would pay the owner',
};

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
