/** The factors that vary from year to year, in the order of the correlation matrix. */
export const riskFactors = ['priceGrowth', 'rentGrowth', 'mortgageRate', 'voids', 'repairs'] as const;

export type RiskFactor = (typeof riskFactors)[number];

/** Each factor's spread around its assumption in a year, and their correlations. */
export interface RiskModel {
  /**
   * One standard deviation: growth and the rate as fractions a year, voids in weeks, repairs as the spread of their logarithm (0.5 is
   * roughly half as much again, or a third less).
   */
  readonly spread: Readonly<Record<RiskFactor, number>>;
  /** Rows and columns in the order of `riskFactors`. */
  readonly correlation: readonly (readonly number[])[];
  /** The share of the rate's deviation that remains a year later: 1 never reverts, 0 reverts at once. */
  readonly ratePersistence: number;
  /** The number of years for which the rate is fixed; then the loan takes the market rate. With 1 it can change every year. */
  readonly fixedYears: number;
}

/**
 * Our convention for the United Kingdom, not an estimate: standard deviations of 7 percentage points a year for house prices, 2 for rents,
 * 1 for the rate, two weeks for voids and a half for repairs. Prices fall when rates rise; rents are stable when prices fall; voids rise
 * when rents are weak.
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
