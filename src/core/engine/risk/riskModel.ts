/** What is uncertain from year to year, in the order of the correlation matrix. */
export const riskFactors = ['priceGrowth', 'rentGrowth', 'mortgageRate', 'voids', 'repairs'] as const;

export type RiskFactor = (typeof riskFactors)[number];

/** How far each factor strays from its assumption in a year, and how they stray together. */
export interface RiskModel {
  /**
   * One standard deviation: growth and the rate as fractions a year, voids in weeks, repairs as the spread of their logarithm (0.5 is
   * roughly half as much again, or a third less).
   */
  readonly spread: Readonly<Record<RiskFactor, number>>;
  /** Rows and columns in the order of `riskFactors`. */
  readonly correlation: readonly (readonly number[])[];
  /** The share of the rate's distance from its assumption that is left a year later: 1 never returns, 0 at once. */
  readonly ratePersistence: number;
  /** Years a rate is fixed for; the loan takes the market's rate when they end. 1 moves every year. */
  readonly fixedYears: number;
}

/**
 * Our convention for the United Kingdom, not an estimate: house prices stray by 7 points a year and rents by 2, the rate by 1, voids by
 * two weeks, repairs by half. Prices fall when rates rise; rents hold while prices fall; empty months come with weak rents.
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
