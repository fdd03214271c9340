import { addMoney, sumMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';

/** A fee charged by the lender or broker. It is either added to the loan, and so bears interest, or paid when the loan is taken out. */
export interface LoanFee {
  readonly amount: Minor;
  readonly addedToLoan: boolean;
}

/** The amount that bears interest, and the amount paid up front. */
export interface LoanWithFees {
  readonly loan: Minor;
  readonly paidUpFront: Minor;
}

/**
 * The loan including the fees added to it, and the fees paid in cash, in minor units. An added fee changes the loan and every payment; a
 * fee paid in cash changes only the cost of credit.
 */
export function addFees(borrowed: Minor, fees: readonly LoanFee[]): LoanWithFees {
  const total = (added: boolean): Minor => sumMoney(fees.filter((fee) => fee.addedToLoan === added).map((fee) => fee.amount));
  return { loan: addMoney(borrowed, total(true)), paidUpFront: total(false) };
}
