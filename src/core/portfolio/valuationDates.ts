import { formatDay } from '../kernel/formatMoneyAndRates.ts';
import type { Holding } from '../deal/holding/holding.ts';
import type { IsoDate } from '../kernel/calendar.ts';
import { valueOnDay } from './holdingValue.ts';

/**
 * The dates of the valuations behind a total, worded to follow "valuations": "of 3 May 2026", "of 3 May 2024 to 1 June 2026; 2 at the price
 * paid".
 */
export function valuationDatesText(holdings: readonly Holding[], today: IsoDate): string {
  const values = holdings.map((holding) => valueOnDay(holding, today));
  const days = values.flatMap(({ date, kind }) => (kind === 'price' ? [] : [date])).toSorted();
  const [first] = days;
  const last = days.at(-1);
  const bought = values.length - days.length;
  if (first === undefined || last === undefined) return 'purchase price';
  const span = first === last ? `of ${formatDay(first)}` : `of ${formatDay(first)} to ${formatDay(last)}`;
  return bought === 0 ? span : `${span}, with ${bought} at purchase price`;
}
