import { standardRiskModel } from './riskModel.ts';

/**
 * The uncertain factors of a strategy. Each is drawn once per simulation and applies to all years, rather than following a path over the
 * years.
 */
export const levelFactors = [
  'endValue',
  'works',
  'months',
  'bridgingRate',
  'rent',
  'nightlyRate',
  'voids',
  'occupancy',
  'costs',
  'mortgageRate',
] as const;

export type LevelFactor = (typeof levelFactors)[number];

/** The spread of each level around its assumption, and the correlations between levels. */
export interface LevelModel {
  /**
   * One standard deviation. For value, refurbishment, rent, nightly rate and costs it is the standard deviation of the logarithm (0.1 is
   * roughly a tenth). Months and weeks are in their own units. Rates are fractions (monthly for bridging, annual for the mortgage), and
   * occupancy is a share of the nights.
   */
  readonly spread: Readonly<Record<LevelFactor, number>>;
  /** Rows and columns in the order of `levelFactors`. */
  readonly correlation: readonly (readonly number[])[];
}

const { spread } = standardRiskModel;

/**
 * The standard spreads and correlations. They are our convention for the United Kingdom, not an estimate. We assume that forecasts of
 * after-repair value, costs and duration miss by about a tenth, a fifth and two months. Late projects go over budget, and homes sell slowly
 * in weak markets. Voids and the mortgage rate vary as in the buy-to-let model.
 */
export const standardLevelModel: LevelModel = {
  spread: {
    endValue: 0.08,
    works: 0.2,
    months: 2,
    bridgingRate: 0.001,
    rent: 0.05,
    nightlyRate: 0.1,
    voids: spread.voids,
    occupancy: 0.08,
    costs: 0.1,
    mortgageRate: spread.mortgageRate,
  },
  correlation: correlationOf([
    ['endValue', 'months', -0.3],
    ['endValue', 'bridgingRate', -0.3],
    ['endValue', 'rent', 0.3],
    ['endValue', 'voids', -0.2],
    ['endValue', 'mortgageRate', -0.4],
    ['works', 'months', 0.5],
    ['works', 'costs', 0.2],
    ['bridgingRate', 'mortgageRate', 0.7],
    ['rent', 'voids', -0.4],
    ['rent', 'mortgageRate', 0.1],
    ['nightlyRate', 'occupancy', 0.3],
    ['voids', 'mortgageRate', 0.1],
  ]),
};

/** The symmetric correlation matrix with the given pairs. All other correlations are zero. */
function correlationOf(pairs: readonly (readonly [LevelFactor, LevelFactor, number])[]): LevelModel['correlation'] {
  return levelFactors.map((row) =>
    levelFactors.map((column) => {
      if (row === column) return 1;
      const pair = pairs.find(([one, other]) => (one === row && other === column) || (one === column && other === row));
      return pair?.[2] ?? 0;
    }),
  );
}
