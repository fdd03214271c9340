import { err, ok, type Result } from '../kernel/result.ts';
import type { PortalSite } from './facts.ts';
import { parseWebUrl, type WebUrl } from './webUrl.ts';

/** The form's result for a pasted link; the messages are those of the specification, section 5. */
export interface ListingUrlCheck {
  readonly valid: boolean;
  readonly message: string;
  readonly source: PortalSite | null;
}

/** One listing of one site. `url` is built from site, section and id: the only address a server may fetch for it. */
export interface CanonicalListing {
  readonly site: PortalSite;
  readonly listingId: string;
  readonly url: string;
  /** `property` on Rightmove, which has one address for all; the section on Zoopla. */
  readonly kind: 'property' | 'for-sale' | 'to-rent' | 'new-homes';
}

export type SitePage = 'search' | 'agent' | 'house-prices' | 'contact' | 'home' | 'other';

/**
 * Why a link names no listing: `bad_url` is not a link to one of the portals (its message is the form's), `page` says
 * which other page of the portal it is, and `message` what to do instead.
 */
export interface NotAListingUrl {
  readonly code: 'bad_url' | 'not_a_listing_url';
  readonly site: PortalSite | null;
  readonly page: SitePage | null;
  readonly message: string;
}

/** Longer than any listing's link, and short enough for every check to be fast. */
const maxLength = 2_048;

const registrableName: Readonly<Record<PortalSite, string>> = { zoopla: 'zoopla.co.uk', rightmove: 'rightmove.co.uk' };

/** The hosts a listing is fetched from. Any other subdomain may be an image host, a partner or a name that resolves inwards. */
const listingHosts: Readonly<Record<string, PortalSite>> = {
  'zoopla.co.uk': 'zoopla',
  'www.zoopla.co.uk': 'zoopla',
  'm.zoopla.co.uk': 'zoopla',
  'rightmove.co.uk': 'rightmove',
  'www.rightmove.co.uk': 'rightmove',
  'm.rightmove.co.uk': 'rightmove',
};

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
// Space, control and line characters inside a link are dropped by one engine and refused by another: refuse them in all.
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const innerSpace = /[\s\u0000-\u001f\u007f-\u009f]/u;

/** The result of the link field's check: the portal a pasted link belongs to, or the message that says what is wrong. */
export function checkListingUrl(text: string): ListingUrlCheck {
  const parsed = parsePortalUrl(text);
  if (!parsed.ok) return { valid: false, message: parsed.error, source: null };
  const { site } = parsed.value;
  return { valid: true, message: site === 'zoopla' ? 'Looks like Zoopla ✓' : 'Looks like Rightmove ✓', source: site };
}

/** The listing a link names, rebuilt from its parts, or why there is none. */
export function canonicalListingUrl(text: string): Result<CanonicalListing, NotAListingUrl> {
  const parsed = parsePortalUrl(text);
  if (!parsed.ok) return err({ code: 'bad_url', site: null, page: null, message: parsed.error || 'Paste the link of a listing' });
  const { url, site, fetched } = parsed.value;
  const listing = fetched ? listingOf(site, url.pathname) : null;
  if (listing !== null) return ok(listing);
  const page = fetched ? pageOf(site, url.pathname) : 'other';
  return err({ code: 'not_a_listing_url', site, page, message: pageMessage[page] });
}

/** The canonical listing of a site's path such as `/properties/123`; null if it is not a listing's path. */
export function listingOf(site: PortalSite, path: string): CanonicalListing | null {
  return site === 'rightmove' ? rightmoveListing(path) : zooplaListing(path);
}

/** The address of a Rightmove or Zoopla listing by its id; Zoopla's needs the section. */
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
  'house-prices': `This is a page of house prices, not a listing. ${openOne}`,
  contact: `This is a contact form. ${openOne}`,
  home: `This is the site's front page. ${openOne}`,
  other: `This link does not lead to a listing. ${openOne}`,
};

/** A link to one of the portals. `fetched` is whether its host is one that pages are fetched from. */
export interface PortalUrl {
  readonly url: WebUrl;
  readonly site: PortalSite;
  readonly fetched: boolean;
}

/** The portal a link belongs to, or the form's message; an empty message for an empty field. */
export function parsePortalUrl(text: string): Result<PortalUrl, string> {
  const link = text.trim();
  if (link === '') return err('');
  if (link.length > maxLength || innerSpace.test(link)) return err('Invalid URL format');
  const url = parseWebUrl(link);
  if (url === null) return err('Invalid URL format');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return err('URL must use http or https');
  const host = url.hostname.endsWith('.') ? url.hostname.slice(0, -1) : url.hostname;
  const site = siteOfHost(host);
  if (site === null || url.username !== '' || url.password !== '' || url.port !== '') return err('Please paste a Zoopla or Rightmove URL');
  return ok({ url, site, fetched: listingHosts[host] === site });
}

function siteOfHost(host: string): PortalSite | null {
  if (host.length > 253 || !host.split('.').every((part) => label.test(part))) return null;
  for (const site of ['zoopla', 'rightmove'] as const) {
    if (host === registrableName[site] || host.endsWith(`.${registrableName[site]}`)) return site;
  }
  return null;
}

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
