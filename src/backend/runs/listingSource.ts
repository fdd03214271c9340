import type { PortalSite } from '../../core/listing/facts.ts';
import type { IngestErrorCode, IngestItem } from '../../core/contracts/ingestContract.ts';
import type { SearchUrl } from '../../core/listing/searchUrl.ts';
import type { Result } from '../../core/kernel/result.ts';
import type { PortalTarget } from '../portal/portalTarget.ts';

/** One listing as a search shows it. Where its item is whole already (`completeness` not `card`), no page is asked for. */
export interface FoundListing {
  readonly listingId: string;
  readonly url: string;
  readonly featured: boolean;
  readonly extendedArea: boolean;
  readonly item: IngestItem;
}

export interface SearchPage {
  readonly cards: readonly FoundListing[];
  /** The portal's own count of results; null where it gives none. */
  readonly total: number | null;
  readonly last: boolean;
}

/**
 * Why a source has nothing: `failed` is of this one page, `later` asks to come back, and `not-allowed` says that the
 * listing may not be read whole, so that its card is all there is.
 */
export type SourceFailure =
  /** `message` where the source has better words for the person than the code's own. */
  | { readonly kind: 'failed'; readonly code: IngestErrorCode; readonly message?: string }
  | { readonly kind: 'later'; readonly code: IngestErrorCode; readonly seconds: number }
  | { readonly kind: 'not-allowed'; readonly code: IngestErrorCode };

/** Where the listings of a run come from: the portals themselves, or somebody who reads them for us. */
export interface ListingSource {
  /** How long one page of results may take, in seconds, where that is longer than a portal takes. */
  readonly pageSeconds?: number;
  /** One page of results, the first being 1. */
  searchPage(search: SearchUrl, page: number): Promise<Result<SearchPage, SourceFailure>>;
  listing(target: PortalTarget): Promise<Result<IngestItem, SourceFailure>>;
  /**
   * Waits until a listing of this site may be asked for; what comes back ends the turn and says whether one was. Null while
   * the site is to be left alone.
   */
  enter(site: PortalSite): Promise<((used: boolean) => void) | null>;
}
