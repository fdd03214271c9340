import type { Holding } from '../deal/holding/holding.ts';
import { addMonths, type IsoDate } from '../kernel/calendar.ts';
import { minor, type Minor } from '../kernel/money.ts';
import { loanOnDay, wholeMonths } from './loanBalance.ts';
import { isHeldOn, valueOnDay } from './holdingValue.ts';

/** The value, debt and equity of the holdings in one currency on a day, in minor units. */
export interface ValueHistoryPoint {
  readonly date: IsoDate;
  readonly value: Minor;
  readonly debt: Minor;
  readonly equity: Minor;
}

const mostPoints = 48;

/**
 * The history of value and debt in minor units, from the first purchase to today in even steps. A value stays the same until the next
 * valuation.
 */
export function valueHistory(holdings: readonly Holding[], today: IsoDate): readonly ValueHistoryPoint[] {
  const [first] = holdings.map(({ purchase }) => purchase.date).toSorted();
  if (first === undefined || first > today) return [];
  const months = wholeMonths(first, today);
  const step = Math.max(1, Math.ceil(months / mostPoints));
  const days = Array.from({ length: Math.ceil(months / step) }, (_, at) => addMonths(first, at * step));
  return [...new Set([...days, ...(months === 0 ? [first] : []), today])].map((date) => pointOn(holdings, date));
}

function pointOn(holdings: readonly Holding[], date: IsoDate): ValueHistoryPoint {
  let [value, debt] = [0, 0];
  for (const holding of holdings) {
    if (!isHeldOn(holding, date)) continue;
    value += valueOnDay(holding, date).value;
    for (const loan of Object.values(holding.loans)) debt += loanOnDay(loan, date).balance;
  }
  return { date, value: minor(value), debt: minor(debt), equity: minor(value - debt) };
}
