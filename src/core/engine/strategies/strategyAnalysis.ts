import type { ShownSource } from '../../deal/provenance.ts';
import type { Regulation, RegulationSource } from '../../deal/strategies/regulations/regulation.ts';
import type { StrategyId } from '../../deal/strategies/strategyInput.ts';
import type { IsoDate } from '../../kernel/calendar.ts';
import type { Currency, Minor } from '../../kernel/money.ts';
import type { Rate } from '../../kernel/rate.ts';
import type { MarketRules } from '../../market/rules.ts';
import type { CostLine, IrrAnswer } from '../analysis.ts';
import type { RuleRef } from '../../market/ruleRef.ts';

/** The tax on one profit, with the law and notes behind it. */
export interface TaxedProfit {
  readonly tax: Minor;
  readonly rules: readonly RuleRef[];
  readonly notes: readonly string[];
}

/** A tax on profit under the law that the caller chooses, such as income tax or corporation tax. */
export interface ProfitTax {
  /** The name of the tax: "Corporation tax". */
  readonly name: string;
  /** The formula in words. */
  readonly formula?: string;
  /** The tax on a profit, at most the profit itself. Called for profits only, because a loss is not taxed. */
  readonly taxOn: (profit: Minor) => TaxedProfit;
  /** The inputs of the tax other than the profit: label, value and source. */
  readonly terms: readonly (readonly [label: string, value: FigureValue, from: string])[];
}

/** Facts about the property that are not among the inputs; null if unknown. */
export interface StrategyProperty {
  readonly energyBand: string | null;
  readonly inGreaterLondon: boolean | null;
  readonly yearBuilt?: number | null;
  /** The number of dwellings in the property. */
  readonly units?: number | null;
}

/** Everything that comes from outside the inputs: rules, taxes and the date on which they apply. */
export interface StrategyContext {
  readonly market: MarketRules;
  readonly on: IsoDate;
  readonly property: StrategyProperty;
  /** The town in the address, for rules that apply only in some towns; absent or null if unknown. */
  readonly town?: string | null;
  readonly regulations: readonly Regulation[];
  /** The tax on the profit of a sale. If it is null, the profit is not taxed. */
  readonly profitTax: ProfitTax | null;
  /** The number of years to project for a kept or leased property: all, or one if only first-year figures are needed. */
  readonly years: number;
}

/**
 * One year of a strategy, before income tax. `cashFlow = income − costs − interest − principal + capital`. `capital` is a one-off amount
 * that is put in (negative) or received, such as a purchase, a loan, a sale or a deposit. Value, balance and equity are at the year's end.
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
  /** The tax laws that were applied. */
  readonly laws: readonly RuleRef[];
}

/** A figure of one kind. Text replaces a number that would be misleading: "No cash left in". */
export type FigureValue =
  | { readonly kind: 'money'; readonly amount: Minor }
  /** The number of decimals shown; one if absent. */
  | { readonly kind: 'rate'; readonly rate: Rate; readonly decimals?: number }
  | { readonly kind: 'number'; readonly number: number; readonly unit: string | null }
  | { readonly kind: 'irr'; readonly answer: IrrAnswer }
  | { readonly kind: 'words'; readonly words: string };

export interface StrategyFigure {
  readonly id: string;
  readonly label: string;
  readonly value: FigureValue;
  /** The figure formatted for display. */
  readonly text: string;
}

/** A figure without its text. */
export type MeasuredFigure = Pick<StrategyFigure, 'id' | 'value'>;

/** Something to check before relying on the figures. `rule` is null if the check follows from the figures rather than from a law. */
export interface StrategyCheck {
  readonly id: string;
  readonly level: 'must' | 'ask' | 'note';
  readonly words: string;
  readonly rule: RegulationSource | null;
}

/** The analysis of any strategy. It has the same form for every strategy, so that strategies can be compared. */
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

/** Only the first-year figures, for uses that need many evaluations: no text, no checks, no totals over several years. */
export interface StrategyMeasures extends Pick<StrategyAnalysis, 'strategy' | 'currency' | 'oneOffCosts' | 'years'> {
  readonly figures: readonly MeasuredFigure[];
}

/** How the report explains a strategy's figure: the formula in words, each term with its value and origin, and the publications. */
export interface StrategyExplanation {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly formula: string;
  readonly terms: readonly { readonly label: string; readonly value: string; readonly from: string | null }[];
  readonly sources: readonly ShownSource[];
}
