import { minor, sumMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { percent, ratio } from '../../../kernel/rate.ts';
import type { Rate } from '../../../kernel/rate.ts';
import { lawRule } from '../lawRule.ts';
import { atLeast, atMost } from './loanCondition.ts';
import type { LoanCondition } from './loanCondition.ts';

/**
 * The lender's DSCR: gross rent divided by principal, interest, taxes, insurance and dues (PITIA), without vacancy, management or repairs.
 * It differs from the investor's DSCR, which is net operating income divided by debt service. At a lender's DSCR of 1.0 the owner loses
 * money.
 */
export const rentCoverName = 'Lender’s DSCR';

/** The rent cover that DSCR lenders require: `least` is the usual minimum, `good` gets better terms. */
export const rentCoverLenders = { least: 1, good: 1.25 } as const;

/** Usual terms of a loan based on rent alone ("DSCR loan") on one to four units. */
export const rentCoverTerms = {
  /** Maximum loan to value; five percentage points less if the loan is interest-only. */
  loanToValue: { purchase: percent(80), 'cash-out': percent(75) },
  interestOnlyLess: percent(5),
  creditScore: { from: 620, to: 680 },
  /** Months of payments required in reserve. */
  reserveMonths: { from: 2, to: 6 },
  leastLoan: minor(100_000_00),
  /** Early repayment charge in each of the first years, as a share of the balance. */
  prepaymentPenalty: [percent(5), percent(4), percent(3), percent(2), percent(1)],
  /** Share of short-let income counted; some lenders want a twelve-month history. */
  shortLetCounted: { from: percent(75), to: percent(80) },
} as const;

/** A month's payment and rent. The rent is the lower of the lease rent and the appraiser's market rent. */
export interface CoveredPayment {
  readonly monthlyRent: Minor;
  /** Principal (zero if interest only), interest, taxes, insurance and dues. */
  readonly monthlyPayment: Minor;
}

/** The lender's DSCR: monthly rent divided by monthly payment; null without a payment. */
export const lenderDscr = ({ monthlyRent, monthlyPayment }: CoveredPayment): number | null => ratio(monthlyRent, monthlyPayment);

/** The monthly PITIA payment in cents: principal and interest plus the dues. */
export const paymentWithDues = (principalAndInterest: Minor, dues: readonly Minor[]): Minor => sumMoney([principalAndInterest, ...dues]);

/** The condition that the rent covers the payment as rent-based lenders require; also met if there is no payment. */
export function rentCover(given: CoveredPayment): LoanCondition {
  const condition = atLeast('rent-cover', lenderDscr(given), rentCoverLenders.least);
  return condition.has === null ? { ...condition, met: true } : condition;
}

export interface RentCoverLoan extends CoveredPayment {
  readonly purpose: 'purchase' | 'cash-out';
  readonly value: Minor;
  readonly loan: Minor;
  readonly interestOnly: boolean;
  readonly creditScore: number | null;
}

/** The usual conditions of a loan based on rent alone, each met or not. */
export function rentCoverConditions(given: RentCoverLoan): readonly LoanCondition[] {
  const cap = rentCoverTerms.loanToValue[given.purpose] - (given.interestOnly ? rentCoverTerms.interestOnlyLess : 0);
  return [
    rentCover(given),
    atMost('loan-to-value', ratio(given.loan, given.value), Number(cap.toPrecision(15))),
    atLeast('least-loan', given.loan, rentCoverTerms.leastLoan),
    atLeast('credit-score', given.creditScore, rentCoverTerms.creditScore.from),
  ];
}

/** The highest monthly payment a rent covers `cover` times, in cents rounded down. */
export const highestPayment = (monthlyRent: Minor, cover: number): Minor => minor(Math.floor(monthlyRent / cover));

export interface CoveredLoan {
  readonly monthlyRent: Minor;
  /** Monthly taxes, insurance and dues. */
  readonly monthlyDues: Minor;
  readonly annualRate: Rate;
  readonly months: number;
  /** Required rent divided by the whole payment; at 1.25 the rent must exceed the payment by a quarter. */
  readonly cover: number;
}

/** The largest loan whose whole payment the rent covers at the required ratio, in cents rounded down; 0 if dues alone exceed it. */
export function loanByRentCover(given: CoveredLoan): Minor {
  const forLoan = Math.max(0, given.monthlyRent / given.cover - given.monthlyDues);
  const monthly = given.annualRate / 12;
  const factor = monthly === 0 ? given.months : (1 - (1 + monthly) ** -given.months) / monthly;
  return minor(Math.floor(forLoan * factor));
}

export const rentCoverRule = lawRule('us-rent-cover', {
  title: 'DSCR loans (based on rent alone): usual terms of several lenders in 2026 (market practice, not law)',
  url: 'https://dscriq.com',
  from: '2026-01-01',
  seen: true,
});
