import { localizeForMarket } from './localizeAnswer.ts';
import type { Deal } from '../deal/deal.ts';
import { withOwnInputs } from '../deal/strategies/ownInputs.ts';
import { knownInputsOf } from './inputsOfDeal.ts';
import type { ResolvedInputs } from '../deal/strategies/inputs/buyToLetInputs.ts';
import { ownershipOf } from '../deal/ownership.ts';
import { regulationsOf } from '../deal/strategies/regulations/regulations.ts';
import { inputValues, resolveStrategyInputs } from '../deal/strategies/resolveStrategyInputs.ts';
import type { ResolvedStrategyInput, ResolvedStrategyInputs } from '../deal/strategies/resolveStrategyInputs.ts';
import { knownHome, startingValues } from '../deal/strategies/startingValues.ts';
import type { StartingValues } from '../deal/strategies/startingValues.ts';
import { strategyInput, strategyInputs } from '../deal/strategies/strategyCatalogue.ts';
import type { StrategyId } from '../deal/strategies/strategyInput.ts';
import { engineVersion } from '../engine/analyse.ts';
import { projectedYears } from '../engine/projection.ts';
import { analyseStrategy, explainStrategy, measureStrategy } from '../engine/strategies/analyseStrategy.ts';
import type {
  MeasuredFigure,
  ProfitTax,
  StrategyContext,
  StrategyExplanation,
  StrategyMeasures,
  StrategyAnalysis,
} from '../engine/strategies/strategyAnalysis.ts';
import type { IsoDate } from '../kernel/calendar.ts';
import { countryOfMarket, isEuCountry, type MarketId } from '../market/markets.ts';
import { americanStartingValues } from '../market/us/inputs/americanStartingValues.ts';
import { dwellingCount } from '../deal/strategies/dwellingCount.ts';
import { americanTown } from '../place/americanTown.ts';
import { lowerFirst } from '../kernel/lowerFirst.ts';
import { err, ok } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import { rulesOf } from '../market/registry.ts';
import { provenanceText } from '../report/reportInputs.ts';
import type { JudgedStrategy } from '../score/strategies/criterionRows.ts';
import { judgeOf } from '../score/strategies/judgeStrategy.ts';
import type { StrategyJudge } from '../score/strategies/judgeStrategy.ts';
import { europeanStart } from './europeanStart.ts';
import { flipTax } from './flipTax.ts';
import { judgeLetting } from './judgeLetting.ts';
import { judgeForRow, judgeStrategy } from './judgeStrategy.ts';
import type { AnalysedStrategy, Judgement, RowJudgement } from './judgeStrategy.ts';
import type { EvaluationGap, EvaluationJob } from './outcome.ts';
import { notCovered } from './coverage.ts';
import { ownersValues } from './ownership/ownersValues.ts';
import { createFirstYearTax, taxStrategy } from './ownership/taxStrategy.ts';
import type { TaxedStrategy } from './ownership/taxStrategy.ts';
import { isBritishLetting } from './britishLetting.ts';
import { knownMarket } from './marketOfJob.ts';
import type { InputsOf } from '../deal/strategies/inputsById.ts';

export interface StrategyJob<Id extends StrategyId> {
  readonly job: EvaluationJob;
  readonly strategy: Id;
  /** The person's own values for this strategy. */
  readonly yours: Partial<InputsOf<Id>>;
  /** Starting values to keep fixed while other values are tried; computed from the deal and `yours` if absent. */
  readonly starting?: StartingValues;
}

export interface StrategyEvaluation<Id extends StrategyId> {
  readonly inputs: ResolvedStrategyInputs<InputsOf<Id>>;
  readonly analysis: StrategyAnalysis;
  readonly explanations: readonly StrategyExplanation[];
  readonly rulesVersion: string;
  readonly engineVersion: string;
}

export interface JudgedEvaluation<Id extends StrategyId> extends StrategyEvaluation<Id> {
  /** Null for a buy-to-let evaluation that lacks an input. */
  readonly judgement: Judgement | null;
}

export type StrategyGap = EvaluationGap;

/**
 * A deal under a strategy, or why it cannot be computed. Inputs are the person's own values, then facts of the deal, then rules of thumb
 * and the strategy's defaults; rules are those in force at its place on the day. The profit of a flip is taxed. The figures of property
 * that is kept are before or after tax, depending on the profile.
 */
