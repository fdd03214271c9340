import { addMonths, daysBetween } from '../../../kernel/calendar.ts';
import type { IsoDate } from '../../../kernel/calendar.ts';
import { unreachable } from '../../../kernel/result.ts';
import { itemAt } from '../../../kernel/itemAt.ts';

/** The unit-period of Regulation Z, Appendix J (b)(4): a number of days, weeks or months (1 to 11), half a month, or a year. */
export type UnitPeriod = { readonly kind: 'days' | 'weeks' | 'months'; readonly count: number } | { readonly kind: 'semimonth' | 'year' };

/**
 * The unit-period of a transaction whose term begins on `start`, under Appendix J (b)(4): the most frequent period, or the shorter one in a
 * tie, but at most a year. If no period occurs more than once, it is the average of all periods, rounded to the nearest standard interval
 * (the lower in a tie). Periods run between advances, between payments, and from the start to the first of each. For a single advance with
 * a single repayment the unit-period is the loan's term, but at most a year (`singlePaymentPeriod`).
 */
export function unitPeriodOf(start: IsoDate, advances: readonly IsoDate[], payments: readonly IsoDate[]): UnitPeriod {
  const series = [advances, payments].map((days) => [...new Set([start, ...days])].toSorted());
  const counts = new Map<string, { readonly period: UnitPeriod; times: number }>();
  for (const period of series.flatMap(periodsOf).flat()) {
    const key = JSON.stringify(period);
    const found = counts.get(key) ?? { period, times: 0 };
    found.times += 1;
    counts.set(key, found);
  }
  const common = [...counts.values()].filter(({ times }) => times > 1);
  const [most] = common.toSorted((one, other) => other.times - one.times || lengthOf(one.period) - lengthOf(other.period));
  return most?.period ?? averagePeriod(series);
}

/** The number of unit-periods in a year, under Appendix J (b)(5). */
export function unitPeriodsPerYear(period: UnitPeriod): number {
  switch (period.kind) {
    case 'days':
      return 365 / period.count;
    case 'weeks':
      return 52 / period.count;
    case 'semimonth':
      return 24;
    case 'months':
      return 12 / period.count;
    case 'year':
      return 1;
    default:
      return unreachable(period);
  }
}

/**
 * Whole months between two days, or null if they are not whole months apart. The last day of a shorter month also counts as a later day: 31
 * January to 28 February is one month.
 */
export function wholeMonths(from: IsoDate, to: IsoDate): number | null {
  const near = Math.round(daysBetween(from, to) / (365.25 / 12));
  return addMonths(from, near) === to || addMonths(to, -near) === from ? near : null;
}

/**
 * For each interval in a series, every standard period that it matches. A 28-day February, for example, is both one month and four weeks.
 */
function periodsOf(days: readonly IsoDate[]): readonly (readonly UnitPeriod[])[] {
  return days.slice(1).map((to, at) => {
    const from = itemAt(days, at);
    const apart = daysBetween(from, to);
    const months = wholeMonths(from, to);
    const names: UnitPeriod[] = [];
    if (months !== null && months > 0) names.push(months >= 12 ? { kind: 'year' } : { kind: 'months', count: months });
    if (isHalfMonth(days, at)) names.push({ kind: 'semimonth' });
    if (apart % 7 === 0 && apart <= 364) names.push({ kind: 'weeks', count: apart / 7 });
    return names.length > 0 ? names : [apart > 365 ? { kind: 'year' } : { kind: 'days', count: apart }];
  });
}

/** Whether interval `at` together with the one before or after it makes a month. */
function isHalfMonth(days: readonly IsoDate[], at: number): boolean {
  const [before, from, to, after] = [days[at - 1], days[at], days[at + 1], days[at + 2]];
  if (from === undefined || to === undefined) return false;
  const apart = daysBetween(from, to);
  return apart >= 13 && apart <= 17 && (isMonth(before, to) || isMonth(from, after));
}

const isMonth = (first: IsoDate | undefined, last: IsoDate | undefined): boolean =>
  first !== undefined && last !== undefined && wholeMonths(first, last) === 1;

/** The length of a period in days, for comparing periods. A month counts as 30 days, as in (b)(5)(iii). */
function lengthOf(period: UnitPeriod): number {
  switch (period.kind) {
    case 'days':
      return period.count;
    case 'weeks':
      return period.count * 7;
    case 'semimonth':
      return 15;
    case 'months':
      return period.count * 30;
    case 'year':
      return 365;
    default:
      return unreachable(period);
  }
}

const standardIntervals: readonly UnitPeriod[] = [
  { kind: 'days', count: 1 } as const,
  ...Array.from({ length: 52 }, (_, at) => ({ kind: 'weeks', count: at + 1 }) as const),
  { kind: 'semimonth' } as const,
  ...Array.from({ length: 11 }, (_, at) => ({ kind: 'months', count: at + 1 }) as const),
  { kind: 'year' } as const,
].toSorted((one, other) => lengthOf(one) - lengthOf(other));

function averagePeriod(series: readonly (readonly IsoDate[])[]): UnitPeriod {
  const apart = series.flatMap((days) => days.slice(1).map((to, at) => daysBetween(itemAt(days, at), to)));
  const average = apart.reduce((sum, days) => sum + days, 0) / apart.length;
  const off = (period: UnitPeriod): number => Math.abs(lengthOf(period) - average);
  return standardIntervals.reduce((near, each) => (off(each) < off(near) ? each : near), { kind: 'year' } as UnitPeriod);
}
