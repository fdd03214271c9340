import { instant } from '../../core/kernel/calendar.ts';
import { err, ok, type Result } from '../../core/kernel/result.ts';
import type { PortalSite } from '../../core/listing/facts.ts';
import type { IngestItem } from '../../core/contracts/ingestContract.ts';
import type { CardReading, PageReading } from '../../core/listing/pageReading.ts';
import { parserVersion } from '../../core/listing/parserVersion.ts';
import { readListingPage } from '../../core/listing/readListingPage.ts';
import { lastSearchPage, searchPageUrl, type SearchUrl } from '../../core/listing/searchUrl.ts';
import { readingFailure, readItems } from '../reading/readItems.ts';
import type { FoundListing, ListingSource, SearchPage, SourceFailure } from '../runs/listingSource.ts';
import type { HostGate } from './hostGate.ts';
import { createReadingCache, type CachedReading, type ReadingCache } from './readingCache.ts';
import { nextSearchHop } from './nextSearchHop.ts';
import { listingRequest, type FetchPortal, type PortalRefusal } from './portalPage.ts';
import type { MayRead } from './robots.ts';
import type { PortalTarget } from './portalTarget.ts';

/** What the server may fetch directly from portals: everything, result pages but not the listings behind them, or nothing. */
export type DirectFetch = 'on' | 'search' | 'off';

export interface DirectAccess {
  readonly fetchPortal: FetchPortal;
  readonly mayRead: MayRead;
  readonly gate: HostGate;
  readonly allowed: DirectFetch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** How long no listing requests are sent to a portal that has blocked the server. */
const blockedSeconds = 600;

/** Reads listings directly from the portals, within the limits of `gate` and their robots.txt. */
export function createDirectSource(access: DirectAccess): ListingSource {
  const kept = createReadingCache();
  const blockedUntil = new Map<PortalSite, number>();
  const isBlocked = (site: PortalSite): boolean => (blockedUntil.get(site) ?? 0) > access.now();
  const noPages = (site: PortalSite): boolean => access.allowed !== 'on' || isBlocked(site);
  return {
    searchPage: async (search, page) => searchPage(access, search, page),
    listing: async (target) => {
      if (access.allowed !== 'on') return err({ kind: 'not-allowed', code: 'direct_fetch_off' });
      if (isBlocked(target.site)) return err({ kind: 'not-allowed', code: 'portal_blocked' });
      if (!(await access.mayRead(target.site, target.url))) return err({ kind: 'not-allowed', code: 'robots_disallowed' });
      const read = await listing(access, kept, target);
      if (!read.ok && read.error.kind === 'not-allowed') blockedUntil.set(target.site, access.now() + blockedSeconds * 1000);
      return read;
    },
    // If no request follows, there is no need to wait for a turn.
    enter: async (site) => (noPages(site) ? () => undefined : access.gate.enter(site)),
  };
}

async function searchPage(access: DirectAccess, search: SearchUrl, page: number): Promise<Result<SearchPage, SourceFailure>> {
  const { site } = search;
  if (access.allowed === 'off') return failed('direct_fetch_off');
  const url = searchPageUrl(search, page);
  if (!(await access.mayRead(site, url))) return failed('robots_disallowed');
  access.gate.spend(site);
  const fetched = await access.fetchPortal({ site, url, nextHop: (location, from) => nextSearchHop(site, location, from) });
  if (!fetched.ok) return err(refused(access.gate, site, fetched.error));
  if (fetched.value.kind === 'unchanged') return failed('portal_refused');
  const at = access.now();
  const reading = readListingPage(fetched.value.text, { url, capturedAt: instant(at) });
  if (reading.kind !== 'search' || reading.site !== site) return failed(searchFailure(reading));
  const cards = reading.listings.flatMap((card) => found(card, at));
  const last = cards.length === 0 || page >= (reading.pages ?? lastSearchPage[site]) || page >= lastSearchPage[site];
  return ok({ cards, total: reading.total, last });
}

/** A search may redirect to the only property it finds, or to an agent's page. Neither is a list. */
const searchFailure = (reading: PageReading) =>
  reading.kind === 'listing' || reading.kind === 'search' ? 'no_results' : readingFailure(reading);

function found({ facts, sources, warnings, completeness, card }: CardReading, capturedAt: number): readonly FoundListing[] {
  if (facts.listingId === null || facts.url === null) return [];
  const item: IngestItem = { facts, sources, warnings, capturedAt, parserVersion, completeness };
  return [{ listingId: facts.listingId, url: facts.url, featured: card.featured, extendedArea: card.extendedArea, item }];
}

async function listing(access: DirectAccess, kept: ReadingCache, target: PortalTarget): Promise<Result<IngestItem, SourceFailure>> {
  const known = kept.find(target.url);
  const fetched = await access.fetchPortal({ ...listingRequest(target), ...(known === null ? {} : { known: known.validators }) });
  if (!fetched.ok) return err(refused(access.gate, target.site, fetched.error));
  const at = access.now();
  if (fetched.value.kind === 'unchanged') return known === null ? failed('portal_refused') : ok({ ...known.item, capturedAt: at });
  const read = readItems(fetched.value.text, target, at);
  if (!read.ok) return read.error === 'portal_blocked' ? err({ kind: 'not-allowed', code: read.error }) : failed(read.error);
  const [item] = read.value;
  if (item === undefined) return failed('not_a_listing');
  kept.keep(target.url, { validators: fetched.value.validators, item } satisfies CachedReading);
  return ok(item);
}

const failed = (code: Extract<SourceFailure, { kind: 'failed' }>['code']): Result<never, SourceFailure> => err({ kind: 'failed', code });

/** Pauses all requests to a busy portal. Pauses listing requests for longer if the portal blocks us. */
function refused(gate: HostGate, site: PortalSite, { code, busySeconds }: PortalRefusal): SourceFailure {
  if (busySeconds === null) return { kind: code === 'portal_blocked' ? 'not-allowed' : 'failed', code };
  gate.pause(site, busySeconds);
  return { kind: 'later', code, seconds: busySeconds };
}
