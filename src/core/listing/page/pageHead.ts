import { listingOf } from '../listingUrl.ts';
import type { AskingPrice, PortalSite } from '../facts.ts';
import { found, type Found } from '../factLayer.ts';
import { noNotes, type RecordReading } from '../sites/readerContext.ts';
import { imageLinks } from '../values/imageLinks.ts';
import { postcodeInAddress, postcodeOf } from '../../place/postcode.ts';
import { lineOf } from '../values/plainText.ts';
import { parsePrice } from '../values/price.ts';
import { parsePropertyType, parseRooms, parseTransaction } from '../values/parseValues.ts';
import { parseWebUrl } from '../webUrl.ts';

/** The data in a page's head: title, canonical URL on a portal, and meta elements. */
export interface PageHead {
  readonly title: string | null;
  readonly canonical: { readonly site: PortalSite; readonly path: string } | null;
  /** The page's own URL on any site, as the page states it or as the browser that saved it recorded it. */
  readonly address: string | null;
  readonly metas: ReadonlyMap<string, readonly string[]>;
}

/** The maximum length that is read: enough for long heads of pages that inline their styles. */
const maxHead = 600_000;
const maxTags = 400;

/** The title, canonical address and meta tags of a page's head. */
export function readPageHead(html: string): PageHead {
  const head = html.slice(0, maxHead);
  const metas = new Map<string, string[]>();
  let tags = 0;
  let link: string | null = null;
  for (const [tag] of head.matchAll(/<(?:meta|link)\b[^<>]{1,2000}>/gi)) {
    if ((tags += 1) > maxTags) break;
    if (/\brel=["']?canonical\b/i.test(tag)) link ??= attribute(tag, 'href');
    const name = attribute(tag, 'property') ?? attribute(tag, 'name');
    const content = attribute(tag, 'content');
    if (name !== null && content !== null) metas.set(name, [...(metas.get(name) ?? []), content]);
  }
  const title = lineOf(/<title[^>]{0,200}>([^<]{0,600})/i.exec(head)?.[1] ?? null);
  const address = link ?? metas.get('og:url')?.[0] ?? savedFrom(head);
  return { title, canonical: portalPath(address), address, metas };
}

const attribute = (tag: string, name: string): string | null =>
  new RegExp(`\\b${name}=(?:"([^"]*)"|'([^']*)')`, 'i')
    .exec(tag)
    ?.slice(1)
    .find((value) => value !== undefined) ?? null;

/** The comment that browsers add to a saved page. */
const savedFrom = (head: string): string | null => /<!-- saved from url=\(\d{1,6}\)(https:\/\/[^\s>]{1,600}) -->/.exec(head)?.[1] ?? null;

function portalPath(link: string | null): PageHead['canonical'] {
  const url = link === null ? null : parseWebUrl(link.trim());
  const site = /^(?:www\.|m\.)?(zoopla|rightmove)\.co\.uk$/.exec(url?.hostname ?? '')?.[1];
  return url === null || (site !== 'zoopla' && site !== 'rightmove') ? null : { site, path: url.pathname };
}

/**
 * The facts in a listing's head, the last structured fallback. The id comes from the canonical URL; price, rooms, type and address come
 * from the title and the description. Null if the page's address is not a listing's.
 */
export function headFacts({ title, canonical, metas }: PageHead): RecordReading | null {
  const listing = canonical === null ? null : listingOf(canonical.site, canonical.path);
  if (listing === null) return null;
  const description = lineOf(metas.get('og:description')?.[0] ?? metas.get('description')?.[0] ?? null) ?? '';
  const text = `${title ?? ''} · ${lineOf(metas.get('description')?.[0] ?? null) ?? ''} · ${description}`;
  const words = /\b(\d{1,2}) bed(?:room)?s? ([a-z][a-z -]{2,40}?) (for sale|to rent|for rent)\b/i.exec(text);
  const address = addressIn(title ?? '');
  const postcode = postcodeOf(metas.get('og:postal-code')?.[0]);
  const place = postcodeInAddress(address);
  const whole = postcode !== null && (place === null || place.outcode === postcode.outcode) ? postcode : place;
  return {
    layer: {
      listingId: from(listing.listingId, 'canonical link'),
      transaction: from(parseTransaction(words?.[3] ?? listing.kind), 'title'),
      askingPrice: from(priceIn(text), 'description'),
      bedrooms: from(parseRooms(words?.[1]), 'title'),
      propertyType: from(parsePropertyType(words?.[2]), 'title'),
      address: from(address, 'title'),
      outcode: from(whole?.outcode ?? null, 'title'),
      incode: from(whole?.incode ?? null, 'title'),
      imageUrls: from(imageLinks(metas.get('og:image') ?? []), 'og:image'),
    },
    notes: noNotes,
    texts: [],
    section: listing.kind === 'property' ? null : listing.kind,
  };
}

const from = <Value>(value: Value | null, part: string): Found<Value> | null => found(value, `page head ${part}`);

function priceIn(text: string): AskingPrice | null {
  const shown = /£\s?\d[\d,]{2,12}(?: (?:pcm|pw))?/.exec(text)?.[0].replace(/,$/, '');
  return shown === undefined ? null : parsePrice(shown);
}

/** "4 bed flat for sale in ADDRESS - Zoopla", "ADDRESS, 4 bed house for sale, £550,000 - Zoopla". */
function addressIn(title: string): string | null {
  const bare = title.replace(/\s*(?:[-|–] *(?:zoopla|rightmove)\b.*)$/i, '').replace(/\s+-\s+\d{5,12}\s*$/, '');
  const after = /\b(?:for sale|to rent|for rent) in (.{5,250})$/i.exec(bare)?.[1];
  const before = /^(.{5,250}?), (?:\d{1,2} bed|studio)\b/i.exec(bare)?.[1];
  return lineOf(after ?? before ?? null);
}