export function evaluateStrategy<Id extends StrategyId>(asked: StrategyJob<Id>): Result<StrategyEvaluation<Id>, StrategyGap> {
  const base = strategyBase(asked);
  return base.ok ? ok(localizeForMarket(base.value.context.market.id, evaluationOf(asked.strategy, base.value))) : base;
}

/**
 * A deal under a strategy with score, rules and verdict. These need some twenty further analyses, so use it for a single strategy on
 * screen.
 */
export function evaluateAndJudge<Id extends StrategyId>(asked: StrategyJob<Id>): Result<JudgedEvaluation<Id>, StrategyGap> {
  const base = strategyBase(asked);
  if (!base.ok) return base;
  const evaluation = evaluationOf(asked.strategy, base.value);
  const judgement = judgementOf(asked, base.value, evaluation.analysis);
  return ok(localizeForMarket(base.value.context.market.id, { ...evaluation, judgement }));
}

function evaluationOf<Id extends StrategyId>(strategy: Id, base: StrategyBase<Id>): StrategyEvaluation<Id> {
  const { inputs, values, context } = base;
  const analysis = askedAbout(analyseStrategy(strategy, values, context), context.market.id);
  const taxed = base.tax(values, analysis);
  const explanations = explainStrategy({ strategy, inputs, context, provenanceText: provenanceText });
  return {
    inputs,
    analysis: taxed === null ? analysis : withTax(analysis, taxed),
    explanations: taxed === null ? explanations : explanations.map((each) => taxed.explanations.find(({ id }) => id === each.id) ?? each),
    rulesVersion: context.market.version,
    engineVersion,
  };
}

/** Drops warnings about inputs the market does not use. */
function askedAbout(analysis: StrategyAnalysis, market: MarketId): StrategyAnalysis {
  const isAsked = (check: string): boolean => {
    const key = inputBehind[check];
    return key === undefined || strategyInput(analysis.strategy, key, market) !== undefined;
  };
  return { ...analysis, checks: analysis.checks.filter(({ id }) => isAsked(id)) };
}

/** The input a warning is about, by the warning's id. */
const inputBehind: Readonly<Record<string, string>> = { 'no-gas-check': 'certificatesPerYear' };

/** A buy-to-let is judged like the deal itself, by the person's rules and weights. */
function judgementOf<Id extends StrategyId>(asked: StrategyJob<Id>, base: StrategyBase<Id>, analysis: StrategyAnalysis): Judgement | null {
  const { job, strategy, yours } = asked;
  const { id } = base.context.market;
  if (isBritishLetting(strategy, id)) return judgeLetting({ ...job, deal: withOwnInputs<Deal, StrategyId>(job.deal, strategy, yours) });
  const before = ownershipOf(job).basis === 'after-tax' ? measureStrategy(strategy, base.values, base.context).figures : null;
  const judge = judgeOf(strategy, job.profile, id);
  return judgeStrategy(analysedOf(asked, base, { judge, analysis, before }));
}

/**
 * The analysed strategy on which rules are tested: its figures, and a function that measures them under other values. All are before tax,
 * or all after tax.
 */
function analysedOf<Id extends StrategyId>(
  { job, strategy }: StrategyJob<Id>,
  { inputs, values, context, judgedFigures }: StrategyBase<Id>,
  shown: Pick<AnalysedStrategy<JudgedStrategy>, 'judge' | 'analysis' | 'before'>,
): AnalysedStrategy<JudgedStrategy> {
  const measure = (tried: InputsOf<Id>): readonly MeasuredFigure[] | null =>
    judgedFigures(tried, measureStrategy(strategy, tried, context));
  // Only strategies with a judgement get here; TypeScript does not narrow the generic key.
  return { job, strategy, inputs, values, measure, ...shown } as unknown as AnalysedStrategy<JudgedStrategy>;
}

const withTax = (analysis: StrategyAnalysis, { figures, checks, laws }: TaxedStrategy): StrategyAnalysis => ({
  ...analysis,
  figures,
  checks,
  laws: [...new Map([...analysis.laws, ...laws].map((rule) => [rule.id, rule])).values()],
});

