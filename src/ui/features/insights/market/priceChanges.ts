import type { DealRow } from '../../../../data/view/rows.ts';

/** What a listing asked when it was first seen and asks now, in minor units. */
export interface PriceChange {
  readonly row: DealRow;
  readonly from: number;
  readonly to: number;
  /** A fraction of the first price; negative when it fell. */
  readonly share: number;
  /** When the new price was first seen, epoch milliseconds. */
  readonly at: number;
}

/** Listings that were seen at more than one price, the latest change first. */
export function priceChangesOf(rows: readonly DealRow[]): readonly PriceChange[] {
  const found = rows.flatMap((row): readonly PriceChange[] => {
    const { firstAsked: from, lastAsked: to, askedAt: at } = row;
    return from === null || to === null || at === null || from <= 0 ? [] : [{ row, from, to, share: to / from - 1, at }];
  });
  return found.toSorted((one, other) => other.at - one.at);
}
