import { err, ok, type Result } from '../../core/kernel/result.ts';
import { canonicalListingUrl } from '../../core/listing/listingUrl.ts';
import type { PortalTarget } from './portalTarget.ts';

/**
 * The URL a portal's redirect leads to. Only the same listing's canonical URL over https is followed. The next request is therefore built
 * from our table again, never from the response's text. Portals redirect removed listings to search pages. A redirect that leaves the
 * portal, or https, is refused.
 */
export function nextHop(location: string | null, from: PortalTarget): Result<string, 'portal_refused' | 'listing_removed'> {
  const to = resolve(location, from.url);
  if (to === null || to.protocol !== 'https:') return err('portal_refused');
  const listing = canonicalListingUrl(to.href);
  if (!listing.ok) return err(listing.error.site === from.site && listing.error.page !== 'other' ? 'listing_removed' : 'portal_refused');
  const same = listing.value.site === from.site && listing.value.listingId === from.listingId;
  return same ? ok(listing.value.url) : err('portal_refused');
}

function resolve(location: string | null, base: string): URL | null {
  if (location === null) return null;
  try {
    return new URL(location, base);
  } catch {
    return null;
  }
}
