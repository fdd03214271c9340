/** The factors that vary from year to year, in the order of the correlation matrix. */
export const riskFactors = ['priceGrowth', 'rentGrowth', 'mortgageRate', 'voids', 'repairs'] as const;

export type RiskFactor = (typeof riskFactors)[number];

/** The spread of each factor around its assumption in a year, and the correlations between factors. */
export interface RiskModel {
  /**
   * One standard deviation: growth and the rate as fractions per year, voids in weeks. For repairs it is the standard deviation of the
   * logarithm (0.5 is roughly 65% more or 40% less).
   */
  readonly spread: Readonly<Record<RiskFactor, number>>;
  /** Rows and columns in the order of `riskFactors`. */
  readonly correlation: readonly (readonly number[])[];
  /** The share of the rate's deviation that remains a year later. With 1 the deviation never decays; with 0 it is gone after a year. */
  readonly ratePersistence: number;
  /** The number of years for which the rate is fixed. After that the loan follows the market rate. With 1 it can change every year. */
  readonly fixedYears: number;
}

/**
 * The standard spreads and correlations. They are our convention for the United Kingdom, not an estimate. The standard deviations per year
 * are 7 percentage points for house prices, 2 for rents and 1 for the rate. They are two weeks for voids, and 0.5 for the logarithm of
 * repairs. Prices fall when rates rise, rents stay stable when prices fall, and voids rise when rents are weak.
 */
export const standardRiskModel: RiskModel = {
  spread: { priceGrowth: 0.07, rentGrowth: 0.02, mortgageRate: 0.01, voids: 2, repairs: 0.5 },
  correlation: [
    [1, 0.3, -0.4, -0.2, 0],
    [0.3, 1, 0.1, -0.4, 0],
    [-0.4, 0.1, 1, 0.1, 0],
    [-0.2, -0.4, 0.1, 1, 0.2],
    [0, 0, 0, 0.2, 1],
  ],
  ratePersistence: 0.8,
  fixedYears: 5,
};
