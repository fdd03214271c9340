import type { DealRow } from '../../../../data/view/rows.ts';

/** A listing's first and current asking price, in minor units. */
export interface PriceChange {
  readonly row: DealRow;
  readonly from: number;
  readonly to: number;
  /** The change as a fraction of the first price; negative if the price fell. */
  readonly share: number;
  /** When the new price was first seen, epoch milliseconds. */
  readonly at: number;
}

/** Listings seen at more than one price, latest change first. */
export function priceChangesOf(rows: readonly DealRow[]): readonly PriceChange[] {
  const found = rows.flatMap((row): readonly PriceChange[] => {
    const { firstAsked: from, lastAsked: to, askedAt: at } = row;
    return from === null || to === null || at === null || from <= 0 ? [] : [{ row, from, to, share: to / from - 1, at }];
  });
  return found.toSorted((one, other) => other.at - one.at);
}
