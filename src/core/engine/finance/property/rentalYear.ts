import { operatingIncome } from './operatingIncome.ts';
import { capRate, cashOnCash } from './yields.ts';
import type { Yield } from './yields.ts';

/** The amounts that investors use to summarise a year of letting. Yearly amounts, all in the same unit; rates are fractions. */
export interface RentalYear {
  /** Rent of all units at full occupancy. */
  readonly grossRent: number;
  readonly vacancyRate: number;
  readonly costs: RentalCosts;
  /** Principal and interest. */
  readonly debtService: number;
  readonly price: number;
  /** Refurbishment before letting; part of the property's cost. */
  readonly works: number;
  /** Down payment, closing costs and any other cash paid in. */
  readonly cashInvested: number;
  readonly units: number;
}

/** Operating costs: property tax, insurance, repairs and others as amounts, and others as a share of the rent. */
export interface RentalCosts {
  readonly amounts: readonly number[];
  /** Costs as a share of the rent after vacancy, as most managers charge. */
  readonly shareOfCollected: number;
  /** Costs as a share of the rent at full occupancy. */
  readonly shareOfGross: number;
}

export interface RentalResult {
  /** Gross rent less vacancy: effective gross income. */
  readonly effectiveGrossIncome: number;
  readonly operatingExpenses: number;
  readonly netOperatingIncome: number;
  readonly netOperatingIncomePerUnit: number;
  /** Net operating income as a share of the price alone. */
  readonly capRate: Yield;
  /** Net operating income as a share of the price plus refurbishment. */
  readonly capRateOnCost: Yield;
  readonly cashFlow: number;
  /** Cash flow as a share of the stated cash invested. */
  readonly cashOnCash: Yield;
  /** Cash flow as a share of the stated cash plus refurbishment, for refurbishment that was paid on top. */
  readonly cashOnCashWithWorks: Yield;
}

/**
 * The summary of a year of letting, down to cash flow, in the unit given. Capital improvements and reserves are not operating expenses:
 * they are deducted after net operating income.
 */
export function rentalYear(given: RentalYear): RentalResult {
  const { grossRent, vacancyRate, costs, debtService, price, works, cashInvested, units } = given;
  const collected = operatingIncome(grossRent, vacancyRate, { amount: 0 }).grossOperatingIncome;
  const amount = sum(costs.amounts) + collected * costs.shareOfCollected + grossRent * costs.shareOfGross;
  const { netOperatingIncome } = operatingIncome(grossRent, vacancyRate, { amount });
  return {
    effectiveGrossIncome: collected,
    operatingExpenses: amount,
    netOperatingIncome,
    netOperatingIncomePerUnit: netOperatingIncome / units,
    capRate: capRate(netOperatingIncome, price),
    capRateOnCost: capRate(netOperatingIncome, price + works),
    cashFlow: netOperatingIncome - debtService,
    cashOnCash: cashOnCash(netOperatingIncome, debtService, cashInvested),
    cashOnCashWithWorks: cashOnCash(netOperatingIncome, debtService, cashInvested + works),
  };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
