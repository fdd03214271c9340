import { minor, timesMoney } from '../kernel/money.ts';
import type { Minor } from '../kernel/money.ts';
import { ratio } from '../kernel/rate.ts';
import type { Rate } from '../kernel/rate.ts';
import { perYear } from '../kernel/period.ts';
import type { PerYear } from '../kernel/period.ts';

/** The four inputs of the landing page's calculator. Rent and costs are per month. */
export interface CalculatorInput {
  readonly price: Minor;
  readonly deposit: Minor;
  readonly monthlyRent: Minor;
  readonly monthlyCosts: Minor;
}

/** The calculator's results. A yield or ROI is null if its divisor is zero. Percentages are displayed to two decimal places. */
export interface CalculatorResult {
  readonly mortgage: Minor;
  readonly grossYield: Rate | null;
  readonly netAnnualIncome: PerYear;
  readonly roi: Rate | null;
}

/**
 * The mortgage and net annual income in minor units, and the yields as fractions. Mortgage = price − deposit; gross yield = annual rent ÷
 * price; ROI = (annual rent − annual costs) ÷ deposit. A yield is null if its divisor is zero.
 */
export function simpleCalculator({ price, deposit, monthlyRent, monthlyCosts }: CalculatorInput): CalculatorResult {
  const annualRent = timesMoney(monthlyRent, 12);
  const netAnnualIncome = perYear(annualRent - timesMoney(monthlyCosts, 12));
  return {
    mortgage: minor(price - deposit),
    grossYield: ratio(annualRent, price),
    netAnnualIncome,
    roi: ratio(netAnnualIncome, deposit),
  };
}

/** The calculator's initial values. */
export const calculatorDefaults: CalculatorInput = {
  price: minor(300_000_00),
  deposit: minor(60_000_00),
  monthlyRent: minor(1500_00),
  monthlyCosts: minor(300_00),
};
