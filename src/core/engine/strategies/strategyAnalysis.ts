import type { ShownSource } from '../../deal/provenance.ts';
import type { Regulation, RegulationSource } from '../../deal/strategies/regulations/regulation.ts';
import type { StrategyId } from '../../deal/strategies/strategyInput.ts';
import type { IsoDate } from '../../kernel/calendar.ts';
import type { Currency, Minor } from '../../kernel/money.ts';
import type { Rate } from '../../kernel/rate.ts';
import type { MarketRules } from '../../market/rules.ts';
import type { CostLine, IrrAnswer } from '../analysis.ts';
import type { RuleRef } from '../../market/ruleRef.ts';

/** The tax on one profit with its law and notes. */
export interface TaxedProfit {
  readonly tax: Minor;
  readonly rules: readonly RuleRef[];
  readonly notes: readonly string[];
}

/** A tax on profit under the law the caller chooses: income tax, corporation tax. */
export interface ProfitTax {
  /** "Corporation tax" */
  readonly name: string;
  /** The formula in words. */
  readonly formula?: string;
  /** The tax on a profit, at most the profit itself. Called for profits only, because a loss is not taxed. */
  readonly taxOn: (profit: Minor) => TaxedProfit;
  /** Its inputs apart from the profit: label, value and source. */
  readonly terms: readonly (readonly [label: string, value: FigureValue, from: string])[];
}

/** Facts of the property apart from the inputs; null if unknown. */
export interface StrategyProperty {
  readonly energyBand: string | null;
  readonly inGreaterLondon: boolean | null;
  readonly yearBuilt?: number | null;
  /** The number of dwellings in the property. */
  readonly units?: number | null;
}

/** Everything supplied from outside: rules, taxes and the date they apply on. */
export interface StrategyContext {
  readonly market: MarketRules;
  readonly on: IsoDate;
  readonly property: StrategyProperty;
  /** The town in the address, for rules that apply only in some towns; absent or null if unknown. */
  readonly town?: string | null;
  readonly regulations: readonly Regulation[];
  /** Null leaves the profit on a sale untaxed. */
  readonly profitTax: ProfitTax | null;
  /** How many years of a kept or leased property are projected: all, or one if only first-year figures are needed. */
  readonly years: number;
}

/**
 * One year of a strategy. `cashFlow = income − costs − interest − principal + capital`; before income tax. `capital` is money that
 * is put in (negative) or comes out at once: a purchase, a loan, a sale, a deposit. Value, balance and equity at the year's end.
 */
export interface StrategyYear {
  readonly year: number;
  readonly income: Minor;
  readonly costs: Minor;
  readonly interest: Minor;
  readonly principal: Minor;
  readonly capital: Minor;
  readonly cashFlow: Minor;
  readonly cumulativeCashFlow: Minor;
  readonly propertyValue: Minor;
  readonly loanBalance: Minor;
  readonly equity: Minor;
}

/** The numbers that every analysis has. */
export interface StrategyNumbers {
  /** One-off costs in addition to the price, and yearly running costs. */
  readonly oneOffCosts: readonly CostLine[];
  readonly runningCosts: readonly CostLine[];
  readonly years: readonly StrategyYear[];
  /** The tax laws applied. */
  readonly laws: readonly RuleRef[];
}

/** A figure of one kind. Text replaces a number that would mislead: "No cash left in". */
export type FigureValue =
  | { readonly kind: 'money'; readonly amount: Minor }
  /** To one decimal, or to `decimals`. */
  | { readonly kind: 'rate'; readonly rate: Rate; readonly decimals?: number }
  | { readonly kind: 'number'; readonly number: number; readonly unit: string | null }
  | { readonly kind: 'irr'; readonly answer: IrrAnswer }
  | { readonly kind: 'words'; readonly words: string };

export interface StrategyFigure {
  readonly id: string;
  readonly label: string;
  readonly value: FigureValue;
  /** Formatted for display. */
  readonly text: string;
}

/** A figure without its text. */
export type MeasuredFigure = Pick<StrategyFigure, 'id' | 'value'>;

/** Something to check before relying on the figures. `rule` is null if the figures, not a law, raise it. */
export interface StrategyCheck {
  readonly id: string;
  readonly level: 'must' | 'ask' | 'note';
  readonly words: string;
  readonly rule: RegulationSource | null;
}

/** The same shape for every strategy, so that they can be shown side by side. */
export interface StrategyAnalysis {
  readonly strategy: StrategyId;
  readonly currency: Currency;
  readonly figures: readonly StrategyFigure[];
  readonly checks: readonly StrategyCheck[];
  readonly oneOffCosts: readonly CostLine[];
  readonly runningCosts: readonly CostLine[];
  readonly years: readonly StrategyYear[];
  readonly laws: readonly RuleRef[];
}

/** Only first-year figures, for questions that need many evaluations: no text, no checks, no multi-year totals. */
export interface StrategyMeasures extends Pick<StrategyAnalysis, 'strategy' | 'currency' | 'oneOffCosts' | 'years'> {
  readonly figures: readonly MeasuredFigure[];
}

/** The report's explanation, for figures of strategies: formula in words, each term with its value and origin, and the publications. */
export interface StrategyExplanation {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly formula: string;
  readonly terms: readonly { readonly label: string; readonly value: string; readonly from: string | null }[];
  readonly sources: readonly ShownSource[];
}
