import type { MortgageTerms } from '../../deal/mortgageProduct.ts';
import { addMoney } from '../../kernel/money.ts';
import { zeroRate } from '../../kernel/rate.ts';
import { aprc } from '../finance/apr/aprc.ts';
import type { MortgageNeed } from './comparison.ts';
import { feesDue } from './fees.ts';
import { productStages, stagedSchedule } from './stagedSchedule.ts';

/** The annual percentage rate of charge, or why there is none. */
export type QuoteAprc = ReturnType<typeof aprc>;

/**
 * The APRC of the loan kept to the end of its term, payments a month apart from the drawdown. Fees count, added ones as a payment
 * at the start out of a loan that is larger by them; cashback does not, being no cost, and early repayment charges do not by law.
 */
export function quoteAprc(need: MortgageNeed, terms: MortgageTerms): QuoteAprc {
  const feesAdded = feesDue(terms, 'added', need.loan);
  const loan = addMoney(need.loan, feesAdded);
  const { months } = stagedSchedule({ loan, kind: need.kind, stages: productStages(terms, need.termMonths, zeroRate) });
  return aprc({
    drawdowns: [{ years: 0, amount: loan }],
    payments: [
      { years: 0, amount: addMoney(feesAdded, feesDue(terms, 'upfront', need.loan)) },
      ...months.map(({ interest, principal }, at) => ({ years: (at + 1) / 12, amount: addMoney(interest, principal) })),
      { years: need.termMonths / 12, amount: feesDue(terms, 'exit', need.loan) },
    ],
  });
}
