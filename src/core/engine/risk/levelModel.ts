import { standardRiskModel } from './riskModel.ts';

/** What is uncertain of a strategy, each drawn once for the whole of it: its level, not its course from year to year. */
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

/** How far each level strays from its assumption, and how they stray together. */
export interface LevelModel {
  /**
   * One standard deviation: of value, works, rent, nightly rate and costs the spread of their logarithm (0.1 is roughly a tenth), months
   * and weeks as such, the bridging rate a month and the mortgage rate a year as fractions, occupancy as a share of the nights.
   */
  readonly spread: Readonly<Record<LevelFactor, number>>;
  /** Rows and columns in the order of `levelFactors`. */
  readonly correlation: readonly (readonly number[])[];
}

const { spread } = standardRiskModel;

/**
 * Our convention for the United Kingdom, not an estimate. A value after the works, costs and months that are judged before the works start
 * are missed by about a tenth, a fifth and two months; works that run late run dear, and weak markets sell late. Voids and the mortgage rate
 * stray as in the model of a buy-to-let.
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

/** The symmetric matrix of some correlations; all others are none. */
function correlationOf(pairs: readonly (readonly [LevelFactor, LevelFactor, number])[]): LevelModel['correlation'] {
  return levelFactors.map((row) =>
    levelFactors.map((column) => {
      if (row === column) return 1;
      const pair = pairs.find(([one, other]) => (one === row && other === column) || (one === column && other === row));
      return pair?.[2] ?? 0;
    }),
  );
}
