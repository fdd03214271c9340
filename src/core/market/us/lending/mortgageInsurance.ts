import { isoDate } from '../../../kernel/calendar.ts';
import { timesMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import type { Rate } from '../../../kernel/rate.ts';
import { checkedOn } from '../usRule.ts';
import type { UsRule } from '../usRule.ts';

export interface InsuredLoan {
  /** The lesser of price and appraisal when the loan was made. */
  readonly originalValue: Minor;
  readonly loan: Minor;
  /** Fixed nominal yearly rate, paid monthly. */
  readonly annualRate: Rate;
  readonly months: number;
  /** A loan the lender classifies as high risk: only the lender's 77% rule ends the insurance before the midpoint. */
  readonly highRisk?: boolean;
}

/** The numbers (from 1) of the payments after which private mortgage insurance ends, or `not-needed`. */
export type InsuranceEnd =
  | { readonly kind: 'not-needed' }
  | {
      readonly kind: 'ends';
      /**
       * The payment after which the borrower may request cancellation: the balance is 80% of the original value. Null for a high-risk loan.
       */
      readonly onRequest: number | null;
      /** The payment after which it ends automatically: the scheduled balance is 78% (77% for a high-risk loan). */
      readonly automatic: number;
      /** The payment after which it ends at the latest: the month after the midpoint of the term. */
      readonly latest: number;
    };

/**
 * When mortgage insurance ends under the Homeowners Protection Act of 1998. It applies to owner-occupied homes only: the act does not bind
 * lenders on rentals.
 */
export function mortgageInsuranceEnd(loan: InsuredLoan): InsuranceEnd {
  if (loan.loan <= timesMoney(loan.originalValue, requestShare)) return { kind: 'not-needed' };
  const latest = Math.floor(loan.months / 2) + 1;
  const automatic = firstPaymentAtOrBelow(loan, timesMoney(loan.originalValue, loan.highRisk === true ? highRiskShare : automaticShare));
  const onRequest = loan.highRisk === true ? null : firstPaymentAtOrBelow(loan, timesMoney(loan.originalValue, requestShare));
  return { kind: 'ends', onRequest, automatic: Math.min(automatic, latest), latest };
}

const requestShare = 0.8;
const automaticShare = 0.78;
const highRiskShare = 0.77;

function firstPaymentAtOrBelow(loan: InsuredLoan, target: Minor): number {
  const monthly = loan.annualRate / 12;
  const growth = (1 + monthly) ** loan.months;
  const payment = monthly === 0 ? loan.loan / loan.months : (loan.loan * monthly * growth) / (growth - 1);
  let balance: number = loan.loan;
  let paid = 0;
  while (balance > target && paid < loan.months) {
    balance = balance * (1 + monthly) - payment;
    paid += 1;
  }
  return paid;
}

export const mortgageInsuranceRule: UsRule = {
  id: 'us-hpa-1999-07-29',
  title: 'Homeowners Protection Act of 1998: the end of private mortgage insurance',
  url: 'https://ncua.gov/regulation-supervision/manuals-guides/federal-consumer-financial-protection-guide/compliance-management/lending-regulations/homeowners-protection-act-pmi-cancellation-act',
  inForceFrom: isoDate('1999-07-29'),
  checkedOn,
  certainty: 'confirmed',
};
