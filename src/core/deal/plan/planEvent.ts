import type { MortgageKind } from '../strategies/inputs/buyToLetInputs.ts';
import type { Minor } from '../../kernel/money.ts';
import type { Rate } from '../../kernel/rate.ts';

/** The longest plan, in months: forty years. */
export const maxPlanMonths = 480;

/** The rating on an energy performance certificate (EPC). */
export type EnergyBand = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';

/**
 * A planned event after purchase. Every event takes effect at the beginning of its `month`; month 1 is the first after buying. Events in
 * one month happen in list order.
 */
export type PlanEvent = Refinancing | RateChange | RentReview | VoidPeriod | LeaseExtension | EnergyWorks | OneOffWork;

export type PlanEventKind = PlanEvent['kind'];

/** A new loan that repays the old one. */
export interface Refinancing {
  readonly kind: 'refinancing';
  readonly month: number;
  /** The loan requested, before fees are added: an amount, or a share of the value at that time. */
  readonly loan: { readonly amount: Minor } | { readonly loanToValue: Rate };
  readonly rate: Rate;
  readonly mortgageKind: MortgageKind;
  readonly termMonths: number;
  readonly arrangementFee: Minor;
  readonly arrangementFeeAdded: boolean;
  /** The early repayment charge as a share of the balance repaid. */
  readonly earlyRepaymentCharge: Rate;
  readonly legalFees: Minor;
  readonly valuationFee: Minor;
  /** The new lender's limits: loan to value, and rent divided by interest at the stress rate (null uses the deal's rate). */
  readonly maxLoanToValue: Rate;
  readonly minInterestCover: Rate;
  readonly stressRate: Rate | null;
}

/** A change in the current loan's rate, for example at the end of a fix. The balance is amortised again over the remaining months. */
export interface RateChange {
  readonly kind: 'rate-change';
  readonly month: number;
  readonly rate: Rate;
}

/** A new rent, or a percentage rise. The rent then grows on the review's anniversaries. */
export interface RentReview {
  readonly kind: 'rent-review';
  readonly month: number;
  readonly rent: { readonly amount: Minor } | { readonly by: Rate };
}

/** Months without rent, in addition to the yearly void allowance. The owner pays the council tax. */
export interface VoidPeriod {
  readonly kind: 'empty-period';
  readonly month: number;
  readonly months: number;
  readonly councilTaxPerMonth: Minor;
}

export interface LeaseExtension {
  readonly kind: 'lease-extension';
  readonly month: number;
  readonly premium: Minor;
  /** The owner's legal costs, including the landlord's if the law makes the tenant pay them. */
  readonly legalCosts: Minor;
  readonly yearsAdded: number;
  readonly valueUplift: Minor;
  readonly groundRent: 'peppercorn' | 'unchanged';
}

/** Improvements that raise the EPC band. A rent rise that follows from them counts as a rent review. */
export interface EnergyWorks {
  readonly kind: 'energy-works';
  readonly month: number;
  readonly cost: Minor;
  readonly bandReached: EnergyBand;
  readonly monthlyRentRise: Minor;
  readonly valueUplift: Minor;
  readonly treatedAs: WorkTreatment;
}

/** A single repair or refurbishment. */
export interface OneOffWork {
  readonly kind: 'one-off';
  readonly month: number;
  readonly label: string;
  readonly cost: Minor;
  readonly monthlyRentRise: Minor;
  readonly valueUplift: Minor;
  readonly treatedAs: WorkTreatment;
}

/** The tax treatment: a repair is a cost of the year, an improvement is part of the property's cost. */
export type WorkTreatment = 'repair' | 'improvement';

/** A deal's holding period and planned events. If `heldMonths` is null, the deal's holding period applies. */
export interface DealPlan {
  readonly heldMonths: number | null;
  readonly events: readonly PlanEvent[];
}

/** The accepted ranges, in each value's unit: minor units, fractions, months or years. */
export const planBounds = {
  month: [1, maxPlanMonths],
  money: [0, 100_000_000_00],
  loan: [1, 100_000_000_00],
  loanToValue: [0.01, 1],
  rate: [0, 0.25],
  charge: [0, 0.25],
  cover: [0.5, 5],
  stressRate: [0.01, 0.25],
  rentRise: [-0.5, 1],
  rent: [0, 1_000_000_00],
  emptyMonths: [1, 60],
  leaseYears: [1, 990],
} as const satisfies Readonly<Record<string, readonly [low: number, high: number]>>;

/** The maximum number of events in a plan. */
export const maxPlanEvents = 100;

/** The name of an event in text and tables. */
export const planEventNames: Readonly<Record<PlanEventKind, string>> = {
  refinancing: 'Refinancing',
  'rate-change': 'Mortgage rate change',
  'rent-review': 'Rent review',
  'empty-period': 'Void period',
  'lease-extension': 'Lease extension',
  'energy-works': 'Energy improvements',
  'one-off': 'One-off cost',
};
