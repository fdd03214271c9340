import type { Instant } from '../../kernel/calendar.ts';
import type { Currency, Minor } from '../../kernel/money.ts';
import type { ListingStatus } from '../../listing/facts.ts';

/** A listing's price and status when it was read; null if the listing did not state it. */
export interface Sighting {
  readonly at: Instant;
  /** Asking price or rent, in minor units. */
  readonly amount: Minor | null;
  readonly currency: Currency;
  readonly status: ListingStatus | null;
}

/**
 * Sightings keyed by their time in base 36, stored only when something changed. It is a map so that readings on two devices merge entry by
 * entry.
 */
export type ListingHistory = Readonly<Record<string, Sighting>>;
