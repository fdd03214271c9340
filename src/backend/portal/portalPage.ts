import { err, ok, type Result } from '../../core/kernel/result.ts';
import type { PortalSite } from '../../core/listing/facts.ts';
import type { IngestErrorCode } from '../../core/contracts/ingestContract.ts';
import { nextHop } from './nextHop.ts';
import { readText } from '../body/readText.ts';
import type { PortalTarget } from './portalTarget.ts';

export type PortalFailure = Extract<
  IngestErrorCode,
  | 'portal_blocked'
  | 'portal_refused'
  | 'portal_unreachable'
  | 'portal_timeout'
  | 'page_too_large'
  | 'listing_removed'
  | 'unreadable_page'
  | 'direct_fetch_off'
>;

export type FetchPage = (target: PortalTarget) => Promise<Result<string, PortalFailure>>;

export interface PortalAccess {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** An origin that replaces a portal (tests, a licensed proxy), or null for the portal itself. */
  readonly upstream: Readonly<Record<PortalSite, string | null>>;
  readonly limits: PortalLimits;
}

export interface PortalLimits {
  /** Size limit of the decoded text, because a small compressed body may contain a huge one. */
  readonly maxBytes: number;
  /** Time limit for all redirects and the body together. */
  readonly timeoutMs: number;
  readonly maxHops: number;
}

export const portalLimits: PortalLimits = { maxBytes: 10_000_000, timeoutMs: 12_000, maxHops: 3 };

/** One page to fetch. `url` and the result of `nextHop` are built by us, never from external text. */
export interface PortalRequest {
  readonly site: PortalSite;
  readonly url: string;
  /** The URL to which a redirect from `from` may lead. */
  readonly nextHop: (location: string | null, from: string) => Result<string, PortalFailure>;
  /** The validators of the last response for this page, for a conditional request. */
  readonly known?: Validators;
}

/** Validators that show whether a page has changed: ETag and Last-Modified (RFC 9110, 8.8). */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

export type PortalPage =
  | { readonly kind: 'page'; readonly text: string; readonly validators: Validators }
  /** The page has not changed. Possible only in response to a conditional request. */
  | { readonly kind: 'unchanged' };

export interface PortalRefusal {
  readonly code: PortalFailure;
  /** The seconds to wait before further requests if the portal reports that it is busy (429, 503), else null. */
  readonly busySeconds: number | null;
}

export type FetchPortal = (request: PortalRequest) => Promise<Result<PortalPage, PortalRefusal>>;

/** Fetches portal pages. Follows redirects itself, each only to a URL that the request allows. */
export function createPortalFetch(access: PortalAccess): FetchPortal {
  return async (request) => {
    const signal = AbortSignal.timeout(access.limits.timeoutMs);
    try {
      return await follow(access, request, signal);
    } catch {
      return refusal(signal.aborted ? 'portal_timeout' : 'portal_unreachable');
    }
  };
}

/** Fetches listing pages, following redirects only to the same listing. */
export function createPageFetcher(access: PortalAccess): FetchPage {
  const fetchPortal = createPortalFetch(access);
  return async (target) => {
    const page = await fetchPortal(listingRequest(target));
    if (!page.ok) return err(page.error.code);
    return page.value.kind === 'page' ? ok(page.value.text) : err('portal_refused');
  };
}

/** The request for a listing's own page. */
export const listingRequest = (target: PortalTarget): PortalRequest => ({
  site: target.site,
  url: target.url,
  nextHop: (location, from) => nextHop(location, { ...target, url: from }),
});

const refusal = (code: PortalFailure, wait: number | null = null): Result<never, PortalRefusal> => err({ code, busySeconds: wait });

async function follow(access: PortalAccess, request: PortalRequest, signal: AbortSignal): Promise<Result<PortalPage, PortalRefusal>> {
  let { url } = request;
  for (let hops = 0; hops <= access.limits.maxHops; hops += 1) {
    const headers = { ...askedFor, ...conditions(request.known) };
    const response = await access.fetch(addressOf(url, access.upstream[request.site]), { redirect: 'manual', signal, headers });
    if (response.status === 304 && request.known !== undefined) {
      await discard(response);
      return ok({ kind: 'unchanged' });
    }
    if (response.status < 300 || response.status >= 400) return readPage(response, access.limits);
    await discard(response);
    const hop = request.nextHop(response.headers.get('location'), url);
    if (!hop.ok) return refusal(hop.error);
    url = hop.value;
  }
  return refusal('portal_refused');
}

/** The token that identifies our robot in a portal's robots.txt. */
export const robotName = 'Yardstick';

const askedFor = {
  accept: 'text/html,application/xhtml+xml',
  'accept-language': 'en-GB,en;q=0.9',
  'user-agent': `Mozilla/5.0 (compatible; ${robotName}/1.0; listing reader on behalf of a signed-in person)`,
};

const conditions = (known: Validators | undefined): Readonly<Record<string, string>> => ({
  ...(known?.etag ? { 'if-none-match': known.etag } : {}),
  ...(known?.lastModified ? { 'if-modified-since': known.lastModified } : {}),
});

/** The path and query of the canonical URL, on the replacement origin if there is one. */
export function addressOf(canonical: string, upstream: string | null): string {
  if (upstream === null) return canonical;
  const { pathname, search } = new URL(canonical);
  return `${new URL(upstream).origin}${pathname}${search}`;
}

async function readPage(response: Response, limits: PortalLimits): Promise<Result<PortalPage, PortalRefusal>> {
  const refused = statusFailure(response.status);
  const type = response.headers.get('content-type') ?? '';
  if (refused !== null || !/^(text\/html|application\/xhtml\+xml)\s*(;|$)/i.test(type)) {
    await discard(response);
    return refusal(refused ?? 'unreadable_page', secondsToWait(response));
  }
  const text = await readText(response, limits.maxBytes);
  if (text === null) return refusal('page_too_large');
  const validators = { etag: response.headers.get('etag'), lastModified: response.headers.get('last-modified') };
  return ok({ kind: 'page', text, validators });
}

/** The failure for a final status. Null if the body should be read. Bot filters send challenge pages as 403, 429 or 503. */
function statusFailure(status: number): PortalFailure | null {
  if (status === 200) return null;
  if (status === 404 || status === 410) return 'listing_removed';
  if (status === 401 || status === 403 || status === 429 || status === 503) return 'portal_blocked';
  return 'portal_refused';
}

const [busyAtLeast, busyAtMost] = [5, 3_600];

/** `Retry-After` as seconds or a date, limited to between five seconds and an hour. Ten seconds if absent. */
function secondsToWait({ status, headers }: Response): number | null {
  if (status !== 429 && status !== 503) return null;
  const said = headers.get('retry-after') ?? '';
  const seconds = /^\d{1,6}$/.test(said) ? Number(said) : (Date.parse(said) - Date.parse(headers.get('date') ?? '')) / 1000;
  return Number.isFinite(seconds) ? Math.min(busyAtMost, Math.max(busyAtLeast, Math.ceil(seconds))) : 10;
}

/** Discards an unread body, which frees its connection. */
export async function discard(response: Response): Promise<void> {
  await response.body?.cancel().catch(() => undefined);
}