/** A list row's data for a deal under a strategy. */
interface JudgedRow<Id extends StrategyId> extends Pick<StrategyMeasures, 'figures' | 'currency'>, RowJudgement {
  readonly inputs: ResolvedStrategyInputs<InputsOf<Id>>;
}

/** The first year's figures of a deal under a strategy with their judgement, without explanations or later years, for lists. */
export function judgedRow<Id extends JudgedStrategy>(asked: StrategyJob<Id>, judge: StrategyJudge): Result<JudgedRow<Id>, StrategyGap> {
  const base = strategyBase(asked);
  if (!base.ok) return base;
  const { inputs, values, context, judgedFigures } = base.value;
  const measured = measureStrategy(asked.strategy, values, context);
  const { currency } = measured;
  const figures = judgedFigures(values, measured);
  if (figures === null) throw new Error('The owner’s tax law does not cover the strategy, so it should have no base');
  const before = ownershipOf(asked.job).basis === 'after-tax' ? measured.figures : null;
  const judgement = judgeForRow(analysedOf(asked, base.value, { judge, analysis: { figures, currency }, before }));
  return ok({ inputs, figures, currency, ...localizeForMarket(context.market.id, judgement) });
}

/** A deal's inputs under a strategy, resolved once, with everything needed to compute figures under these or other values. */
export interface StrategyBase<Id extends StrategyId> {
  readonly inputs: ResolvedStrategyInputs<InputsOf<Id>>;
  /** The plain input values. */
  readonly values: InputsOf<Id>;
  readonly context: StrategyContext;
  /** The context under other input values: a flip is taxed in the year of its sale. */
  readonly contextAt: (values: InputsOf<Id>) => StrategyContext;
  /** Whether figures are after the owner's taxes; never for a flip, which taxes its own profit. */
  readonly isTaxed: boolean;
  /** The owner's tax adjustments; null before tax, and if the law does not cover these values. */
  readonly tax: (values: InputsOf<Id>, analysis: StrategyAnalysis) => TaxedStrategy | null;
  /**
   * The figures of the first year under these values, before or after the owner’s taxes as the deal is judged; null if the owner's law does
   * not cover these values.
   */
  readonly judgedFigures: (values: InputsOf<Id>, measured: StrategyMeasures) => readonly MeasuredFigure[] | null;
}

/** The starting values of a strategy's inputs for a deal; empty if its property is in no supported market. */
export function startingValuesOf<Id extends StrategyId>(asked: StrategyJob<Id>): StartingValues {
  const known = knownInputsOf(asked.job);
  return known.ok ? startingFrom(asked, known.value) : {};
}

const startingFrom = <Id extends StrategyId>({ job, strategy, yours }: StrategyJob<Id>, ofDeal: Partial<ResolvedInputs>): StartingValues =>
  startingOf(knownMarket(job).market, job.today)(strategy, knownHome({ facts: job.deal.facts, yours: { ...yours }, ofDeal }));

function startingOf(market: MarketId, today: IsoDate): typeof startingValues {
  const country = countryOfMarket(market);
  if (isEuCountry(country)) return (strategy, home) => europeanStart(strategy, home, { market, country, today });
  return country === 'US' ? americanStartingValues : startingValues;
}

