import { err, ok, type Result } from '../../core/kernel/result.ts';
import type { PortalSite } from '../../core/listing/facts.ts';
import { canonicalSearchUrl } from '../../core/listing/searchUrl.ts';

/** The URL a search page's redirect leads to. Only a search on the same portal over https is followed, its URL rebuilt from the table. */
export function nextSearchHop(site: PortalSite, location: string | null, from: string): Result<string, 'portal_refused'> {
  const to = location === null || !URL.canParse(location, from) ? null : new URL(location, from);
  if (to === null || to.protocol !== 'https:') return err('portal_refused');
  const search = canonicalSearchUrl(to.href);
  return search.ok && search.value.site === site ? ok(search.value.url) : err('portal_refused');
}
