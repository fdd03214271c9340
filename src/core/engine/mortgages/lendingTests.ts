import type { MortgageTerms } from '../../deal/mortgageProduct.ts';
import { addMoney, minor, timesMoney } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';
import { rate, ratio } from '../../kernel/rate.ts';
import type { Rate } from '../../kernel/rate.ts';
import { feesDue, loanBeforeFees } from './fees.ts';
import type { MortgageNeed } from './mortgageNeed.ts';
import type { LendingTests } from './mortgageQuote.ts';

/**
 * The lender's tests and whether each passes. Loan to value and loan size are tested before fees are added, because most lenders allow
 * added fees to exceed the limit. Interest cover is tested on the whole loan, because all of it bears interest.
 */
export function lendingTests(need: MortgageNeed, terms: MortgageTerms): LendingTests {
  const total = addMoney(need.loan, feesDue(terms, 'added', need.loan));
  const stressRate = stressRateOf(terms);
  const supported = loanSupported(need.monthlyRent, terms.minInterestCover, stressRate);
  const byValue = loanByValue(need.propertyValue, terms.maxLoanToValue);
  const loanToValue = need.loan <= byValue;
  const interestCover = supported === null || total <= supported;
  const loanSize = need.loan >= terms.minLoan && (terms.maxLoan === null || need.loan <= terms.maxLoan);
  const borrower = terms.borrower === 'any' || terms.borrower === need.borrower;
  const byRent = supported === null ? null : (loanBeforeFees(terms, supported) ?? minor(0));
  const largest = Math.min(byValue, byRent ?? Infinity, terms.maxLoan ?? Infinity);
  return {
    loanToValue: {
      value: shareOfValue(need.loan, need.propertyValue),
      withFees: shareOfValue(total, need.propertyValue),
      limit: terms.maxLoanToValue,
      passed: loanToValue,
    },
    interestCover: {
      value: ratio(need.monthlyRent * 12, total * stressRate),
      limit: terms.minInterestCover,
      stressRate,
      supported,
      passed: interestCover,
    },
    loanSize: { min: terms.minLoan, max: terms.maxLoan, passed: loanSize },
    borrower: { accepts: terms.borrower, passed: borrower },
    passed: loanToValue && interestCover && loanSize && borrower,
    largestLoan: borrower && largest > 0 && largest >= terms.minLoan ? minor(largest) : null,
    largestLoanByRent: byRent,
  };
}

/**
 * The annual rate at which the rent is tested under PRA SS13/16: the product's rate plus 2 percentage points, but at least 5.5%. A rate
 * fixed for five years or more may be tested without that margin and floor.
 */
export function stressRateOf({ stress, rateKind, initialRate, initialMonths, reversionRate }: MortgageTerms): Rate {
  const payRate = initialMonths === 0 ? reversionRate : initialRate;
  if (stress.longFix !== null && rateKind === 'fixed' && initialMonths >= stress.longFix.months)
    return rate(Math.max(payRate, stress.longFix.floor));
  return rate(Math.max(payRate + stress.margin, stress.floor));
}

/**
 * The largest loan that a monthly rent supports, rounded down to the penny: `rent × 12 ÷ (cover × stress rate)`. Null if no interest is
 * tested.
 */
export function loanSupported(monthlyRent: Minor, cover: Rate, stressRate: Rate): Minor | null {
  if (cover * stressRate === 0) return null;
  return minor(Math.floor(Number(((monthlyRent * 12) / (cover * stressRate)).toPrecision(15))));
}

const loanByValue = (value: Minor, limit: Rate): Minor => minor(Math.min(value, timesMoney(value, limit)));

const shareOfValue = (loan: Minor, value: Minor): Rate => ratio(loan, value) ?? rate(loan === 0 ? 0 : 1);