/** The resolved inputs, market and context of a strategy on a deal, or why they are incomplete. */
export function strategyBase<Id extends StrategyId>(asked: StrategyJob<Id>): Result<StrategyBase<Id>, StrategyGap> {
  const { job, strategy, yours } = asked;
  const known = knownInputsOf(job);
  if (!known.ok) return known;
  const starting = asked.starting ?? startingFrom(asked, known.value);
  const { market } = knownMarket(job);
  const refusal = notCovered({ market, strategy, ...ownershipOf(job) });
  if (refusal !== null) return err({ kind: 'not-covered', keys: [], message: refusal });
  const typed: Readonly<Record<string, unknown>> = { ...yours };
  const owned = ownersValues({ job, strategy, yours: typed, knownRate: known.value.mortgageRate?.value ?? null });
  // Values adjusted for another owner have the same keys and types.
  const inputs = resolveStrategyInputs({ strategy, market, yours: owned as typeof yours, ofDeal: known.value, starting });
  if (!inputs.ok) return err(gapOf(strategy, market, inputs.error));
  const values = inputValues(inputs.value);
  const context: StrategyContext = {
    market: rulesOf(market),
    on: job.today,
    property: propertyOf(job.deal),
    regulations: regulationsOf(market),
    town: townOf(job.deal, market),
    profitTax: profitTaxOf(asked, values),
    years: projectedYears,
  };
  const { owner, basis } = ownershipOf(job);
  const isTaxed = basis === 'after-tax' && strategy !== 'flip';
  const contextAt = (tried: InputsOf<Id>): StrategyContext =>
    strategy === 'flip' ? { ...context, profitTax: profitTaxOf(asked, tried) } : context;
  const firstYearTax = isTaxed ? createFirstYearTax({ job, owner, strategy }) : null;
  const triedOf = (tried: InputsOf<Id>, measured: StrategyMeasures) => ({
    values: { ...tried } as Readonly<Record<string, unknown>>,
    measured,
    whole: () => analyseStrategy(strategy, tried, contextAt(tried)),
  });
  const refused = firstYearTax?.refusal(triedOf(values, measureStrategy(strategy, values, context))) ?? null;
  if (refused !== null) return err({ kind: 'not-covered', keys: [], message: refused });
  return ok({
    inputs: ofProfile(
      inputs.value,
      Object.keys(owned).filter((key) => owned[key] !== typed[key]),
    ),
    values,
    context,
    contextAt,
    isTaxed,
    tax: (tried, analysis) => (isTaxed ? taxStrategy({ job, owner, values: { ...tried }, analysis }) : null),
    judgedFigures: (tried, measured) => (firstYearTax === null ? measured.figures : firstYearTax.figures(triedOf(tried, measured))),
  });
}

/** The inputs, in which terms that depend on the owner are marked as coming from the profile, because they are not entered for the deal. */
function ofProfile<Inputs extends object>(inputs: ResolvedStrategyInputs<Inputs>, keys: readonly string[]): ResolvedStrategyInputs<Inputs> {
  const named = inputs as Readonly<Record<string, ResolvedStrategyInput<unknown> | undefined>>;
  const changed = keys.flatMap((key) => (named[key] === undefined ? [] : [[key, { ...named[key], provenance: { kind: 'profile' } }]]));
  return { ...inputs, ...Object.fromEntries(changed) };
}

const propertyOf = ({ facts }: Deal): StrategyContext['property'] => ({
  energyBand: facts.epcBand,
  inGreaterLondon: null,
  yearBuilt: facts.yearBuilt,
  units: dwellingCount(facts),
});

/** The town for local rules; null if unknown, and in the UK, where no rule here depends on the town. */
function townOf({ facts }: Deal, market: MarketId): string | null {
  const country = countryOfMarket(market);
  if (country === 'US') return americanTown(facts.address ?? '');
  return isEuCountry(country) ? (facts.town ?? null) : null;
}

/** The tax on a flip's profit. For other strategies, tax is computed elsewhere, from their years and sale. */
function profitTaxOf<Id extends StrategyId>({ job, strategy }: StrategyJob<Id>, values: InputsOf<Id>): ProfitTax | null {
  if (strategy !== 'flip') return null;
  // These are a flip's inputs; TypeScript does not narrow the generic key.
  return flipTax(job, values as unknown as InputsOf<'flip'>);
}

/**
 * The gap that lists missing inputs, except inputs that follow from another. A price, for example, implies an asking price and an
 * after-repair value.
 */
function gapOf(strategy: StrategyId, market: MarketId, missing: readonly string[]): StrategyGap {
  const keys = missing.includes('purchasePrice') ? missing.filter((key) => !followsFromPrice.has(key)) : missing;
  const wanted = strategyInputs(strategy, market)
    .filter(({ key }) => keys.includes(key))
    .map(({ key, label }) => asks[key] ?? lowerFirst(label));
  return { kind: 'needs-input', keys, message: `Add ${listed(wanted)} to see results.` };
}

const followsFromPrice: ReadonlySet<string> = new Set(['askingPrice', 'afterRepairValue']);

const asks: Readonly<Record<string, string>> = {
  purchasePrice: 'the purchase price',
  monthlyRent: 'the monthly rent',
  rooms: 'room rents',
  nightlyRate: 'the nightly rate',
  leaseRentPerMonth: 'the monthly rent to the owner',
};

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
