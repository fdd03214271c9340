import type { Holding } from '../deal/holding/holding.ts';
import { addMonths, type IsoDate } from '../kernel/calendar.ts';
import { minor, type Minor } from '../kernel/money.ts';
import { loanOn, wholeMonths } from './loanOn.ts';
import { isHeldOn, valueOn } from './valueOn.ts';

/** Value, debt and equity of one currency on a day, minor units. */
export interface CoursePoint {
  readonly date: IsoDate;
  readonly value: Minor;
  readonly debt: Minor;
  readonly equity: Minor;
}

const mostPoints = 48;

/** The history of value and debt in minor units, from the first purchase to today in even steps; a value stays until the next valuation. */
export function courseOf(holdings: readonly Holding[], today: IsoDate): readonly CoursePoint[] {
  const [first] = holdings.map(({ purchase }) => purchase.date).toSorted();
  if (first === undefined || first > today) return [];
  const months = wholeMonths(first, today);
  const step = Math.max(1, Math.ceil(months / mostPoints));
  const days = Array.from({ length: Math.ceil(months / step) }, (_, at) => addMonths(first, at * step));
  return [...new Set([...days, ...(months === 0 ? [first] : []), today])].map((date) => pointOn(holdings, date));
}

function pointOn(holdings: readonly Holding[], date: IsoDate): CoursePoint {
  let [value, debt] = [0, 0];
  for (const holding of holdings) {
    if (!isHeldOn(holding, date)) continue;
    value += valueOn(holding, date).value;
    for (const loan of Object.values(holding.loans)) debt += loanOn(loan, date).balance;
  }
  return { date, value: minor(value), debt: minor(debt), equity: minor(value - debt) };
}
