import { dateOf, dayInMonth, daysBetween } from '../../../kernel/calendar.ts';
import type { IsoDate } from '../../../kernel/calendar.ts';
import { unreachable } from '../../../kernel/result.ts';
import type { UnitPeriodFlow } from './regulationZApr.ts';
import type { UnitPeriod } from './unitPeriod.ts';

/**
 * The full unit-periods between two days and the remaining fraction of another, under Regulation Z, Appendix J (b)(5). Full months are
 * counted back from the later day. The remaining days are counted forward from the earlier day, each as a thirtieth of a month.
 * `dayOfMonth` is the day of the month on which the series falls, so that 28 February can stand for the 31st. Throws if the later day is
 * before the earlier one.
 */
export function unitPeriodsBetween(
  from: IsoDate,
  to: { readonly on: IsoDate; readonly dayOfMonth: number },
  period: UnitPeriod,
): Pick<UnitPeriodFlow, 'unitPeriods' | 'fraction'> {
  if (to.on < from) throw new RangeError(`${to.on} is before ${from}`);
  switch (period.kind) {
    case 'days':
      return divided(daysBetween(from, to.on), period.count);
    case 'weeks':
      return divided(daysBetween(from, to.on), period.count * 7);
    case 'semimonth':
      return divided(thirtyDayMonths(from, to), 15);
    case 'months': {
      const { months, days } = monthsBack(from, to);
      return period.count === 1 ? { unitPeriods: months, fraction: days / 30 } : divided(thirtyDayMonths(from, to), period.count * 30);
    }
    case 'year': {
      const { months, days } = monthsBack(from, to);
      const years = Math.floor(months / 12);
      if (days === 0) return { unitPeriods: years, fraction: (months - years * 12) / 12 };
      return { unitPeriods: years, fraction: daysBetween(from, backBy(to, years * 12)) / 365 };
    }
    default:
      return unreachable(period);
  }
}

interface SeriesDay {
  readonly on: IsoDate;
  readonly dayOfMonth: number;
}

/** The days of a payment series, each with the day of the month on which the series falls. */
export function seriesDays(days: readonly IsoDate[]): readonly SeriesDay[] {
  const latest = Math.max(...days.map(dayOf));
  return days.map((on) => ({ on, dayOfMonth: isLastOfMonth(on) ? Math.max(latest, dayOf(on)) : dayOf(on) }));
}

const divided = (days: number, length: number): Pick<UnitPeriodFlow, 'unitPeriods' | 'fraction'> => {
  const unitPeriods = Math.floor(days / length);
  return { unitPeriods, fraction: (days - unitPeriods * length) / length };
};

function thirtyDayMonths(from: IsoDate, to: SeriesDay): number {
  const { months, days } = monthsBack(from, to);
  return months * 30 + days;
}

function monthsBack(from: IsoDate, to: SeriesDay): { readonly months: number; readonly days: number } {
  let months = Math.max(0, Math.floor(daysBetween(from, to.on) / 31) - 1);
  while (backBy(to, months + 1) >= from) months += 1;
  return { months, days: daysBetween(from, backBy(to, months)) };
}

/** The day `months` earlier in the series, or the last day of a shorter month. */
function backBy({ on, dayOfMonth }: SeriesDay, months: number): IsoDate {
  if (months === 0) return on;
  const [year = 0, month = 0] = on.split('-').map(Number);
  const index = year * 12 + month - 1 - months;
  return dayInMonth(Math.floor(index / 12), (index % 12) + 1, dayOfMonth);
}

const dayOf = (date: IsoDate): number => Number(date.slice(8));

const isLastOfMonth = (date: IsoDate): boolean =>
  dayOf(date) >= 28 && dateOf(Number(date.slice(0, 4)), Number(date.slice(5, 7)), dayOf(date) + 1) === null;
