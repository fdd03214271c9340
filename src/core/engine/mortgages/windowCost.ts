import type { MortgageTerms } from '../../deal/mortgageProduct.ts';
import { minor, roundMoney, shareOf, sumMoney } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';
import { zeroRate } from '../../kernel/rate.ts';
import type { Rate } from '../../kernel/rate.ts';
import type { MortgageMonth } from '../mortgage.ts';
import type { WindowCost } from './comparison.ts';
import { feesDue } from './fees.ts';

/** A product taken out: its terms, the loan before fees and the schedule of the whole loan. */
export interface TakenLoan {
  readonly terms: MortgageTerms;
  readonly asked: Minor;
  readonly total: Minor;
  readonly schedule: readonly MortgageMonth[];
}

/** What the product costs to the end of month `months`, when the loan is redeemed. */
export function windowCost({ terms, asked, total, schedule }: TakenLoan, months: number): WindowCost {
  const within = schedule.slice(0, months);
  const interest = sumMoney(within.map((month) => month.interest));
  const principal = sumMoney(within.map((month) => month.principal));
  const balance = minor(total - principal);
  const fees = sumMoney([feesDue(terms, 'upfront', asked), feesDue(terms, 'added', asked), feesDue(terms, 'exit', asked)]);
  const charge = shareOf(balance, earlyRepaymentRate(terms, months));
  const trueCost = minor(interest + fees + charge - terms.cashback);
  return {
    months,
    paid: minor(interest + principal),
    interest,
    principal,
    fees,
    earlyRepaymentCharge: charge,
    cashback: terms.cashback,
    balance,
    trueCost,
    trueCostPerMonth: roundMoney(trueCost / months),
  };
}

/**
 * The charge in force for redeeming once `month` months have passed, as a share of what is repaid. At the end of a year the next
 * year's applies. A year that begins within the initial period ends with it: who waits for the end of the fix pays nothing.
 */
export function earlyRepaymentRate({ earlyRepaymentCharges, initialMonths }: MortgageTerms, month: number): Rate {
  const year = Math.floor(month / 12);
  const isOver = year * 12 < initialMonths && month >= initialMonths;
  return isOver ? zeroRate : (earlyRepaymentCharges[year] ?? zeroRate);
}
