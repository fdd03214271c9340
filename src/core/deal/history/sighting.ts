import type { Instant } from '../../kernel/calendar.ts';
import type { Currency, Minor } from '../../kernel/money.ts';
import type { ListingStatus } from '../../listing/facts.ts';

/** What a listing asked and where it stood when it was read; null where it did not say. */
export interface Sighting {
  readonly at: Instant;
  /** Asking price or rent, in minor units. */
  readonly amount: Minor | null;
  readonly currency: Currency;
  readonly status: ListingStatus | null;
}

/**
 * Sightings by their moment in base 36, kept only where something had changed: a map, so that what two devices saw merges entry by
 * entry.
 */
export type ListingHistory = Readonly<Record<string, Sighting>>;
