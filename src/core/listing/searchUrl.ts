import { err, ok, type Result } from '../kernel/result.ts';
import type { PortalSite } from './facts.ts';
import { listingOf, pageOf, type SitePage } from './listingUrl.ts';
import { parsePortalUrl } from './portalUrl.ts';

/**
 * A search on a portal. `url` is built from an allowed host, a path of a known form and the parameters listed here, in a fixed order. So
 * the same search always has the same URL, which leads to its first page.
 */
export interface SearchUrl {
  readonly site: PortalSite;
  readonly url: string;
}

/**
 * Why a link does not lead to a search. `bad_url`: it is not a link to one of the portals, and the message is the same as the link form's.
 * `page` is the kind of page it leads to instead, or `search` for a search that names no place. `message` says what to do.
 */
export interface NotASearchUrl {
  readonly code: 'bad_url' | 'not_a_search_url';
  readonly site: PortalSite | null;
  readonly page: SitePage | 'listing' | null;
  readonly message: string;
}

/**
 * The number of the last results page that we read for a search. Rightmove shows no more than 42 pages; the limit for Zoopla is our own.
 */
export const lastSearchPage: Readonly<Record<PortalSite, number>> = { rightmove: 42, zoopla: 40 };

/** Properties per page of Rightmove's results; a page may also show a featured one. */
const rightmoveStep = 24;

/** The search that a link leads to, rebuilt from its parts without the page number, or the reason why there is none. */
export function canonicalSearchUrl(text: string): Result<SearchUrl, NotASearchUrl> {
  const parsed = parsePortalUrl(text);
  if (!parsed.ok) return err({ code: 'bad_url', site: null, page: null, message: parsed.error || 'Paste a search link' });
  const { url, site, fetched } = parsed.value;
  const other = (page: SitePage | 'listing', message: string): Result<SearchUrl, NotASearchUrl> =>
    err({ code: 'not_a_search_url', site, page, message });
  if (!fetched) return other('other', `This link isn’t a search. ${searchAgain(site)}`);
  if (listingOf(site, url.pathname) !== null) return other('listing', 'This link is for one property, not a search.');
  const given = parametersOf(url.search);
  const address = site === 'rightmove' ? rightmoveSearch(url.pathname, given) : zooplaSearch(url.pathname, given);
  if (address !== null) return ok({ site, url: address });
  const page = pageOf(site, url.pathname);
  if (page === 'search') return other(page, `We couldn’t read the location of this search. ${searchAgain(site)}`);
  return other(page, `This link isn’t a search. ${searchAgain(site)}`);
}

/** The URL of one page of a search, counted from 1. Throws on an invalid page number, which is a bug. */
export function searchPageUrl({ site, url }: SearchUrl, page: number): string {
  if (!Number.isInteger(page) || page < 1 || page > lastSearchPage[site]) throw new RangeError(`A search has no page ${page}`);
  if (page === 1) return url;
  const step = site === 'rightmove' ? `index=${(page - 1) * rightmoveStep}` : `pn=${page}`;
  return `${url}${url.includes('?') ? '&' : '?'}${step}`;
}

const searchAgain = (site: PortalSite): string =>
  `Search on ${site === 'rightmove' ? 'Rightmove' : 'Zoopla'}, then copy the link to the results from the address bar.`;

type Given = ReadonlyMap<string, string>;

/** A function that returns a parameter's value for the rebuilt URL, or null to drop the parameter. */
type Accepts = (value: string) => string | null;

const maxParameters = 100;

