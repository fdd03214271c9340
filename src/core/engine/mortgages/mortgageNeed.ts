import type { BuyToLetInputs } from '../../deal/strategies/inputs/buyToLetInputs.ts';
import { minor, shareOf, subtractMoney, type Minor } from '../../kernel/money.ts';
import type { PerYear } from '../../kernel/period.ts';
import { zeroRate, type Rate } from '../../kernel/rate.ts';
import { lettingYear } from '../runningCosts.ts';

/** The borrowing a deal needs, in minor units: the price less the deposit, tested against the first year's rent. */
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

/** What is to be borrowed, against what, for how long. Money in minor units. */
export interface MortgageNeed {
  /** Before any fee is added to it. */
  readonly loan: Minor;
  readonly propertyValue: Minor;
  readonly monthlyRent: Minor;
  /** A year's rent received less running costs, before the loan and income tax. */
  readonly netOperatingIncome: PerYear;
  readonly kind: 'interest-only' | 'repayment';
  readonly termMonths: number;
  readonly holdMonths: number;
  readonly borrower: 'personal' | 'company';
  /** Added to every rate that is not fixed, never taking it below zero: what if rates move. */
  readonly rateShift: Rate;
}
