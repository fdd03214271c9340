import type { aprc } from '../finance/apr/aprc.ts';
import type { ShownSource } from '../../deal/provenance.ts';
import type { MortgageOrigin, MortgageTerms } from '../../deal/mortgageProduct.ts';
import type { Minor } from '../../kernel/money.ts';
import type { Rate } from '../../kernel/rate.ts';
import type { MortgageMonth } from '../mortgage.ts';

/** The annual percentage rate of charge, or the reason there is none. */
export type QuoteAprc = ReturnType<typeof aprc>;

export type MortgageFigureId =
  | 'initialPayment'
  | 'reversionPayment'
  | 'costOverFix'
  | 'costOverHold'
  | 'costOverTerm'
  | 'aprc'
  | 'loanToValue'
  | 'interestCover'
  | 'largestLoan'
  | 'cashFlowInitial'
  | 'cashFlowAfterReversion'
  | 'upfrontCash';

/** How a compared figure was computed, in the form of the report's explanations. */
export interface MortgageExplanation {
  readonly id: MortgageFigureId;
  readonly label: string;
  readonly value: string;
  readonly formula: string;
  readonly terms: readonly { readonly label: string; readonly value: string; readonly from: string | null }[];
  readonly sources: readonly ShownSource[];
}

export type MortgageExplanations = Readonly<Record<MortgageFigureId, MortgageExplanation>>;

/** A product in a comparison: one of the user's own, or an example. */
export interface MortgageCandidate {
  readonly id: string;
  readonly terms: MortgageTerms;
  readonly origin: MortgageOrigin;
}

/**
 * The cost of a product from its start to the end of a window, when the loan is redeemed:
 * `trueCost = interest + fees + earlyRepaymentCharge − cashback` and `paid = interest + principal`.
 */
export interface WindowCost {
  readonly months: number;
  readonly paid: Minor;
  readonly interest: Minor;
  readonly principal: Minor;
  /** Fees paid upfront, fees added to the loan, and fees due at redemption. */
  readonly fees: Minor;
  readonly earlyRepaymentCharge: Minor;
  readonly cashback: Minor;
  /** The balance owed at the end of the window. */
  readonly balance: Minor;
  readonly trueCost: Minor;
  /** The cost per month, which makes windows of different lengths comparable. */
  readonly trueCostPerMonth: Minor;
}

/** The costs over each window. `fix` is the initial period, null if the product has none. No window is longer than the term. */
export interface Windows {
  readonly fix: WindowCost | null;
  readonly hold: WindowCost;
  readonly term: WindowCost;
}

export type WindowName = keyof Windows;

/** The result of each of the lender's tests on a loan of this size. */
export interface LendingTests {
  /** `value` is the loan to value before fees are added, which is what `limit` applies to. `withFees` is that of the whole loan. */
  readonly loanToValue: { readonly value: Rate; readonly withFees: Rate; readonly limit: Rate; readonly passed: boolean };
  /** Tested on the whole loan. `supported` is the largest whole loan that the rent supports; null if no interest is tested. */
  readonly interestCover: {
    readonly value: Rate | null;
    readonly limit: Rate;
    readonly stressRate: Rate;
    readonly supported: Minor | null;
    readonly passed: boolean;
  };
  readonly loanSize: { readonly min: Minor; readonly max: Minor | null; readonly passed: boolean };
  readonly borrower: { readonly accepts: 'personal' | 'company' | 'any'; readonly passed: boolean };
  readonly passed: boolean;
  /** The largest loan before added fees that passes every test; null if no loan does. */
  readonly largestLoan: Minor | null;
  /** The largest loan before added fees that the rent supports; null if no interest is tested. */
  readonly largestLoanByRent: Minor | null;
}

/** One product measured against the need. */
export interface MortgageQuote {
  readonly id: string;
  readonly terms: MortgageTerms;
  /** `total = asked + feesAdded`. */
  readonly loan: { readonly asked: Minor; readonly feesAdded: Minor; readonly total: Minor };
  readonly initialPayment: Minor;
  /** The first month at the reversion rate and its payment; null if the rate does not change within the term. */
  readonly reversion: { readonly month: number; readonly payment: Minor } | null;
  readonly windows: Windows;
  /** The annual percentage rate of charge over the whole term at today's rates, or the reason there is none. */
  readonly aprc: QuoteAprc;
  readonly tests: LendingTests;
  /** Cash flow per month, before income tax. */
  readonly cashFlow: { readonly initial: Minor; readonly afterReversion: Minor | null };
  /** Fees paid in cash at the start less cashback. */
  readonly upfrontCash: Minor;
  /** Every month until the loan is repaid, at the latest at the end of the term. */
  readonly schedule: readonly MortgageMonth[];
  readonly explanations: MortgageExplanations;
}
