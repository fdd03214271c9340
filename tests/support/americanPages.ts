import type { ListingFacts } from '../../src/core/listing/facts.ts';
import { instant } from '../../src/core/kernel/calendar.ts';
import type { PageReading } from '../../src/core/listing/pageReading.ts';
import { readPage } from '../../src/core/listing/readListingPage.ts';
import { expectSound, listingsOf } from './listingInvariants.ts';
import { otherPage } from './listingOtherPages.ts';
import { scriptJson } from './listingPages.ts';

export type American = 'zillow' | 'realtor' | 'redfin';

/** A page as captured on 20 November 2026; every listing on it must be valid. */
export function readCapturedPage(page: string, url: string | null = null): PageReading {
  const reading = readPage(page, { url, capturedAt: instant(Date.UTC(2026, 10, 20)) });
  for (const listing of listingsOf(reading)) expectSound(listing);
  return reading;
}

/** The facts from a page that must be a single listing. */
export function factsOfPage(page: string, url: string | null = null): ListingFacts {
  const reading = readCapturedPage(page, url);
  if (reading.kind !== 'listing') throw new Error(`Expected a listing, got ${reading.kind}`);
  return reading.facts;
}

/** The facts of a site's invented home with some of its fields changed. */
export const factsOfHome = (site: American, changes: object): ListingFacts => factsOfPage(otherPage(site, { changes }));

export const nextData = (props: unknown): string => `<script id="__NEXT_DATA__" type="application/json">${scriptJson({ props })}</script>`;
