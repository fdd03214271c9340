import { daysBetween } from '../../../kernel/calendar.ts';
import type { IsoDate } from '../../../kernel/calendar.ts';
import { rate } from '../../../kernel/rate.ts';
import type { Rate } from '../../../kernel/rate.ts';
import { regulationZApr } from './regulationZApr.ts';
import type { NoRegulationZApr, RegulationZApr, RegulationZLoan, UnitPeriodFlow } from './regulationZApr.ts';
import { unitPeriodOf, unitPeriodsPerYear, wholeMonths } from './unitPeriod.ts';
import { seriesDays, unitPeriodsBetween } from './unitPeriodsBetween.ts';

export interface DatedAmount {
  readonly on: IsoDate;
  readonly amount: number;
}

/**
 * A loan with dated advances and payments. All amounts are in the same unit. The term begins on the earliest of their days, unless the loan
 * states another day from which charges accrue.
 */
export interface DatedLoan {
  readonly advances: readonly DatedAmount[];
  readonly payments: readonly DatedAmount[];
  readonly chargesFrom?: IsoDate;
}

/**
 * The rate, and the tolerance for a disclosed rate under 12 CFR 1026.22(a): an eighth of a percentage point, or a quarter for an irregular
 * transaction. A transaction is irregular if it has several advances, or payments that differ in amount or interval. The first interval and
 * the first and last amount may differ.
 */
export interface DatedApr extends RegulationZApr {
  readonly loan: RegulationZLoan;
  readonly isRegular: boolean;
  readonly tolerance: Rate;
}

/**
 * The US annual percentage rate (APR) of a dated loan, as a fraction, or the reason there is none. The unit-periods and the equation are
 * those of 12 CFR 1026, Appendix J (b)(2) to (5) and (8). Throws if there are no payments.
 */
export function datedApr(loan: DatedLoan): DatedApr | NoRegulationZApr {
  const counted = inUnitPeriods(loan);
  const found = regulationZApr(counted);
  if (found.kind === 'no-us-apr') return found;
  const isRegular = counted.advances.length === 1 && isLevel(counted.payments);
  return { ...found, loan: counted, isRegular, tolerance: isRegular ? eighth : quarter };
}

const eighth = rate(0.00125);
const quarter = rate(0.0025);

/** A dated loan with its flows placed in unit-periods, as Appendix J requires. */
export function inUnitPeriods({ advances, payments, chargesFrom }: DatedLoan): RegulationZLoan {
  const days = [...advances, ...payments].map(({ on }) => on).toSorted();
  const [first] = days;
  if (first === undefined || payments.length === 0) throw new RangeError('A loan must have advances and payments');
  const start = chargesFrom ?? first;
  const [advance, payment] = [advances[0], payments[0]];
  if (advances.length === 1 && payments.length === 1 && advance?.on === start && payment !== undefined) {
    const single = singlePayment(start, payment, advance.amount);
    if (single !== null) return single;
  }
  const isSingle = advances.length === 1 && payments.length === 1;
  const period = isSingle ? ({ kind: 'year' } as const) : unitPeriodOf(start, onDays(advances), onDays(payments));
  const counted = (flows: readonly DatedAmount[]): readonly UnitPeriodFlow[] => {
    const series = seriesDays(onDays(flows));
    return flows.map(({ amount }, at) => ({ amount, ...unitPeriodsBetween(start, series[at] ?? { on: start, dayOfMonth: 1 }, period) }));
  };
  return { advances: counted(advances), payments: counted(payments), unitPeriodsPerYear: unitPeriodsPerYear(period) };
}

const onDays = (flows: readonly DatedAmount[]): readonly IsoDate[] => flows.map(({ on }) => on);

/**
 * The terms of a loan with one advance and one payment within a year; null for any other loan. Its term is one unit-period: (b)(4)(ii),
 * (5)(vi) and (vii). The number of unit-periods in a year is 12 ÷ its months or 365 ÷ its days.
 */
function singlePayment(start: IsoDate, payment: DatedAmount, advance: number): RegulationZLoan | null {
  const days = daysBetween(start, payment.on);
  const months = wholeMonths(start, payment.on);
  if (days <= 0 || (months === null ? days > 365 : months > 12)) return null;
  return {
    advances: [{ amount: advance, unitPeriods: 0, fraction: 0 }],
    payments: [{ amount: payment.amount, unitPeriods: 1, fraction: 0 }],
    unitPeriodsPerYear: months === null ? 365 / days : 12 / months,
  };
}

const place = ({ unitPeriods, fraction }: UnitPeriodFlow): number => unitPeriods + fraction;

/** Whether all payments are equal and one unit-period apart, ignoring the first period and the first and last amount. */
function isLevel(payments: readonly UnitPeriodFlow[]): boolean {
  const middle = payments.slice(1, -1);
  return (
    middle.every(({ amount }) => amount === middle[0]?.amount) &&
    payments.every((payment, at) => at === 0 || Math.abs(place(payment) - place(payments[at - 1] ?? payment) - 1) < 1e-9)
  );
}
