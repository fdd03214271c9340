import { annuityPayment, balanceAfter } from '../../mortgage.ts';
import type { Mortgage } from '../../mortgage.ts';

/** One year of a repayment loan, in minor units before rounding. */
export interface YearOfLoan {
  readonly principal: number;
  readonly interest: number;
  readonly endBalance: number;
}

/**
 * One year of a repayment loan (`year` 1 is the first), computed by formula without rounding any month. The last year may be shorter.
 * Throws a RangeError if the loan has no such year.
 */
export function yearOfLoan(loan: Pick<Mortgage, 'loan' | 'rate' | 'months'>, year: number): YearOfLoan {
  const from = (year - 1) * 12;
  if (!Number.isInteger(year) || from < 0 || from >= loan.months)
    throw new RangeError(`A loan of ${loan.months} months has no year ${year}`);
  const to = Math.min(from + 12, loan.months);
  const endBalance = balanceAfter(loan, to);
  const principal = balanceAfter(loan, from) - endBalance;
  return { principal, interest: annuityPayment(loan.loan, loan.rate / 12, loan.months) * (to - from) - principal, endBalance };
}