/** A query's parameters, decoded. Only the first parameter of each name counts; undecodable ones are dropped. */
function parametersOf(search: string): Given {
  const given = new Map<string, string>();
  for (const part of search.replace(/^\?/, '').split('&', maxParameters)) {
    const equals = part.indexOf('=');
    const name = decoded(equals === -1 ? part : part.slice(0, equals));
    const value = decoded(equals === -1 ? '' : part.slice(equals + 1));
    if (name !== null && value !== null && value !== '' && !given.has(name)) given.set(name, value);
  }
  return given;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

const matching =
  (pattern: RegExp): Accepts =>
  (value) =>
    pattern.test(value) ? value : null;

const amount = matching(/^\d{1,9}$/);
const rooms = matching(/^\d{1,2}$/);
const flag = matching(/^(?:true|false|on|yes|no|1|0)$/);
const word = matching(/^[A-Za-z0-9_-]{1,40}$/);
const words = matching(/^[A-Za-z0-9_-]{1,40}(?:,[A-Za-z0-9_-]{1,40}){0,30}$/);
// Letters, digits and characters of place names and keywords; no brackets, quotation marks or control characters.
const phrase = matching(/^[\p{L}\p{N} .,'’&()/-]{1,200}$/u);

const radii: readonly number[] = [0, 0.25, 0.5, 1, 3, 5, 10, 15, 20, 30, 40];

/** The nearest radius that the portals offer; with any other radius they find nothing and report no error. */
function radius(value: string): string | null {
  if (!/^\d{1,3}(?:\.\d{1,4})?$/.test(value)) return null;
  const miles = Number(value);
  return String(radii.reduce((best, offered) => (Math.abs(offered - miles) < Math.abs(best - miles) ? offered : best), 0));
}

/** The radius as Rightmove writes it: "0.0", "0.25", "10.0". */
const radiusWithPoint = (value: string): string | null => radius(value)?.replace(/^\d+$/, '$&.0') ?? null;

/** Rightmove's identifier for a place: "REGION^1452", or an area drawn on the map. A doubly encoded one is decoded twice. */
function locationIdentifier(value: string): string | null {
  const text = value.includes('%') ? (decoded(value) ?? '') : value;
  const numbered = /^[A-Z]{4,20}\^\d{1,12}$/.test(text);
  return numbered || /^USERDEFINEDAREA\^\{"(?:id":\d{1,12}|polylines":"[ !#-~]{1,1500}")\}$/.test(text) ? text : null;
}

const rightmoveParameters: readonly (readonly [string, Accepts])[] = [
  ['searchLocation', phrase],
  ['useLocationIdentifier', flag],
  ['locationIdentifier', locationIdentifier],
  ['radius', radiusWithPoint],
  ['minPrice', amount],
  ['maxPrice', amount],
  ['minBedrooms', rooms],
  ['maxBedrooms', rooms],
  ['minBathrooms', rooms],
  ['maxBathrooms', rooms],
  ['propertyTypes', words],
  ['primaryDisplayPropertyType', word],
  ['secondaryDisplayPropertyType', word],
  ['tenureTypes', words],
  ['mustHave', words],
  ['dontShow', words],
  ['furnishTypes', words],
  ['letType', word],
  ['includeSSTC', flag],
  ['_includeSSTC', flag],
  ['includeLetAgreed', flag],
  ['_includeLetAgreed', flag],
  ['newHome', flag],
  ['auction', flag],
  ['keywords', phrase],
  ['maxDaysSinceAdded', rooms],
  ['sortType', rooms],
  ['channel', word],
  ['transactionType', word],
];

const zooplaParameters: readonly (readonly [string, Accepts])[] = [
  ['q', phrase],
  ['radius', radius],
  ['price_min', amount],
  ['price_max', amount],
  ['price_frequency', word],
  ['beds_min', rooms],
  ['beds_max', rooms],
  ['baths_min', rooms],
  ['baths_max', rooms],
  ['property_type', words],
  ['property_sub_type', words],
  ['new_homes', word],
  ['chain_free', flag],
  ['tenure', word],
  ['furnished_state', word],
  ['include_sold', flag],
  ['include_rented', flag],
  ['include_shared_ownership', flag],
  ['include_retirement_homes', flag],
  ['is_auction', flag],
  ['is_retirement_home', flag],
  ['is_shared_ownership', flag],
  ['keywords', phrase],
  ['added', word],
  ['available_from', word],
  ['feature', words],
  ['results_sort', word],
];

function query(parameters: readonly (readonly [string, Accepts])[], given: Given): string {
  const pairs = parameters.flatMap(([name, accepts]) => {
    const value = accepts(given.get(name) ?? '');
    return value === null ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/**
 * A Rightmove search rebuilt, or null. A search form's address needs the place's identifier; `/property-for-sale/Cambridge.html` has the
 * place in its path. A map search becomes a list.
 */
function rightmoveSearch(path: string, given: Given): string | null {
  const form = /^\/((?:[a-z]{1,20}-)?property-(?:for-sale|to-rent)|new-homes-for-sale|student-accommodation)\/(?:find|map)\.html$/.exec(
    path,
  );
  const place =
    /^\/(?:property-(?:for-sale|to-rent)|new-homes-for-sale)(?!\/(?:property-\d+|find|map|search)\.html$)(?:\/[A-Za-z0-9][A-Za-z0-9-]{0,80}){1,3}\.html$/.exec(
      path,
    )?.[0];
  if (form === null && place === undefined) return null;
  if (form !== null && locationIdentifier(given.get('locationIdentifier') ?? '') === null) return null;
  return `https://www.rightmove.co.uk${place ?? `/${form?.[1] ?? ''}/find.html`}${query(rightmoveParameters, given)}`;
}

/** A Zoopla search rebuilt, or null. The place is taken from the path, or from `q` if the path has none. */
function zooplaSearch(path: string, given: Given): string | null {
  const found = /^\/(?:for-sale|to-rent|new-homes)((?:\/[a-z0-9][a-z0-9-]{0,80}){0,6})\/?$/.exec(path);
  if (found === null || /^\/(?:details|contact|commercial|map|results|developers)(?:\/|$)/.test(found[1] ?? '')) return null;
  const hasPlace = (found[1] ?? '').split('/').length > 2;
  if (!hasPlace && phrase(given.get('q') ?? '') === null) return null;
  return `https://www.zoopla.co.uk${path.replace(/\/?$/, '/')}${query(zooplaParameters, given)}`;
}
