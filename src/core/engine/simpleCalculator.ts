import { minor, timesMoney } from '../kernel/money.ts';
import type { Minor } from '../kernel/money.ts';
import { ratio } from '../kernel/rate.ts';
import type { Rate } from '../kernel/rate.ts';

/** The four numbers of the landing page's calculator; rent and costs a month. */
export interface CalculatorInput {
  readonly price: Minor;
  readonly deposit: Minor;
  readonly monthlyRent: Minor;
  readonly monthlyCosts: Minor;
}

/** Null where there is nothing to divide by. Shown to two decimals. */
export interface CalculatorResult {
  readonly mortgage: Minor;
  readonly grossYield: Rate | null;
  readonly netAnnualIncome: Minor;
  readonly roi: Rate | null;
}

/** Mortgage = price − deposit; gross yield = annual rent ÷ price; ROI = (annual rent − annual costs) ÷ deposit. */
export function simpleCalculator({ price, deposit, monthlyRent, monthlyCosts }: CalculatorInput): CalculatorResult {
  const annualRent = timesMoney(monthlyRent, 12);
  const netAnnualIncome = minor(annualRent - timesMoney(monthlyCosts, 12));
  return {
    mortgage: minor(price - deposit),
    grossYield: ratio(annualRent, price),
    netAnnualIncome,
    roi: ratio(netAnnualIncome, deposit),
  };
}

/** What the calculator shows before anything is typed. */
export const calculatorDefaults: CalculatorInput = {
  price: minor(300_000_00),
  deposit: minor(60_000_00),
  monthlyRent: minor(1500_00),
  monthlyCosts: minor(300_00),
};
