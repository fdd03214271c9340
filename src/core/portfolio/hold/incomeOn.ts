import type { Holding, HoldingCost, Tenancy } from '../../deal/holding/holding.ts';
import { daysBetween, type IsoDate } from '../../kernel/calendar.ts';
import { minor, roundMoney, shareOf, sumMoney, type Minor } from '../../kernel/money.ts';

/** A span of days: the first is in it, the last is not. */
export interface Span {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

const runs = (start: IsoDate, end: IsoDate | null, day: IsoDate): boolean => start <= day && (end === null || day <= end);

/** A year's rent of one tenancy; a week's rent counts 52 times. */
const yearOf = ({ rent, per }: Tenancy): number => (per === 'month' ? rent * 12 : rent * 52);

/** The rent a year of the tenancies that run on a day. */
export const rentOn = ({ tenancies }: Holding, day: IsoDate): Minor =>
  minor(Object.values(tenancies).reduce((sum, tenancy) => (runs(tenancy.start, tenancy.end, day) ? sum + yearOf(tenancy) : sum), 0));

/** One running cost a year at a year's rent; what is paid once is none. */
function costOfYear({ per, amount, share }: HoldingCost, rent: Minor): Minor {
  if (per === 'rent-share') return shareOf(rent, share);
  return per === 'once' ? minor(0) : minor(per === 'month' ? amount * 12 : amount);
}

/** The running costs a year of a day, at the rent of that day: those that follow the rent, and the others. */
export function costsOn(holding: Holding, day: IsoDate): { readonly ofRent: Minor; readonly fixed: Minor } {
  const rent = rentOn(holding, day);
  const running = Object.values(holding.costs).filter(({ from, until }) => runs(from, until, day));
  const sum = (costs: readonly HoldingCost[]): Minor => sumMoney(costs.map((cost) => costOfYear(cost, rent)));
  return {
    ofRent: sum(running.filter(({ per }) => per === 'rent-share')),
    fixed: sum(running.filter(({ per }) => per !== 'rent-share')),
  };
}

/** Works paid once up to a day: they are part of what the property cost. */
export const worksUntil = ({ costs }: Holding, day: IsoDate): Minor =>
  sumMoney(
    Object.values(costs).flatMap(({ kind, per, from, amount }) => (kind === 'works' && per === 'once' && from <= day ? [amount] : [])),
  );

/** The rent of a span that is `months` of a month, by days: a month let throughout brings a month's rent. */
export function rentWithin({ tenancies }: Holding, span: Span, months: number): number {
  return Object.values(tenancies).reduce(
    (sum, tenancy) => sum + (yearOf(tenancy) / 12) * months * overlap(span, tenancy.start, tenancy.end),
    0,
  );
}

/** Running costs of a span, by days. */
export function costsWithin(holding: Holding, span: Span, months: number): number {
  const rent = rentWithin(holding, span, months);
  return Object.values(holding.costs).reduce((sum, cost) => {
    const covered = overlap(span, cost.from, cost.until);
    if (cost.per === 'rent-share') return sum + rent * cost.share * covered;
    return sum + (costOfYear(cost, roundMoney(0)) / 12) * months * covered;
  }, 0);
}

/** The part of a span's days that lie from a first to a last day, both of them counted. */
function overlap({ from, to }: Span, first: IsoDate, last: IsoDate | null): number {
  const days = daysBetween(from, to);
  const begins = Math.max(0, daysBetween(from, first));
  const ends = last === null ? days : Math.min(days, daysBetween(from, last) + 1);
  return days === 0 ? 0 : Math.max(0, ends - begins) / days;
}
