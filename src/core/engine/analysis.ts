import type { Targets } from '../deal/profile.ts';
import type { Minor } from '../kernel/money.ts';
import type { Rate } from '../kernel/rate.ts';
import type { TransferTax } from '../market/rules.ts';
import type { PerMonth, PerYear } from '../kernel/period.ts';

/** A cost with its label and amount. */
export interface CostLine {
  readonly id: string;
  readonly label: string;
  readonly amount: Minor;
}

export interface PurchaseAnalysis {
  readonly price: Minor;
  readonly transferTax: TransferTax;
  /** All costs in addition to the price: tax, fees and refurbishment. They sum to `costsTotal`. */
  readonly costs: readonly CostLine[];
  readonly costsTotal: Minor;
  readonly deposit: Minor;
  readonly loan: Minor;
  readonly loanToValue: Rate;
  /** Deposit, costs and fees paid in cash before the first rent. */
  readonly cashNeeded: Minor;
}

/** One month of the first year. `cashFlow = rent - voids - costs - payment`; before income tax. */
export interface MonthRow {
  readonly month: number;
  readonly rent: Minor;
  readonly voids: Minor;
  readonly costs: Minor;
  readonly interest: Minor;
  readonly principal: Minor;
  readonly cashFlow: Minor;
}

/** One year of the projection. Balances and values are at the year's end. */
export interface YearRow {
  readonly year: number;
  readonly rent: Minor;
  readonly voids: Minor;
  readonly costs: Minor;
  readonly netOperatingIncome: Minor;
  readonly interest: Minor;
  readonly principal: Minor;
  readonly cashFlow: Minor;
  readonly cumulativeCashFlow: Minor;
  readonly propertyValue: Minor;
  readonly loanBalance: Minor;
  readonly equity: Minor;
}

/** One or more internal rates of return, or the reason there is none. */
export type IrrAnswer =
  | { readonly kind: 'one'; readonly rate: Rate }
  | { readonly kind: 'none'; readonly reason: string }
  | { readonly kind: 'many'; readonly rates: readonly Rate[] };

/** A deal's figures. Rates are per year, before income tax. A figure is null if its divisor is zero, such as cover for a cash purchase. */
export interface Figures {
  readonly grossYield: Rate;
  readonly netYield: Rate;
  readonly annualRent: PerYear;
  readonly grossOperatingIncome: PerYear;
  readonly operatingCosts: PerYear;
  readonly netOperatingIncome: PerYear;
  readonly monthlyPayment: PerMonth;
  readonly annualDebtService: PerYear;
  readonly monthlyCashFlow: PerMonth;
  readonly annualCashFlow: PerYear;
  readonly cashNeeded: Minor;
  readonly cashOnCash: Rate | null;
  /** Return on investment in year one: cash flow, principal repaid and growth, divided by the cash needed. */
  readonly roi: Rate | null;
  readonly interestCover: Rate | null;
  readonly debtServiceCover: Rate | null;
  readonly loanToValue: Rate;
  readonly irr: IrrAnswer;
  readonly equityMultiple: number | null;
  readonly breakEvenRent: PerMonth;
}

export type FigureId = keyof Figures;

export interface TargetPrice {
  readonly target: keyof Targets;
  readonly price: Minor | null;
}

/** Changes, each of which alone would meet the user's targets; null if no value in range would. */
export interface Solves {
  /** The highest price at which every target is met, in steps of `offerStep`. */
  readonly offerPrice: Minor | null;
  /** The highest price for each target alone. A target that cannot be measured, such as cover without a loan, is left out. */
  readonly targetPrices: readonly TargetPrice[];
  /** The lowest monthly rent at which cash flow and cash-on-cash reach their targets. */
  readonly rentNeeded: PerMonth | null;
  /** The mortgage rate at which monthly cash flow reaches zero. */
  readonly rateSurvived: Rate | null;
}

export interface Analysis {
  readonly purchase: PurchaseAnalysis;
  /** The running costs of the first full year by line. They sum to `figures.operatingCosts`. */
  readonly runningCosts: readonly CostLine[];
  readonly figures: Figures;
  readonly months: readonly MonthRow[];
  /** Years 1 to 30. */
  readonly years: readonly YearRow[];
  readonly solves: Solves;
}
