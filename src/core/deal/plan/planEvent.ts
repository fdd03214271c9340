import type { MortgageKind } from '../strategies/inputs/buyToLetInputs.ts';
import type { Minor } from '../../kernel/money.ts';
import type { Rate } from '../../kernel/rate.ts';

/** The longest plan: forty years of months. */
export const longestPlan = 480;

/** A rating of an energy performance certificate. */
export type EnergyBand = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';

/**
 * Something that happens to a deal after it was bought. Every event takes effect at the beginning of its `month`; month 1 is the first
 * after buying. Events of one month happen in the order of the list.
 */
export type PlanEvent = Refinancing | RateChange | RentReview | EmptyPeriod | LeaseExtension | EnergyWorks | OneOffWork;

export type PlanEventKind = PlanEvent['kind'];

/** A new loan in place of the old one, which is repaid out of it. */
export interface Refinancing {
  readonly kind: 'refinancing';
  readonly month: number;
  /** What is to be borrowed before a fee is added: an amount, or a share of the value then. */
  readonly loan: { readonly amount: Minor } | { readonly loanToValue: Rate };
  readonly rate: Rate;
  readonly mortgageKind: MortgageKind;
  readonly termMonths: number;
  readonly arrangementFee: Minor;
  readonly arrangementFeeAdded: boolean;
  /** Share of the balance repaid. */
  readonly earlyRepaymentCharge: Rate;
  readonly legalFees: Minor;
  readonly valuationFee: Minor;
  /** What the new lender allows: a share of the value, and rent over interest at the stress rate (null takes the deal's). */
  readonly maxLoanToValue: Rate;
  readonly minInterestCover: Rate;
  readonly stressRate: Rate | null;
}

/** The rate of the loan as it stands changes, as at the end of a fix; what is owed is spread anew over the months left. */
export interface RateChange {
  readonly kind: 'rate-change';
  readonly month: number;
  readonly rate: Rate;
}

/** A new rent, or the old one raised by a rate. From then on the rent grows on the anniversaries of the review. */
export interface RentReview {
  readonly kind: 'rent-review';
  readonly month: number;
  readonly rent: { readonly amount: Minor } | { readonly by: Rate };
}

/** Months without any rent, on top of the weeks a year allowed for. The owner pays the council tax. */
export interface EmptyPeriod {
  readonly kind: 'empty-period';
  readonly month: number;
  readonly months: number;
  readonly councilTaxPerMonth: Minor;
}

export interface LeaseExtension {
  readonly kind: 'lease-extension';
  readonly month: number;
  readonly premium: Minor;
  /** Own and, where the law lays them on the tenant, the landlord's costs. */
  readonly legalCosts: Minor;
  readonly yearsAdded: number;
  readonly valueUplift: Minor;
  readonly groundRent: 'peppercorn' | 'unchanged';
}

/** Works that bring a home to a better energy rating. A rent raised for them counts as a review. */
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

/** What tax sees: a repair is a cost of the year, an improvement belongs to the cost of the property. */
export type WorkTreatment = 'repair' | 'improvement';

/** A deal's plan: how long it is held, and what happens meanwhile. `heldMonths` null follows the deal's years held. */
export interface DealPlan {
  readonly heldMonths: number | null;
  readonly events: readonly PlanEvent[];
}

/** What is accepted, in the unit of the value: minor units, fractions, months, years. */
export const planBounds = {
  month: [1, longestPlan],
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

/** Most events of one plan. */
export const mostEvents = 100;

/** How an event is called in words and tables. */
export const planEventNames: Readonly<Record<PlanEventKind, string>> = {
  refinancing: 'Refinancing',
  'rate-change': 'Change of mortgage rate',
  'rent-review': 'Rent review',
  'empty-period': 'Empty period',
  'lease-extension': 'Lease extension',
  'energy-works': 'Energy works',
  'one-off': 'One-off work',
};
