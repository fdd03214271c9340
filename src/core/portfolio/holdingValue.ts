import type { Holding, Valuation } from '../deal/holding/holding.ts';
import type { IsoDate } from '../kernel/calendar.ts';
import type { Minor } from '../kernel/money.ts';

/** The value of a holding on a day, and what it is based on: a valuation, or the purchase price. */
export interface ValueOnDay {
  readonly value: Minor;
  readonly date: IsoDate;
  readonly kind: Valuation['kind'] | 'price';
}

/** The value of a holding on a day: its latest valuation, else the purchase price, in minor units. */
export function valueOnDay({ purchase, valuations }: Holding, day: IsoDate): ValueOnDay {
  const known = Object.values(valuations).filter(({ date }) => date <= day && date >= purchase.date);
  const [latest] = known.toSorted((one, other) => (one.date < other.date ? 1 : one.date > other.date ? -1 : 0));
  return latest ?? { value: purchase.price, date: purchase.date, kind: 'price' };
}

/** Whether a holding is owned on a day: from the purchase date until the day before its sale. */
export const isHeldOn = ({ purchase, sale }: Holding, day: IsoDate): boolean => purchase.date <= day && (sale === null || day < sale.date);
