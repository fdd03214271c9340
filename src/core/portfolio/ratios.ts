import { debtServiceCover, interestCover, loanTo } from '../engine/finance/property/cover.ts';
import { capRate, grossYield } from '../engine/finance/property/yields.ts';
import { minor, type Minor } from '../kernel/money.ts';
import type { Totals } from './totals.ts';

/** Figures derived from totals: yearly amounts in minor units, ratios as fractions; null if the divisor is zero. */
export interface Ratios {
  readonly equity: Minor;
  readonly rentReceived: Minor;
  readonly netOperatingIncome: Minor;
  readonly cashFlow: Minor;
  readonly loanToValue: number | null;
  /** A year's rent divided by the interest actually paid. */
  readonly coverAtPayRate: number | null;
  /** A year's rent divided by the interest at lenders' stress rate; null also if that rate is unknown. */
  readonly coverAtStress: number | null;
  readonly debtServiceCover: number | null;
  readonly grossYieldOnValue: number | null;
  readonly netYieldOnValue: number | null;
  readonly grossYieldOnCost: number | null;
  readonly netYieldOnCost: number | null;
}

/** The ratios of portfolio totals as fractions; null if the divisor is zero or the stress rate is unknown. */
export function ratiosOf(totals: Totals, stressRate: number | null): Ratios {
  const { value, debt, cost, rent, voids, runningCosts, interest, payments } = totals;
  const rentReceived = minor(rent - voids);
  const netOperatingIncome = minor(rentReceived - runningCosts);
  return {
    equity: minor(value - debt),
    rentReceived,
    netOperatingIncome,
    cashFlow: minor(netOperatingIncome - payments),
    loanToValue: loanTo(debt, value),
    coverAtPayRate: interest === 0 ? null : rent / interest,
    coverAtStress: stressRate === null ? null : interestCover(rent, debt, stressRate),
    debtServiceCover: debtServiceCover(netOperatingIncome, payments),
    grossYieldOnValue: grossYield(rent, value),
    netYieldOnValue: capRate(netOperatingIncome, value),
    grossYieldOnCost: grossYield(rent, cost),
    netYieldOnCost: capRate(netOperatingIncome, cost),
  };
}
