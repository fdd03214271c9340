import type { Instant } from '../kernel/calendar.ts';
import type { FactSources, ListingFacts, ListingWarning, Site } from './facts.ts';

/** One listing read from a page: facts, where each came from, and what to check. */
export interface ListingReading {
  readonly site: Site;
  readonly facts: ListingFacts;
  readonly sources: FactSources;
  readonly warnings: readonly ListingWarning[];
}

/**
 * What a page turned out to be. Reading never throws. `unreadable` means the page looks like one of ours but is cut,
 * empty or broken; `not-a-listing` means it is some other page. A listing without a usable price is a listing whose
 * `askingPrice` is null or has no amount.
 */
export type PageReading =
  | ({ readonly kind: 'listing' } & ListingReading)
  | { readonly kind: 'search'; readonly site: Site; readonly listings: readonly ListingReading[]; readonly total: number | null }
  | { readonly kind: 'agent'; readonly site: Site }
  | { readonly kind: 'house-prices'; readonly site: Site }
  | { readonly kind: 'blocked'; readonly site: Site | null; readonly by: 'cloudflare' | 'datadome' | 'other' }
  | {
      readonly kind: 'not-a-listing';
      readonly site: Site | null;
      /** `not-html` is another format altogether; `upstream-error` a scraper's error report in place of a page. */
      readonly code: 'no-listing' | 'removed' | 'other-page' | 'not-html' | 'upstream-error';
    }
  | {
      readonly kind: 'unreadable';
      readonly site: Site | null;
      readonly code: 'empty' | 'truncated' | 'bad-json' | 'binary' | 'too-large' | 'id-mismatch';
    };

/**
 * What is known about a page before it is read. `url` is the address it was asked from: a listing's address makes a page
 * of another listing `id-mismatch`. `capturedAt` resolves "added yesterday" where the page has no time of its own.
 */
export interface PageContext {
  readonly url: string | null;
  readonly capturedAt: Instant | null;
}
