import type { Holding, HoldingCost, Tenancy } from '../deal/holding/holding.ts';
import { daysBetween, type IsoDate } from '../kernel/calendar.ts';
import { operatingYear, voidsOf, type LettingCost, type LettingYear } from '../engine/runningCosts.ts';
import { roundMoney, sumMoney, type Minor } from '../kernel/money.ts';
import { perYear } from '../kernel/period.ts';
import type { PerYear } from '../kernel/period.ts';

/** A span of days, including the first and excluding the last. */
export interface Span {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

const runs = (start: IsoDate, end: IsoDate | null, day: IsoDate): boolean => start <= day && (end === null || day <= end);

/** A tenancy's yearly rent; a weekly rent counts as 52 payments. */
const yearOf = ({ rent, per }: Tenancy): number => (per === 'month' ? rent * 12 : rent * 52);

/** The yearly rent, in minor units, of the tenancies running on a day. */
export const rentOn = ({ tenancies }: Holding, day: IsoDate): PerYear =>
  perYear(Object.values(tenancies).reduce((sum, tenancy) => (runs(tenancy.start, tenancy.end, day) ? sum + yearOf(tenancy) : sum), 0));

/** Factors by which rent and costs have grown after some years; 1 is today's level. */
interface Grown {
  readonly rent: number;
  readonly costs: number;
}

const asOfDay: Grown = { rent: 1, costs: 1 };

/**
 * A year of letting at the rents and running costs in force on a day, in minor units, computed as for a deal. One-off costs are left out.
 */
export function lettingOn(holding: Holding, day: IsoDate, grown = asOfDay): LettingYear {
  const rent = perYear(roundMoney(rentOn(holding, day) * grown.rent));
  const costs = Object.entries(holding.costs).flatMap(([id, cost]): readonly LettingCost[] => {
    const { name: label, per, share } = cost;
    if (per === 'once' || !runs(cost.from, cost.until, day)) return [];
    return [per === 'rent-share' ? { id, label, ofRent: share } : { id, label, amount: roundMoney(amountOfYear(cost) * grown.costs) }];
  });
  return operatingYear({ rent, voids: voidsOf(rent, holding.voidWeeks), costs });
}

/** The yearly amount of a cost that is not a share of the rent. */
const amountOfYear = ({ per, amount }: HoldingCost): number => (per === 'month' ? amount * 12 : per === 'year' ? amount : 0);

/** One-off improvement costs up to a day, in minor units. They are part of the property's cost. */
export const improvementCostsUntil = ({ costs }: Holding, day: IsoDate): Minor =>
  sumMoney(
    Object.values(costs).flatMap(({ kind, per, from, amount }) => (kind === 'works' && per === 'once' && from <= day ? [amount] : [])),
  );

/**
 * The rent for a span of `months` months, prorated by days let, in unrounded minor units. A fully let calendar month counts as one month's
 * rent.
 */
export function rentWithin({ tenancies }: Holding, span: Span, months: number): number {
  return Object.values(tenancies).reduce(
    (sum, tenancy) => sum + (yearOf(tenancy) / 12) * months * overlap(span, tenancy.start, tenancy.end),
    0,
  );
}

/** The running costs of a span, prorated by day, in unrounded minor units. */
export function costsWithin(holding: Holding, span: Span, months: number): number {
  const rent = rentWithin(holding, span, months);
  return Object.values(holding.costs).reduce((sum, cost) => {
    const covered = overlap(span, cost.from, cost.until);
    if (cost.per === 'rent-share') return sum + rent * cost.share * covered;
    return sum + (amountOfYear(cost) / 12) * months * covered;
  }, 0);
}

/** The share of a span's days that fall between a first and a last day, both included. */
function overlap({ from, to }: Span, first: IsoDate, last: IsoDate | null): number {
  const days = daysBetween(from, to);
  const begins = Math.max(0, daysBetween(from, first));
  const ends = last === null ? days : Math.min(days, daysBetween(from, last) + 1);
  return days === 0 ? 0 : Math.max(0, ends - begins) / days;
}
