import { addMonths, daysBetween } from '../../../kernel/calendar.ts';
import type { IsoDate } from '../../../kernel/calendar.ts';

/**
 * The years from the first drawdown to a later day as Directive 2014/17/EU, Annex I, remarks (c) and (d) count them: whole months of
 * a twelfth of a year counted backwards from the later day, then the odd days over the length (365 or 366 days) of the year that ends
 * where they end. Throws when the day lies before the drawdown.
 */
export function annexYears(drawdown: IsoDate, day: IsoDate): number {
  if (day < drawdown) throw new RangeError(`${day} lies before the drawdown of ${drawdown}`);
  let months = Math.max(0, Math.floor(daysBetween(drawdown, day) / 31) - 1);
  while (addMonths(day, -months - 1) >= drawdown) months += 1;
  const end = addMonths(day, -months);
  return months / 12 + daysBetween(drawdown, end) / daysBetween(addMonths(end, -12), end);
}
