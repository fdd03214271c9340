import type { Instant, IsoDate } from '../kernel/calendar.ts';
import type { Id } from '../kernel/id.ts';
import type { Minor } from '../kernel/money.ts';
import type { Rate } from '../kernel/rate.ts';
import type { Source } from './provenance.ts';

/**
 * One mortgage product the person stores for comparison. Every write sets a new `mid`: two records with the same `mid` are the same state.
 */
export interface MortgageProduct {
  readonly id: Id;
  readonly mid: Id;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly terms: MortgageTerms;
  readonly origin: MortgageOrigin;
}

/** Where the terms come from. `example`: typical published terms at the time; never an offer available today. */
export type MortgageOrigin =
  | { readonly kind: 'you'; readonly quotedOn: IsoDate | null }
  | { readonly kind: 'import'; readonly quotedOn: IsoDate | null }
  | { readonly kind: 'example'; readonly datedOn: IsoDate; readonly sources: readonly Source[] };

/**
 * How the initial rate changes: not at all, with Bank Rate, with the lender's standard rate (at a discount to it), or as the lender
 * decides.
 */
export type MortgageRateKind = 'fixed' | 'tracker' | 'discount' | 'variable';

export type MortgageBorrower = 'personal' | 'company' | 'any';

/** A lender's product. Rates are nominal yearly rates. */
export interface MortgageTerms {
  readonly lender: string;
  readonly name: string;
  readonly rateKind: MortgageRateKind;
  readonly initialRate: Rate;
  /** Whole months at the initial rate; 0 when the reversion rate applies from the first month. */
  readonly initialMonths: number;
  readonly reversionRate: Rate;
  readonly fees: readonly MortgageFee[];
  /** Cashback from the lender at the start. */
  readonly cashback: Minor;
  /** The maximum loan to value, for the loan before fees are added. */
  readonly maxLoanToValue: Rate;
  /**
   * The charge as a share of the balance repaid, for each year from the start. If the initial period ends during a year, that year's charge
   * ends with it.
   */
  readonly earlyRepaymentCharges: readonly Rate[];
  /** The minimum interest cover: a year's rent divided by a year's interest at the stress rate. */
  readonly minInterestCover: Rate;
  readonly stress: StressRule;
  readonly borrower: MortgageBorrower;
  readonly minLoan: Minor;
  readonly maxLoan: Minor | null;
}

/** A lender's charge: an amount and a share of the loan before fees, whichever apply. `exit` is due at redemption. */
export interface MortgageFee {
  readonly id: string;
  readonly label: string;
  readonly amount: Minor;
  readonly share: Rate;
  readonly due: 'upfront' | 'added' | 'exit';
}

/**
 * The rate at which the rent is tested: the initial rate plus `margin`, and at least `floor`. A rate fixed for `longFix.months` or more is
 * tested without the margin, and at least at `longFix.floor`.
 */
export interface StressRule {
  readonly floor: Rate;
  readonly margin: Rate;
  readonly longFix: { readonly months: number; readonly floor: Rate } | null;
}

/**
 * The accepted ranges, in each value's unit: fractions, minor units or months. Every comparison of products within them can be computed.
 */
export const mortgageTermBounds = {
  rate: [0, 0.25],
  initialMonths: [0, 480],
  money: [0, 100_000_000_00],
  fee: [0, 1_000_000_00],
  feeShare: [0, 0.15],
  loanToValue: [0.01, 1],
  earlyRepaymentCharge: [0, 0.25],
  interestCover: [0.5, 5],
  stressMargin: [0, 0.1],
  longFixMonths: [1, 480],
} as const satisfies Readonly<Record<string, readonly [low: number, high: number]>>;
