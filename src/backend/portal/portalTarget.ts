import type { CanonicalListing } from '../../core/listing/listingUrl.ts';

/** The listing to fetch. `url` is canonical, built from a table of hosts and the listing's id. */
export type PortalTarget = Pick<CanonicalListing, 'site' | 'listingId' | 'url'>;
