import type { MortgageTerms } from '../../deal/mortgageProduct.ts';
import { minor, roundMoney, sumMoney, zeroMoney } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';
import { earlyRepaymentCharge } from '../finance/mortgage/earlyRepaymentCharge.ts';
import type { MortgageMonth } from '../mortgage.ts';
import { feesDue } from './fees.ts';
import { productEarlyRepayment } from './productLoan.ts';
import type { WindowCost } from './mortgageQuote.ts';

/** A loan on a product's terms: those terms, the loan before fees, and the schedule of the whole loan. */
export interface TakenLoan {
  readonly terms: MortgageTerms;
  readonly asked: Minor;
  readonly total: Minor;
  readonly schedule: readonly MortgageMonth[];
}

/** The cost of a product up to the end of month `months`, when the loan is redeemed, in minor units. */
export function windowCost({ terms, asked, total, schedule }: TakenLoan, months: number): WindowCost {
  const within = schedule.slice(0, months);
  const interest = sumMoney(within.map((month) => month.interest));
  const principal = sumMoney(within.map((month) => month.principal));
  const balance = minor(total - principal);
  const fees = sumMoney([feesDue(terms, 'upfront', asked), feesDue(terms, 'added', asked), feesDue(terms, 'exit', asked)]);
  const charge = redemptionCharge(terms, months, balance);
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
 * The charge for redeeming a balance after `paid` months, in minor units. Like lenders, it uses the charge in force in the following month.
 */
export const redemptionCharge = (terms: MortgageTerms, paid: number, balance: Minor): Minor =>
  earlyRepaymentCharge(productEarlyRepayment(terms), {
    month: paid + 1,
    amount: balance,
    balanceAtYearStart: balance,
    repaidThisYear: zeroMoney,
  });
