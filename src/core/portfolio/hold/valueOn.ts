import type { Holding, Valuation } from '../../deal/holding/holding.ts';
import type { IsoDate } from '../../kernel/calendar.ts';
import type { Minor } from '../../kernel/money.ts';

/** What a holding was worth by the last word on it up to a day: a valuation, or the price it was bought for. */
export interface ValueOnDay {
  readonly value: Minor;
  readonly date: IsoDate;
  readonly kind: Valuation['kind'] | 'price';
}

export function valueOn({ purchase, valuations }: Holding, day: IsoDate): ValueOnDay {
  const known = Object.values(valuations).filter(({ date }) => date <= day && date >= purchase.date);
  const [latest] = known.toSorted((one, other) => (one.date < other.date ? 1 : one.date > other.date ? -1 : 0));
  return latest ?? { value: purchase.price, date: purchase.date, kind: 'price' };
}

/** Whether it is owned on a day. */
export const isHeldOn = ({ purchase, sale }: Holding, day: IsoDate): boolean => purchase.date <= day && (sale === null || day < sale.date);
