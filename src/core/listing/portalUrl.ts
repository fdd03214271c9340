import { err, ok, type Result } from '../kernel/result.ts';
import type { PortalSite } from './facts.ts';
import { parseWebUrl, type WebUrl } from './webUrl.ts';

/** The form's result for a pasted link; messages are those in section 5 of the specification. */
export interface ListingUrlCheck {
  readonly valid: boolean;
  readonly message: string;
  readonly source: PortalSite | null;
}

/** The maximum length of a link, which is longer than any listing's link and short enough for every check to be fast. */
const maxLength = 2_048;

const registrableName: Readonly<Record<PortalSite, string>> = { zoopla: 'zoopla.co.uk', rightmove: 'rightmove.co.uk' };

/**
 * The hosts a listing is fetched from. Any other subdomain may be an image host, a partner or a name that resolves to a private network.
 */
const listingHosts: Readonly<Record<string, PortalSite>> = {
  'zoopla.co.uk': 'zoopla',
  'www.zoopla.co.uk': 'zoopla',
  'm.zoopla.co.uk': 'zoopla',
  'rightmove.co.uk': 'rightmove',
  'www.rightmove.co.uk': 'rightmove',
  'm.rightmove.co.uk': 'rightmove',
};

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
// Some engines drop spaces, control characters and line ends inside a link, others refuse them; refuse them everywhere.
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const innerSpace = /[\s\u0000-\u001f\u007f-\u009f]/u;

/** The result of the link field's check: the portal a pasted link belongs to, or the message that says what is wrong. */
export function checkListingUrl(text: string): ListingUrlCheck {
  const parsed = parsePortalUrl(text);
  if (!parsed.ok) return { valid: false, message: parsed.error, source: null };
  const { site } = parsed.value;
  return { valid: true, message: site === 'zoopla' ? 'Looks like Zoopla ✓' : 'Looks like Rightmove ✓', source: site };
}

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
