import type { Deal } from '../../core/deal/deal.ts';
import { describeListingEvent } from '../../core/deal/history/describeListingEvent.ts';
import type { ListingEvent } from '../../core/deal/history/listingHistory.ts';
import type { CheckRow } from '../../data/device/deviceDb.ts';

interface Looked {
  /** Epoch milliseconds. */
  readonly at: number;
  /** Why the listing could not be read. */
  readonly problem?: string;
  readonly events?: readonly ListingEvent[];
}

/** The row that records a check of a deal's listing. */
export const recheckRow = ({ id, facts }: Deal, { at, problem, events = [] }: Looked): CheckRow => ({
  dealId: id,
  checkedAt: at,
  problem: problem ?? null,
  title: facts.address ?? facts.outcode ?? 'A property',
  news: events.map(describeListingEvent),
});
