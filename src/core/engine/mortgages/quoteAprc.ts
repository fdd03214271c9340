import type { MortgageTerms } from '../../deal/mortgageProduct.ts';
import { addMoney } from '../../kernel/money.ts';
import { rate } from '../../kernel/rate.ts';
import type { Rate } from '../../kernel/rate.ts';
import { aprc } from '../finance/apr/aprc.ts';
import { feesDue } from './fees.ts';
import { productLoan, productStages } from './productLoan.ts';
import type { MortgageNeed } from './mortgageNeed.ts';
import type { QuoteAprc } from './mortgageQuote.ts';

/**
 * The APRC of a loan kept to the end of its term, with monthly payments from the drawdown, or the reason there is none. Fees are included;
 * an added fee counts as paid at the start out of a larger loan. Cashback is not included and, by law, neither are early repayment charges.
 */
export const quoteAprc = (need: MortgageNeed, terms: MortgageTerms): QuoteAprc => aprcWith(need, terms, (given) => given);

/**
 * The second APRC a lender must show if the rate can change (Directive 2014/17/EU, article 17(4) and Annex II, part B, section 4; in the UK
 * MCOB 5A). Every variable rate is set, from the earliest day on which it can change, to `highest`: the highest level in at least the last
 * twenty years. A rate that is already higher is not changed. Null if no rate can change within the term.
 */
export function illustrativeAprc(need: MortgageNeed, terms: MortgageTerms, highest: Rate): QuoteAprc | null {
  const isFixedThroughout = terms.rateKind === 'fixed' && terms.initialMonths >= need.termMonths;
  return isFixedThroughout ? null : aprcWith(need, terms, (given) => rate(Math.max(given, highest)));
}

function aprcWith(need: MortgageNeed, terms: MortgageTerms, moved: (given: Rate) => Rate): QuoteAprc {
  const feesAdded = feesDue(terms, 'added', need.loan);
  const loan = addMoney(need.loan, feesAdded);
  const { schedule } = productLoan(need, loan, productStages(terms, need.termMonths, moved));
  return aprc({
    drawdowns: [{ years: 0, amount: loan }],
    payments: [
      { years: 0, amount: addMoney(feesAdded, feesDue(terms, 'upfront', need.loan)) },
      ...schedule.map(({ interest, principal }, at) => ({ years: (at + 1) / 12, amount: addMoney(interest, principal) })),
      { years: need.termMonths / 12, amount: feesDue(terms, 'exit', need.loan) },
    ],
  });
}
