import type { PortalSite } from '../../core/listing/facts.ts';
import type { IngestErrorCode, IngestItem } from '../../core/contracts/ingestContract.ts';
import type { SearchUrl } from '../../core/listing/searchUrl.ts';
import type { Result } from '../../core/kernel/result.ts';
import type { PortalTarget } from '../portal/portalTarget.ts';

/** One listing from a search. If its item is already complete (`completeness` not `card`), its page is not requested. */
export interface FoundListing {
  readonly listingId: string;
  readonly url: string;
  readonly featured: boolean;
  readonly extendedArea: boolean;
  readonly item: IngestItem;
}

export interface SearchPage {
  readonly cards: readonly FoundListing[];
  /** The portal's own count of results. Null if it gives none. */
  readonly total: number | null;
  readonly last: boolean;
}

/**
 * Why a source returned nothing. `failed`: this page could not be read. `later`: it should be retried later. `not-allowed`: only the
 * listing's card may be used.
 */
export type SourceFailure =
  /** A message from the source, if it says more than the code's own message. */
  | { readonly kind: 'failed'; readonly code: IngestErrorCode; readonly message?: string }
  | { readonly kind: 'later'; readonly code: IngestErrorCode; readonly seconds: number }
  | { readonly kind: 'not-allowed'; readonly code: IngestErrorCode };

/** The source of a run's listings: the portals, or a service that reads them for us. */
export interface ListingSource {
  /** How long one page of results may take, in seconds, if longer than a portal would take. */
  readonly pageSeconds?: number;
  /** Reads one page of results. Pages are numbered from 1. */
  searchPage(search: SearchUrl, page: number): Promise<Result<SearchPage, SourceFailure>>;
  listing(target: PortalTarget): Promise<Result<IngestItem, SourceFailure>>;
  /**
   * Waits until a listing on this site may be requested. Returns a function that ends the turn. Its argument says whether a request was
   * made. Null while requests to the site are paused.
   */
  enter(site: PortalSite): Promise<((used: boolean) => void) | null>;
}
