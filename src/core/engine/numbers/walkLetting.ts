import type { DealNumbers } from './dealNumbers.ts';
import type { DealWalk } from './dealWalk.ts';
import { roundPence, roundShare } from './roundPence.ts';

/**
 * For each year: the growth factors of rent, costs and value, the repairs factor, and the share of the year for which the property is
 * empty.
 */
export interface YearFactors {
  readonly rent: Float64Array;
  readonly costs: Float64Array;
  readonly value: Float64Array;
  readonly repairs: Float64Array;
  readonly voidShare: Float64Array;
}

/** The letting's amounts for each year, in pence. */
export interface LettingYears {
  readonly rent: Float64Array;
  readonly voids: Float64Array;
  readonly costs: Float64Array;
}

/** Factors for `years` years before a path sets them: one for repairs and zero for everything else. */
export const createYearFactors = (years: number): YearFactors => ({
  rent: new Float64Array(years),
  costs: new Float64Array(years),
  value: new Float64Array(years),
  repairs: new Float64Array(years).fill(1),
  voidShare: new Float64Array(years),
});

/** Space for the letting's amounts in `years` years, all zero. */
export const createLettingYears = (years: number): LettingYears => ({
  rent: new Float64Array(years),
  voids: new Float64Array(years),
  costs: new Float64Array(years),
});

/**
 * Writes the letting of every year into `into` in pence, rounded line by line as `lettingYear` does. If all factors are
 * one, the first year matches it to the penny. One loop computes all years, so that the deal is read only once.
 */
export function walkLetting(deal: DealNumbers, factors: YearFactors, into: LettingYears): void {
  const { monthlyRent, management, tenantFind, tenancyYears, maintenance, insurance } = deal;
  const { certificates, licence, serviceCharge, groundRent, otherCosts } = deal;
  const { rent, voids, costs } = into;
  for (let at = 0; at < rent.length; at += 1) {
    const dearer = factors.costs[at] as number;
    const monthly = roundPence(monthlyRent * (factors.rent[at] as number));
    const whole = monthly * 12;
    const empty = roundShare(whole * (factors.voidShare[at] as number));
    rent[at] = whole;
    voids[at] = empty;
    costs[at] =
      roundShare((whole - empty) * management) +
      roundPence((monthly * tenantFind) / tenancyYears) +
      roundPence(maintenance * (dearer * (factors.repairs[at] as number))) +
      roundPence(insurance * dearer) +
      roundPence(certificates * dearer) +
      roundPence(licence * dearer) +
      roundPence(serviceCharge * dearer) +
      roundPence(groundRent * dearer) +
      roundPence(otherCosts * dearer);
  }
}

/** Copies a year's letting into the walk. `at` counts from 0. */
export function enterYear(walk: DealWalk, letting: LettingYears, at: number): void {
  const rent = letting.rent[at] as number;
  const voids = letting.voids[at] as number;
  const costs = letting.costs[at] as number;
  walk.rent = rent;
  walk.voids = voids;
  walk.costs = costs;
  walk.netOperatingIncome = rent - voids - costs;
}
