import { err, ok, type Result } from '../../../../src/core/kernel/result.ts';
import type { Site } from '../../../../src/core/listing/facts.ts';
import type { IngestErrorCode } from '../../../../src/core/listing/ingestContract.ts';
import type { CanonicalListing } from '../../../../src/core/listing/listingUrl.ts';
import { nextHop } from './nextHop.ts';
import { readText } from '../body/readText.ts';

/** The listing to fetch: `url` is canonical, built from a table of hosts and the listing's id. */
export type PortalTarget = Pick<CanonicalListing, 'site' | 'listingId' | 'url'>;

export type PortalFailure = Extract<
  IngestErrorCode,
  'portal_blocked' | 'portal_refused' | 'portal_unreachable' | 'portal_timeout' | 'page_too_large' | 'listing_removed' | 'unreadable_page'
>;

export type FetchPage = (target: PortalTarget) => Promise<Result<string, PortalFailure>>;

export interface PortalAccess {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** An origin that stands in for a portal (tests, a licensed proxy), or null for the portal itself. */
  readonly upstream: Readonly<Record<Site, string | null>>;
  readonly limits: PortalLimits;
}

export interface PortalLimits {
  /** Of the decoded text: a small compressed body may hold a huge one. */
  readonly maxBytes: number;
  /** For all hops and the whole body together. */
  readonly timeoutMs: number;
  readonly maxHops: number;
}

export const portalLimits: PortalLimits = { maxBytes: 10_000_000, timeoutMs: 12_000, maxHops: 3 };

/** A fetcher of listing pages that follows redirects itself, each only to an address of the same listing. */
export function createPageFetcher(access: PortalAccess): FetchPage {
  return async (target) => {
    const signal = AbortSignal.timeout(access.limits.timeoutMs);
    try {
      return await follow(access, target, signal);
    } catch {
      return err(signal.aborted ? 'portal_timeout' : 'portal_unreachable');
    }
  };
}

async function follow(access: PortalAccess, target: PortalTarget, signal: AbortSignal): Promise<Result<string, PortalFailure>> {
  let url = target.url;
  for (let hops = 0; hops <= access.limits.maxHops; hops += 1) {
    const response = await access.fetch(addressOf(url, access.upstream[target.site]), { redirect: 'manual', signal, headers: askedFor });
    if (response.status < 300 || response.status >= 400) return readPage(response, access.limits);
    await discard(response);
    const hop = nextHop(response.headers.get('location'), { ...target, url });
    if (!hop.ok) return hop;
    url = hop.value;
  }
  return err('portal_refused');
}

const askedFor = {
  accept: 'text/html,application/xhtml+xml',
  'accept-language': 'en-GB,en;q=0.9',
  'user-agent': 'Mozilla/5.0 (compatible; Yardstick/1.0; listing reader on behalf of a signed-in person)',
};

/** The path and query of the canonical address, at the stand-in's origin when there is one. */
function addressOf(canonical: string, upstream: string | null): string {
  if (upstream === null) return canonical;
  const { pathname, search } = new URL(canonical);
  return `${new URL(upstream).origin}${pathname}${search}`;
}

async function readPage(response: Response, limits: PortalLimits): Promise<Result<string, PortalFailure>> {
  const refused = statusFailure(response.status);
  const type = response.headers.get('content-type') ?? '';
  if (refused !== null || !/^(text\/html|application\/xhtml\+xml)\s*(;|$)/i.test(type)) {
    await discard(response);
    return err(refused ?? 'unreadable_page');
  }
  const text = await readText(response, limits.maxBytes);
  return text === null ? err('page_too_large') : ok(text);
}

/** What a final status says; null when the body is worth reading. Challenge pages of bot filters come as 403, 429 or 503. */
function statusFailure(status: number): PortalFailure | null {
  if (status === 200) return null;
  if (status === 404 || status === 410) return 'listing_removed';
  if (status === 401 || status === 403 || status === 429 || status === 503) return 'portal_blocked';
  return 'portal_refused';
}

/** Ends a body nobody reads, so that its connection is free again. */
async function discard(response: Response): Promise<void> {
  await response.body?.cancel().catch(() => undefined);
}
