import { createDealWalk } from './dealWalk.ts';
import type { DealWalk } from './dealWalk.ts';
import { createLettingYears, createYearFactors } from './walkLetting.ts';
import type { LettingYears, YearFactors } from './walkLetting.ts';

/**
 * A record of a deal's figures as `measure` returns them, and of the figures after the owner's income tax and tax on the gain. Amounts are
 * in pence and rates are fractions. A figure is NaN if `measure` returns null for it, or not exactly one rate of return. Measuring another
 * deal into the record overwrites it.
 */
export interface DealMeasures {
  transferTax: number;
  cashNeeded: number;
  loan: number;
  loanToValue: number;
  annualRent: number;
  grossOperatingIncome: number;
  operatingCosts: number;
  netOperatingIncome: number;
  monthlyPayment: number;
  annualDebtService: number;
  annualCashFlow: number;
  monthlyCashFlow: number;
  grossYield: number;
  netYield: number;
  cashOnCash: number;
  roi: number;
  interestCover: number;
  debtServiceCover: number;
  breakEvenRent: number;
  irr: number;
  equityMultiple: number;
  saleProceeds: number;
  /** Income tax for the first year, and tax on the gain from the sale. */
  firstYearTax: number;
  saleTax: number;
  irrAfterTax: number;
  /** For each year: cash flow before and after income tax, and the debt and the property's value at the year's end. */
  readonly cashFlow: Float64Array;
  readonly cashFlowAfterTax: Float64Array;
  readonly loanBalance: Float64Array;
  readonly propertyValue: Float64Array;
  /** Memory reused by the calculation. */
  readonly flows: Float64Array;
  readonly walk: DealWalk;
  readonly factors: YearFactors;
  readonly letting: LettingYears;
}

/**
 * An empty record to measure deals into, for up to `years` projected years (30 to compare with the analysis). Its first values are
 * fractions, so that the JavaScript engine stores the fields as floating-point numbers.
 */
export const createDealMeasures = (years: number): DealMeasures => ({
  transferTax: 0.5,
  cashNeeded: 0.5,
  loan: 0.5,
  loanToValue: 0.5,
  annualRent: 0.5,
  grossOperatingIncome: 0.5,
  operatingCosts: 0.5,
  netOperatingIncome: 0.5,
  monthlyPayment: 0.5,
  annualDebtService: 0.5,
  annualCashFlow: 0.5,
  monthlyCashFlow: 0.5,
  grossYield: 0.5,
  netYield: 0.5,
  cashOnCash: 0.5,
  roi: 0.5,
  interestCover: 0.5,
  debtServiceCover: 0.5,
  breakEvenRent: 0.5,
  irr: 0.5,
  equityMultiple: 0.5,
  saleProceeds: 0.5,
  firstYearTax: 0.5,
  saleTax: 0.5,
  irrAfterTax: 0.5,
  cashFlow: new Float64Array(years),
  cashFlowAfterTax: new Float64Array(years),
  loanBalance: new Float64Array(years),
  propertyValue: new Float64Array(years),
  flows: new Float64Array(years + 1),
  walk: createDealWalk(),
  factors: createYearFactors(years),
  letting: createLettingYears(years),
});
