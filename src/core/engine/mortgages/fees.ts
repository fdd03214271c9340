import type { MortgageFee, MortgageTerms } from '../../deal/mortgageProduct.ts';
import { addMoney, minor, shareOf, sumMoney } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';

/** The total of the fees of one kind for a loan before fees, in minor units, each share rounded to the penny. */
export const feesDue = (terms: MortgageTerms, due: MortgageFee['due'], loan: Minor): Minor =>
  sumMoney(terms.fees.filter((fee) => fee.due === due).map((fee) => addMoney(fee.amount, shareOf(loan, fee.share))));

/** The largest loan before fees that does not exceed `total` once fees are added, in minor units; null if the fees alone exceed it. */
export function loanBeforeFees(terms: MortgageTerms, total: Minor): Minor | null {
  const added = terms.fees.filter((fee) => fee.due === 'added');
  const amounts = added.reduce((sum, fee) => sum + fee.amount, 0);
  const shares = added.reduce((sum, fee) => sum + fee.share, 0);
  if (amounts > total) return null;
  const fits = (loan: number): boolean => loan + feesDue(terms, 'added', minor(loan)) <= total;
  // Each share is rounded to the penny, so the quotient is at most a few pence from the answer.
  let loan = Math.max(0, Math.floor((total - amounts) / (1 + shares)));
  while (loan > 0 && !fits(loan)) loan -= 1;
  while (fits(loan + 1)) loan += 1;
  return minor(loan);
}
