import { rate } from '../../../kernel/rate.ts';
import type { Rate } from '../../../kernel/rate.ts';

/** An amount due after `unitPeriods` whole unit-periods and a `fraction` (from 0 up to 1) of another. */
export interface UnitPeriodFlow {
  readonly amount: number;
  readonly unitPeriods: number;
  readonly fraction: number;
}

/** A loan in the terms of Appendix J. All amounts are in the same unit. */
export interface RegulationZLoan {
  readonly advances: readonly UnitPeriodFlow[];
  readonly payments: readonly UnitPeriodFlow[];
  /**
   * The number of unit-periods in a year: 12 for monthly payments, 24 for semimonthly ones and 4 for quarterly ones. It is below 1 if a
   * unit-period is longer than a year.
   */
  readonly unitPeriodsPerYear: number;
}

/**
 * The annual percentage rate (APR) used in the US. It is a nominal rate: the rate per unit-period times the number of unit-periods in a
 * year. It has a type tag, because the European APRC is an effective rate under another law, and the two must never share a column.
 */
export interface RegulationZApr {
  readonly kind: 'us-apr';
  readonly nominal: Rate;
}

/** No rate at or above zero repays the advances. */
export interface NoRegulationZApr {
  readonly kind: 'no-us-apr';
  readonly reason: string;
}

/**
 * The annual percentage rate as a fraction under Regulation Z (12 CFR 1026), Appendix J (b)(8), or the reason there is none: `Σ A / ((1 +
 * f·i)(1 + i)^t) = Σ P / ((1 + f·i)(1 + i)^t)`, and the rate is `w·i`. For the fraction of a unit-period, interest is simple.
 */
export function regulationZApr(loan: RegulationZLoan): RegulationZApr | NoRegulationZApr {
  const shortfall = (perPeriod: number): number => worth(loan.payments, perPeriod) - worth(loan.advances, perPeriod);
  const atZero = shortfall(0);
  if (atZero < 0) return { kind: 'no-us-apr', reason: 'The payments do not repay the advances' };
  let high = 0.01;
  while (high < highestPerPeriod && shortfall(high) > 0) high *= 2;
  if (shortfall(high) > 0) return { kind: 'no-us-apr', reason: 'No rate makes the payments and the advances equal in value' };
  return { kind: 'us-apr', nominal: rate(atZero === 0 ? 0 : bisect(shortfall, high) * loan.unitPeriodsPerYear) };
}

const highestPerPeriod = 1000;

const worth = (flows: readonly UnitPeriodFlow[], perPeriod: number): number =>
  flows.reduce((sum, { amount, unitPeriods, fraction }) => sum + amount / ((1 + fraction * perPeriod) * (1 + perPeriod) ** unitPeriods), 0);

function bisect(shortfall: (perPeriod: number) => number, from: number): number {
  let [low, high] = [0, from];
  for (let step = 0; step < 200; step += 1) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high) break;
    if (shortfall(middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
