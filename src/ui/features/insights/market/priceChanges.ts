import type { PriceRow } from '../../../../data/device/deviceDb.ts';
import type { DealRow } from '../../../../data/view/rows.ts';

/** What a listing asked when it was first seen and asks now, in minor units. */
export interface PriceChange {
  readonly row: DealRow;
  readonly from: number;
  readonly to: number;
  /** A fraction of the first price; negative when it fell. */
  readonly share: number;
  /** When the last price was read, epoch milliseconds. */
  readonly at: number;
}

/** Listings seen at more than one price on this device, the latest change first. */
export function priceChangesOf(prices: readonly PriceRow[], rows: readonly DealRow[]): readonly PriceChange[] {
  const byDeal = new Map<string, PriceRow[]>();
  for (const price of prices) {
    const known = byDeal.get(price.dealId);
    if (known === undefined) byDeal.set(price.dealId, [price]);
    else known.push(price);
  }
  const found = rows.flatMap((row): readonly PriceChange[] => {
    const seen = byDeal.get(row.id)?.toSorted((one, other) => one.at - other.at);
    const first = seen?.at(0);
    const last = seen?.at(-1);
    if (first === undefined || last === undefined || first.amount === last.amount || first.currency !== last.currency) return [];
    return [{ row, from: first.amount, to: last.amount, share: last.amount / first.amount - 1, at: last.at }];
  });
  return found.toSorted((one, other) => other.at - one.at);
}
