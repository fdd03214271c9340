/** A year of short lets in summary. All amounts are in the same unit; rates are fractions. */
export interface ShortLet {
  /** Guests' payments for nights. */
  readonly nights: number;
  /** Guests' payments for cleaning. */
  readonly cleaningFees: number;
  /** The platform's fee, as a share of both. */
  readonly platformFee: number;
  /** The manager's fee, as a share of both. */
  readonly management: number;
  /** The part set aside for maintenance, as a share of both. */
  readonly maintenance: number;
  readonly cleaningCosts: number;
  /** Costs that do not depend on the number of guests, such as rent or loan payments, utilities, internet and insurance. */
  readonly fixedCosts: number;
}

export interface ShortLetYear {
  readonly grossRevenue: number;
  readonly platformFee: number;
  readonly management: number;
  readonly maintenance: number;
  readonly netIncome: number;
}

/**
 * A year of short lets in the unit given. The platform's fee, management and maintenance are charged on nights and cleaning fees together.
 */
export function shortLetYear(given: ShortLet): ShortLetYear {
  const grossRevenue = given.nights + given.cleaningFees;
  const platformFee = grossRevenue * given.platformFee;
  const management = grossRevenue * given.management;
  const maintenance = grossRevenue * given.maintenance;
  const netIncome = grossRevenue - platformFee - management - maintenance - given.cleaningCosts - given.fixedCosts;
  return { grossRevenue, platformFee, management, maintenance, netIncome };
}

const nightsOfYear = 365;

/** A year's revenue: the nightly rate times the nights let at an occupancy, in the unit of the rate. */
export const nightsRevenue = (nightlyRate: number, occupancy: number): number => nightlyRate * occupancy * nightsOfYear;

/**
 * The occupancy, as a fraction, at which income just covers the fixed costs. It is computed from the revenue and variable cost of
 * `nightsLet` nights. Null if a night earns nothing after its own costs.
 */
export function breakEvenOccupancyOfNights(
  nightsLet: number,
  revenue: number,
  costs: { readonly variable: number; readonly fixed: number },
): number | null {
  const earned = revenue - costs.variable;
  return earned <= 0 ? null : ((nightsLet / nightsOfYear) * costs.fixed) / earned;
}

/**
 * The factor by which a host's prices must change for the payout to stay the same when the platform's fee changes; null if the fee is the
 * whole price.
 */
export const priceForSamePayout = (oldFee: number, newFee: number): number | null => (newFee === 1 ? null : (1 - oldFee) / (1 - newFee));
