import { unconfirmedNote } from '../../deal/provenance.ts';
import type { RegulatedFacts } from '../../deal/strategies/regulations/regulation.ts';
import { strategyInputs } from '../../deal/strategies/strategyCatalogue.ts';
import type { StrategyId } from '../../deal/strategies/strategyInput.ts';
import { inputValues } from '../../deal/strategies/resolveStrategyInputs.ts';
import type { ResolvedStrategyInputs } from '../../deal/strategies/resolveStrategyInputs.ts';
import type { Currency } from '../../kernel/money.ts';
import type { MarketWarning } from '../../market/rules.ts';
import type { CostLine } from '../analysis.ts';
import { checksOf } from './checks.ts';
import type { Warning } from './checks.ts';
import { explainFigures } from './explainFigures.ts';
import type { ProvenanceText } from './explainFigures.ts';
import { figuresOf } from './figures.ts';
import type { RequestedLoan } from './held/requestedLoan.ts';
import type { Analysed, FigureRecipe } from './figures.ts';
import type { StrategyNumbers, StrategyContext, StrategyExplanation, StrategyMeasures, StrategyAnalysis } from './strategyAnalysis.ts';
import type { RuleRef } from '../../market/ruleRef.ts';

/** A strategy: its analysis, its figures, the facts that rules test, and the warnings from its figures. */
export interface StrategyDefinition<Inputs extends object, Analysis extends StrategyNumbers> {
  readonly strategy: StrategyId;
  readonly analyse: (inputs: Inputs, context: StrategyContext) => Analysis;
  readonly recipes: readonly FigureRecipe<Inputs, Analysis>[];
  readonly facts: (done: Analysed<Inputs, Analysis>) => RegulatedFacts;
  readonly warnings: (done: Analysed<Inputs, Analysis>, currency: Currency) => readonly Warning[];
  /** The loans to check against a market's lending limits. There are none if this is absent. */
  readonly loans?: (done: Analysed<Inputs, Analysis>) => readonly RequestedLoan[];
}

/** A strategy as callers see it. The type of its own analysis stays private. */
export interface RunnableStrategy<Inputs extends object> {
  readonly outcome: (inputs: Inputs, context: StrategyContext) => StrategyAnalysis;
  readonly measure: (inputs: Inputs, context: StrategyContext) => StrategyMeasures;
  readonly explain: (
    inputs: ResolvedStrategyInputs<Inputs>,
    context: StrategyContext,
    provenanceText: ProvenanceText,
  ) => readonly StrategyExplanation[];
}

/** Whether a cost is non-zero; zero costs are not listed. */
const isSomething = ({ amount }: CostLine): boolean => amount !== 0;

/** The ids of warnings that only some markets have. */
const ofMarkets: Readonly<Record<MarketWarning, true>> = { 'no-gas-check': true, 'hmo-mortgage': true };

const isOfMarkets = (id: string): id is MarketWarning => id in ofMarkets;

const lendersSay = (loan: RequestedLoan, { market, on, property }: StrategyContext): readonly Warning[] =>
  market.lending?.({ ...loan, units: property.units ?? null }, on) ?? [];

const distinctRules = (rules: readonly RuleRef[]): readonly RuleRef[] => [...new Map(rules.map((rule) => [rule.id, rule])).values()];

/** Functions that analyse, measure and explain a strategy in the form shared by all strategies. */
export function runnable<Inputs extends object, Analysis extends StrategyNumbers>(
  definition: StrategyDefinition<Inputs, Analysis>,
): RunnableStrategy<Inputs> {
  const { strategy, analyse, recipes } = definition;
  const recipesOf = ({ market: { figures } }: StrategyContext): typeof recipes =>
    recipes.filter(({ market }) => market === undefined || figures.has(market));
  return {
    outcome: (inputs, context) => {
      const { currency } = context.market;
      const shown = recipesOf(context);
      const done = { inputs, analysis: analyse(inputs, context) };
      const { oneOffCosts, runningCosts, years } = done.analysis;
      const laws = distinctRules([...done.analysis.laws, ...shown.flatMap((recipe) => recipe.laws?.(done) ?? [])]);
      const open = unconfirmedNote(laws).map((note): Warning => ['not-confirmed', note]);
      const own = definition.warnings(done, currency).filter(([id]) => !isOfMarkets(id) || context.market.warnings.has(id));
      const lenders = (definition.loans?.(done) ?? []).flatMap((loan) => lendersSay(loan, context));
      const asked = { strategy, facts: definition.facts(done), warnings: [...own, ...lenders, ...open], context };
      return {
        strategy,
        currency,
        figures: figuresOf(shown, done, currency),
        checks: checksOf(asked),
        oneOffCosts: oneOffCosts.filter(isSomething),
        runningCosts: runningCosts.filter(isSomething),
        years,
        laws,
      };
    },
    measure: (inputs, context) => {
      const done = { inputs, analysis: analyse(inputs, { ...context, years: 1 }) };
      const { oneOffCosts, years } = done.analysis;
      const measured = recipesOf(context).filter(({ isMeasured = true }) => isMeasured);
      const figures = measured.map(({ id, value }) => ({ id, value: value(done) }));
      return { strategy, currency: context.market.currency, oneOffCosts, years, figures };
    },
    explain: (inputs, context, provenanceText) => {
      const analysis = analyse(inputValues(inputs), context);
      const { currency } = context.market;
      return explainFigures({
        recipes: recipesOf(context),
        entries: strategyInputs(strategy, context.market.id),
        inputs,
        analysis,
        currency,
        provenanceText,
      });
    },
  };
}
