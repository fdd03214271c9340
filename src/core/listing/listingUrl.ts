import { err, ok, type Result } from '../kernel/result.ts';
import type { PortalSite } from './facts.ts';
import { parsePortalUrl } from './portalUrl.ts';

/** One listing of one site. `url` is built from site, section and id, and is the only address that the server may fetch for it. */
export interface CanonicalListing {
  readonly site: PortalSite;
  readonly listingId: string;
  readonly url: string;
  /** `property` on Rightmove, where all listings have the same form of URL; the section on Zoopla. */
  readonly kind: 'property' | 'for-sale' | 'to-rent' | 'new-homes';
}

export type SitePage = 'search' | 'agent' | 'house-prices' | 'contact' | 'home' | 'other';

/**
 * Why a link does not lead to a listing. `bad_url`: it is not a link to one of the portals, and `message` is the one that the link form
 * shows. `page` is the kind of page it leads to instead. `message` says what to do.
 */
export interface NotAListingUrl {
  readonly code: 'bad_url' | 'not_a_listing_url';
  readonly site: PortalSite | null;
  readonly page: SitePage | null;
  readonly message: string;
}

/** The listing to which a link leads, with its URL rebuilt from its parts, or the reason there is none. */
export function canonicalListingUrl(text: string): Result<CanonicalListing, NotAListingUrl> {
  const parsed = parsePortalUrl(text);
  if (!parsed.ok) return err({ code: 'bad_url', site: null, page: null, message: parsed.error || 'Paste a listing link' });
  const { url, site, fetched } = parsed.value;
  const listing = fetched ? listingOf(site, url.pathname) : null;
  if (listing !== null) return ok(listing);
  const page = fetched ? pageOf(site, url.pathname) : 'other';
  return err({ code: 'not_a_listing_url', site, page, message: pageMessage[page] });
}

/** The canonical listing for a path on a site, such as `/properties/123`; null if it is not a listing's path. */
export function listingOf(site: PortalSite, path: string): CanonicalListing | null {
  return site === 'rightmove' ? rightmoveListing(path) : zooplaListing(path);
}

/** The URL of a Rightmove or Zoopla listing with a given id; for Zoopla the section is also needed. */
export function listingAddress(site: PortalSite, listingId: string, section: string | null): string {
  if (site === 'rightmove') return `https://www.rightmove.co.uk/properties/${listingId}`;
  return `https://www.zoopla.co.uk/${section === 'to-rent' || section === 'new-homes' ? section : 'for-sale'}/details/${listingId}/`;
}

/** The kind of page, other than a listing, that a site's path leads to. */
export function pageOf(site: PortalSite, path: string): SitePage {
  if (path === '/' || path === '') return 'home';
  const patterns = site === 'rightmove' ? rightmovePages : zooplaPages;
  return patterns.find(([, pattern]) => pattern.test(path))?.[0] ?? 'other';
}

type PagePattern = readonly [SitePage, RegExp];

const rightmovePages: readonly PagePattern[] = [
  ['contact', /contactBranch|sendPropertyToFriend/i],
  ['agent', /^\/estate-agents(?:\/|\.html|$)/],
  ['house-prices', /^\/house-prices(?:\/|\.html|-in|$)/],
  ['search', /^\/(?:[a-z-]*property-(?:for-sale|to-rent)|new-homes-for-sale|student-accommodation|overseas-property)(?:\/|\.html|$)/],
];

const zooplaPages: readonly PagePattern[] = [
  ['contact', /\/contact\//],
  ['agent', /^\/(?:find-agents|developers)(?:\/|$)/],
  ['house-prices', /^\/(?:house-prices|property|home-values|my-home)(?:\/|$)/],
  ['search', /^\/(?:for-sale|to-rent|new-homes|overseas|commercial)(?:\/(?!details\/)|$)/],
];

const openOne = 'Open one property and paste its link.';

const pageMessage: Readonly<Record<SitePage, string>> = {
  search: `This is a page of search results. ${openOne}`,
  agent: `This is an estate agent's page. ${openOne}`,
  'house-prices': `This is a house prices page, not a listing. ${openOne}`,
  contact: `This is a contact form. ${openOne}`,
  home: `This is the site's front page. ${openOne}`,
  other: `This link isn’t a listing. ${openOne}`,
};

function rightmoveListing(path: string): CanonicalListing | null {
  const found =
    /^\/properties\/([1-9]\d{0,11})\/?$/.exec(path) ??
    /^\/(?:[a-z-]*property-(?:for-sale|to-rent)|new-homes-for-sale)\/property-([1-9]\d{0,11})\.html$/.exec(path);
  const listingId = found?.[1];
  return listingId === undefined
    ? null
    : { site: 'rightmove', listingId, url: listingAddress('rightmove', listingId, null), kind: 'property' };
}

function zooplaListing(path: string): CanonicalListing | null {
  const found = /^\/(for-sale|to-rent|new-homes)\/details\/([1-9]\d{0,11})\/?$/.exec(path);
  const listingId = found?.[2];
  if (listingId === undefined) return null;
  const kind = found?.[1] === 'to-rent' ? 'to-rent' : found?.[1] === 'new-homes' ? 'new-homes' : 'for-sale';
  return { site: 'zoopla', listingId, url: listingAddress('zoopla', listingId, kind), kind };
}
