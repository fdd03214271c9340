import type { Rate } from '../../../kernel/rate.ts';
import { annuityPayment } from '../../mortgage.ts';
import { regulationZApr } from './regulationZApr.ts';

/**
 * A level loan repaid monthly, with points, which are a share of the loan paid to the lender at closing. Amounts may be in any unit, as
 * long as it is the same for all.
 */
export interface PointsLoan {
  readonly loan: number;
  /** The nominal annual rate. */
  readonly annualRate: Rate;
  readonly months: number;
  /** The points as a share of the loan. */
  readonly points: Rate;
  /** `paid`: the points are paid at closing, which reduces the advance, as in Regulation Z. `financed`: they are added to the balance. */
  readonly pointsAre: 'paid' | 'financed';
}

export interface PointsApr {
  readonly payment: number;
  /** The APR; null if no rate repays the advance. */
  readonly apr: Rate | null;
}

/** The US annual percentage rate (APR) of a loan with points, as a fraction, and its monthly payment before rounding. */
export function aprWithPoints({ loan, annualRate, months, points, pointsAre }: PointsLoan): PointsApr {
  const balance = pointsAre === 'financed' ? loan * (1 + points) : loan;
  const advanced = pointsAre === 'financed' ? loan : loan * (1 - points);
  const payment = annuityPayment(balance, annualRate / 12, months);
  const found = regulationZApr({
    advances: [{ amount: advanced, unitPeriods: 0, fraction: 0 }],
    payments: Array.from({ length: months }, (_, at) => ({ amount: payment, unitPeriods: at + 1, fraction: 0 })),
    unitPeriodsPerYear: 12,
  });
  return { payment, apr: found.kind === 'us-apr' ? found.nominal : null };
}
