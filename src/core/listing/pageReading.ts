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
 * How much was read of a listing. `card`: a search result, which tells no lease, charges, council tax or whole description.
 * `text`: the page's words without its data, so neither position nor pictures, and every fact by pattern.
 */
export type Completeness = 'full' | 'card' | 'text';

/** What a search page says of a listing beside its facts. */
export interface CardMarks {
  /** Its place on the page, from 1. */
  readonly position: number;
  /** Paid for to stand out; it comes back on a later page, where it belongs. */
  readonly featured: boolean;
  /** Outside the searched area, where the portal says so: Zoopla does, Rightmove does not. */
  readonly extendedArea: boolean;
}

/** One listing of a search page. */
export interface CardReading extends ListingReading {
  readonly card: CardMarks;
}

/** Cards of a page that are not among its listings: no home could be read of them, shown already, or past what is read of a page. */
export interface LeftOut {
  readonly damaged: number;
  readonly duplicates: number;
  readonly overLimit: number;
}

/**
 * A page of search results, each listing once. `total` is the portal's own count of results, `perPage` how many a page
 * holds and `pages` how many pages it offers; null where the page does not say.
 */
export interface SearchReading {
  readonly site: Site;
  readonly listings: readonly CardReading[];
  readonly total: number | null;
  readonly perPage: number | null;
  readonly pages: number | null;
  readonly leftOut: LeftOut;
  /** The place searched for, as the page names it; absent where it names none. */
  readonly place?: string;
}

/**
 * What a page turned out to be. Reading never throws. `unreadable` means the page looks like one of ours but is cut,
 * empty or broken; `not-a-listing` means it is some other page. A listing without a usable price is a listing whose
 * `askingPrice` is null or has no amount.
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
