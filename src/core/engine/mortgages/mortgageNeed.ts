import type { BuyToLetInputs } from '../../deal/strategies/inputs/buyToLetInputs.ts';
import { minor, shareOf, subtractMoney, type Minor } from '../../kernel/money.ts';
import type { PerYear } from '../../kernel/period.ts';
import { zeroRate, type Rate } from '../../kernel/rate.ts';
import { lettingYear } from '../runningCosts.ts';

/** What a deal needs from a lender, in minor units. The loan is the price less the deposit, and is tested against the first year's rent. */
export function mortgageNeed(assumptions: BuyToLetInputs, rateShift: Rate = zeroRate): MortgageNeed {
  const price = assumptions.purchasePrice;
  return {
    loan: subtractMoney(price, minor(Math.min(price, shareOf(price, assumptions.deposit)))),
    propertyValue: price,
    monthlyRent: assumptions.monthlyRent,
    netOperatingIncome: lettingYear(assumptions).netOperatingIncome,
    kind: assumptions.mortgageKind,
    termMonths: Math.round(assumptions.mortgageYears * 12),
    holdMonths: assumptions.holdYears * 12,
    borrower: assumptions.buyer === 'company' ? 'company' : 'personal',
    rateShift,
  };
}

/** The borrowing required: loan, property, income and term. Money is in minor units. */
export interface MortgageNeed {
  /** The loan, excluding fees added to it. */
  readonly loan: Minor;
  readonly propertyValue: Minor;
  readonly monthlyRent: Minor;
  /** A year's rent received less running costs, before the loan and income tax. */
  readonly netOperatingIncome: PerYear;
  readonly kind: 'interest-only' | 'repayment';
  readonly termMonths: number;
  readonly holdMonths: number;
  readonly borrower: 'personal' | 'company';
  /** A what-if shift, added to every rate that is not fixed. It never makes a rate negative. */
  readonly rateShift: Rate;
}
