import type { Instant } from '../kernel/calendar.ts';
import type { FactSources, ListingFacts, ListingWarning, Site } from './facts.ts';

/** One listing read from a page: facts, where each came from, and what to check. */
export interface ListingReading {
  readonly site: Site;
  readonly facts: ListingFacts;
  readonly sources: FactSources;
  readonly warnings: readonly ListingWarning[];
  readonly completeness: Completeness;
}

/**
 * How much of a listing was read. `card`: a search result, without lease, charges, council tax or full description. `text`: the page's text
 * only, so no position or pictures, and every fact was matched by pattern.
 */
export type Completeness = 'full' | 'card' | 'text';

/** A search page's information on a listing, apart from its facts. */
export interface CardMarks {
  /** The listing's position on the page, from 1. */
  readonly position: number;
  /** Whether it is a paid placement; the listing is repeated on a later page at its regular position. */
  readonly featured: boolean;
  /** Whether it is outside the searched area, if the portal says so: Zoopla does, Rightmove does not. */
  readonly extendedArea: boolean;
}

/** One listing of a search page. */
export interface CardReading extends ListingReading {
  readonly card: CardMarks;
}

/** How many of a page's cards are missing from its listings because they are unreadable, duplicates, or beyond the page limit. */
export interface LeftOut {
  readonly damaged: number;
  readonly duplicates: number;
  readonly overLimit: number;
}

/**
 * A page of search results, with each listing once. `total` is the portal's own result count, `perPage` the results per page and `pages`
 * the pages offered; null if not stated.
 */
export interface SearchReading {
  readonly site: Site;
  readonly listings: readonly CardReading[];
  readonly total: number | null;
  readonly perPage: number | null;
  readonly pages: number | null;
  readonly leftOut: LeftOut;
  /** The place searched for, as the page names it; absent if it names none. */
  readonly place?: string;
}

/**
 * The type of a page. Reading never throws. `unreadable` means the page looks like one of ours but is truncated, empty or broken;
 * `not-a-listing` means any other page. A listing without a usable price has an `askingPrice` that is null or has no amount.
 */
export type PageReading =
  | ({ readonly kind: 'listing' } & ListingReading)
  | ({ readonly kind: 'search' } & SearchReading)
  | { readonly kind: 'agent'; readonly site: Site }
  | { readonly kind: 'house-prices'; readonly site: Site }
  | { readonly kind: 'blocked'; readonly site: Site | null; readonly by: 'cloudflare' | 'datadome' | 'other' }
  | {
      readonly kind: 'not-a-listing';
      readonly site: Site | null;
      /** `not-html` is another format; `upstream-error` is a scraper's error report instead of a page. */
      readonly code: 'no-listing' | 'removed' | 'other-page' | 'not-html' | 'upstream-error';
    }
  | {
      readonly kind: 'unreadable';
      readonly site: Site | null;
      readonly code: 'empty' | 'truncated' | 'bad-json' | 'binary' | 'too-large' | 'id-mismatch';
    };

/**
 * What is known about a page in advance. `url` is the requested address: if it is a listing's, another listing's page is an `id-mismatch`.
 * `capturedAt` resolves "added yesterday" if the page has no time of its own.
 */
export interface PageContext {
  readonly url: string | null;
  readonly capturedAt: Instant | null;
}
