import { addDays, addMonths, daysBetween } from '../../../kernel/calendar.ts';
import type { IsoDate } from '../../../kernel/calendar.ts';
import { unreachable } from '../../../kernel/result.ts';

/** The unit in which a loan's intervals are counted, which is the interval between its payments. */
export type AnnexPeriod = 'months' | 'weeks' | 'years';

/**
 * The years from the first drawdown to a later day under Directive 2014/17/EU, Annex I, remarks (c) and (d); the UK's MCOB 10A is the same.
 * A year is 12 equal months or 52 weeks. Equal periods are counted back from the later day. The days left over (the first excluded, the
 * last included) are divided by 365 or 366, the length of the year that ends there. In a shorter month the last day completes a whole
 * month: 31 January to 28 February. Throws if `day` is before `drawdown`.
 */
export function annexYears(drawdown: IsoDate, day: IsoDate, period: AnnexPeriod = 'months'): number {
  if (day < drawdown) throw new RangeError(`${day} is before the drawdown on ${drawdown}`);
  switch (period) {
    case 'weeks': {
      const weeks = Math.floor(daysBetween(drawdown, day) / 7);
      return weeks / 52 + oddDays(drawdown, addDays(day, -weeks * 7));
    }
    case 'months':
      return inMonths(drawdown, day, 1);
    case 'years':
      return inMonths(drawdown, day, 12);
    default:
      return unreachable(period);
  }
}

function inMonths(drawdown: IsoDate, day: IsoDate, step: 1 | 12): number {
  let months = Math.max(0, Math.floor(daysBetween(drawdown, day) / (31 * step)) - 1) * step;
  while (addMonths(day, -months - step) >= drawdown || addMonths(drawdown, months + step) <= day) months += step;
  const end = addMonths(day, -months);
  return months / 12 + (end <= drawdown ? 0 : oddDays(drawdown, end));
}

const oddDays = (drawdown: IsoDate, end: IsoDate): number => daysBetween(drawdown, end) / daysBetween(addMonths(end, -12), end);
