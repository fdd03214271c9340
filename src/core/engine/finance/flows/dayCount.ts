import { addMonths, daysBetween, isoDate } from '../../../kernel/calendar.ts';
import type { IsoDate } from '../../../kernel/calendar.ts';
import { unreachable } from '../../../kernel/result.ts';

/**
 * Day-count conventions. `act/365F` is the one that Excel's XIRR uses. `30/360 US` is the rule of the Securities Industry Association
 * (SIA), `30/360` the bond basis of ISDA, `30E/360` the Eurobond basis; `act/act ISDA` divides each calendar year by its own length.
 */
export type DayCount = 'act/365F' | 'act/360' | 'act/365.25' | 'act/act ISDA' | '30/360 US' | '30/360' | '30E/360';

/** The years from `from` to `to` under a day-count convention; negative if `to` is earlier. */
export function yearsBetween(from: IsoDate, to: IsoDate, dayCount: DayCount = 'act/365F'): number {
  if (to < from) return -yearsBetween(to, from, dayCount);
  switch (dayCount) {
    case 'act/365F':
      return daysBetween(from, to) / 365;
    case 'act/360':
      return daysBetween(from, to) / 360;
    case 'act/365.25':
      return daysBetween(from, to) / 365.25;
    case 'act/act ISDA':
      return calendarYears(from, to);
    case '30/360 US':
    case '30/360':
    case '30E/360':
      return thirtyDayMonths(from, to, dayCount) / 360;
    default:
      return unreachable(dayCount);
  }
}

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

function partsOf(date: IsoDate): Day {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

function calendarYears(from: IsoDate, to: IsoDate): number {
  const [first, last] = [partsOf(from).year, partsOf(to).year];
  if (first === last) return daysBetween(from, to) / lengthOf(first);
  return daysBetween(from, newYear(first + 1)) / lengthOf(first) + (last - first - 1) + daysBetween(newYear(last), to) / lengthOf(last);
}

const newYear = (year: number): IsoDate => isoDate(`${String(year).padStart(4, '0')}-01-01`);
const lengthOf = (year: number): number => daysBetween(newYear(year), newYear(year + 1));

/** The day count defined in ISDA 2006, section 4.16 (f) and (g), with the SIA's end-of-February rule. */
function thirtyDayMonths(from: IsoDate, to: IsoDate, rule: '30/360 US' | '30/360' | '30E/360'): number {
  const [start, end] = [partsOf(from), partsOf(to)];
  const startsLate = start.day >= 30 || (rule === '30/360 US' && isEndOfFebruary(from));
  const bothFebruary = rule === '30/360 US' && isEndOfFebruary(from) && isEndOfFebruary(to);
  const startDay = startsLate ? 30 : start.day;
  const endDay = bothFebruary || (end.day === 31 && (rule === '30E/360' || startsLate)) ? 30 : end.day;
  return (end.year - start.year) * 360 + (end.month - start.month) * 30 + (endDay - startDay);
}

const isEndOfFebruary = (date: IsoDate): boolean => partsOf(date).month === 2 && date === addMonths(isoDate(`${date.slice(0, 5)}01-31`), 1);
