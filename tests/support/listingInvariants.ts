import { expect } from 'vitest';
import type { ListingReading, PageReading } from '../../src/core/listing/pageReading.ts';
import { unsoundIn } from './unsoundListing.ts';

/** Every listing in a page reading. */
export const listingsOf = (reading: PageReading): readonly ListingReading[] =>
  reading.kind === 'listing' ? [reading] : reading.kind === 'search' ? reading.listings : [];

/** Checks what must be true of every listing read from any page, however hostile: ranges, clean text, allowed pictures, known keys only. */
export function expectSound(listing: ListingReading): void {
  expect(unsoundIn(listing)).toEqual([]);
}

/** Checks that reading a page did not change the prototypes that all objects share. */
export function expectCleanPrototypes(): void {
  const probe = {} as Record<string, unknown>;
  expect([probe['polluted'], probe['isAdmin'], probe['user_id']]).toEqual([undefined, undefined, undefined]);
}
