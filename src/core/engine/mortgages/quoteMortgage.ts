import type { MortgageFee } from '../../deal/mortgageProduct.ts';
import { addMoney, minor, subtractMoney } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';
import { monthlyShare } from '../../kernel/period.ts';
import { explainQuote } from './explainQuote.ts';
import { feesDue } from './fees.ts';
import { lendingTests } from './lendingTests.ts';
import { quoteAprc } from './quoteAprc.ts';
import { movedBy, productLoan, productStages } from './productLoan.ts';
import { windowCost } from './windowCost.ts';
import type { TakenLoan } from './windowCost.ts';
import type { MortgageNeed } from './mortgageNeed.ts';
import type { MortgageCandidate, MortgageQuote, Windows } from './mortgageQuote.ts';

/**
 * One product measured against a need whose loan is above zero. Rates are changed by `need.rateShift`, except in the lender's tests and the
 * APRC, which use today's rates.
 */
export function quoteMortgage(need: MortgageNeed, candidate: MortgageCandidate): MortgageQuote {
  const { id, terms } = candidate;
  const due = (when: MortgageFee['due']): Minor => feesDue(terms, when, need.loan);
  const feesAdded = due('added');
  const total = addMoney(need.loan, feesAdded);
  const { schedule, payments } = productLoan(need, total, productStages(terms, need.termMonths, movedBy(need.rateShift)));
  const [initialPayment = minor(0), laterPayment] = payments;
  const income = monthlyShare(need.netOperatingIncome);
  const measured = {
    id,
    terms,
    loan: { asked: need.loan, feesAdded, total },
    initialPayment,
    reversion: laterPayment === undefined ? null : { month: terms.initialMonths + 1, payment: laterPayment },
    windows: windowsOf(need, { terms, asked: need.loan, total, schedule }),
    aprc: quoteAprc(need, terms),
    tests: lendingTests(need, terms),
    cashFlow: {
      initial: subtractMoney(income, initialPayment),
      afterReversion: laterPayment === undefined ? null : subtractMoney(income, laterPayment),
    },
    upfrontCash: subtractMoney(due('upfront'), terms.cashback),
    schedule,
  };
  return { ...measured, explanations: explainQuote(measured, need, candidate.origin) };
}

/** Fees paid or added at the start, less cashback, in minor units. The cumulative cost of keeping the product starts from this amount. */
export const costAtStart = ({ upfrontCash, loan }: Pick<MortgageQuote, 'upfrontCash' | 'loan'>): Minor =>
  addMoney(upfrontCash, loan.feesAdded);

function windowsOf({ termMonths, holdMonths }: MortgageNeed, taken: TakenLoan): Windows {
  const fixMonths = Math.min(taken.terms.initialMonths, termMonths);
  return {
    fix: fixMonths === 0 ? null : windowCost(taken, fixMonths),
    hold: windowCost(taken, Math.min(holdMonths, termMonths)),
    term: windowCost(taken, termMonths),
  };
}
