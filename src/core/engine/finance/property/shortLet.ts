/** A year of paying guests on one page. Amounts in any one unit; rates are fractions. */
export interface ShortLet {
  /** What guests pay for nights. */
  readonly nights: number;
  /** What guests pay for cleaning. */
  readonly cleaningFees: number;
  /** Share of both that the platform keeps. */
  readonly platformFee: number;
  /** Share of both that a manager takes. */
  readonly management: number;
  /** Share of both laid by for maintenance. */
  readonly maintenance: number;
  readonly cleaningCosts: number;
  /** Rent or loan, utilities, internet, insurance: the same however many guests come. */
  readonly fixedCosts: number;
}

export interface ShortLetYear {
  readonly grossRevenue: number;
  readonly platformFee: number;
  readonly management: number;
  readonly maintenance: number;
  readonly netIncome: number;
}

/** The platform's fee, management and maintenance fall on nights and cleaning fees together. */
export function shortLetYear(given: ShortLet): ShortLetYear {
  const grossRevenue = given.nights + given.cleaningFees;
  const platformFee = grossRevenue * given.platformFee;
  const management = grossRevenue * given.management;
  const maintenance = grossRevenue * given.maintenance;
  const netIncome = grossRevenue - platformFee - management - maintenance - given.cleaningCosts - given.fixedCosts;
  return { grossRevenue, platformFee, management, maintenance, netIncome };
}

const nightsOfYear = 365;

/** A night's price times the nights let of a year. */
export const nightsRevenue = (nightlyRate: number, occupancy: number): number => nightlyRate * occupancy * nightsOfYear;

/** The occupancy at which fixed costs are just covered, from what so many nights brought and cost; null where a night earns nothing. */
export function breakEvenOccupancyOfNights(
  nightsLet: number,
  revenue: number,
  costs: { readonly variable: number; readonly fixed: number },
): number | null {
  const earned = revenue - costs.variable;
  return earned <= 0 ? null : ((nightsLet / nightsOfYear) * costs.fixed) / earned;
}

/** By how much a host's prices have to rise for the same payout when the platform's share of them changes; null where it takes all. */
export const priceForSamePayout = (oldFee: number, newFee: number): number | null => (newFee === 1 ? null : (1 - oldFee) / (1 - newFee));
