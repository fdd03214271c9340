import type { Site } from './facts.ts';
import { canonicalListingUrl, checkListingUrl, pageOf } from './listingUrl.ts';
import { headFacts, readPageHead, type PageHead } from './page/pageHead.ts';
import type { PageContext, PageReading } from './pageReading.ts';
import { blockedBy, isBinary, isCutHtml, isNotHtml, saysRemoved } from './page/pageSigns.ts';
import { readPayload } from './page/readPayload.ts';
import { composeListing, type RecordReading } from './sites/readerContext.ts';
import { readRightmove } from './sites/rightmove/readRightmove.ts';
import { readZoopla } from './sites/zoopla/readZoopla.ts';

/** Real pages are 0.2 to 1.8 MB. */
const maxLength = 10 * 1024 * 1024;

/**
 * Reads a saved or fetched page of either portal, or JSON in its place: what the page is, and every listing on it with
 * where each fact was read from. Never throws: it stands where text from strangers comes in, so a mistake of ours over
 * one page must not take the app down with it.
 */
export function readListingPage(html: string, context: PageContext): PageReading {
  try {
    return readPage(html, context);
  } catch {
    return { kind: 'unreadable', site: null, code: 'bad-json' };
  }
}

/** The same without the net, so that tests see a mistake as one. */
export function readPage(html: string, context: PageContext): PageReading {
  const asked = context.url === null ? null : canonicalListingUrl(context.url);
  const site = context.url === null ? null : checkListingUrl(context.url).source;
  if (html.length > maxLength) return { kind: 'unreadable', site, code: 'too-large' };
  const text = html.startsWith('\ufeff') ? html.slice(1) : html;
  if (text.trim() === '') return { kind: 'unreadable', site, code: 'empty' };
  if (isBinary(text)) return { kind: 'unreadable', site, code: 'binary' };
  const reading = /^\s*[[{]/.test(text) ? readPayload(text, context, site) : readHtml(text, context, site);
  const belongs =
    asked?.ok !== true ||
    reading.kind !== 'listing' ||
    (reading.facts.listingId === asked.value.listingId && reading.site === asked.value.site);
  return belongs ? reading : { kind: 'unreadable', site: reading.site, code: 'id-mismatch' };
}

/** Islands first: words such as "captcha" stand on real pages too, so what a page says comes after what it holds. */
function readHtml(html: string, context: PageContext, askedSite: Site | null): PageReading {
  const head = readPageHead(html);
  const weaker = headFacts(head);
  const site = askedSite ?? head.canonical?.site ?? null;
  const read = [
    readRightmove(html, { capturedAt: context.capturedAt, head: head.canonical?.site === 'rightmove' ? weaker : null }),
    readZoopla(html, { capturedAt: context.capturedAt, head: head.canonical?.site === 'zoopla' ? weaker : null }),
  ];
  const whole = read.find((answer) => answer?.ok === true);
  if (whole?.ok === true) return whole.value;
  const damaged = read.find((answer) => answer?.ok === false);
  if (damaged?.ok === false) return { kind: 'unreadable', site, code: damaged.error };
  return readWithoutIslands(html, { head, weaker, site });
}

interface Remains {
  readonly head: PageHead;
  readonly weaker: RecordReading | null;
  readonly site: Site | null;
}

function readWithoutIslands(html: string, { head, weaker, site }: Remains): PageReading {
  const by = blockedBy(html);
  if (by !== null) return { kind: 'blocked', site, by };
  if (saysRemoved(html)) return { kind: 'not-a-listing', site, code: 'removed' };
  if (isNotHtml(html)) return { kind: 'not-a-listing', site, code: 'not-html' };
  if (head.canonical !== null) {
    const listing = weaker?.layer.askingPrice ? composeListing(head.canonical.site, [weaker]) : null;
    if (listing !== null) return { kind: 'listing', ...listing };
    const page = pageOf(head.canonical.site, head.canonical.path);
    if (page === 'search') return { kind: 'search', site: head.canonical.site, listings: [], total: null };
    if (page === 'agent' || page === 'house-prices') return { kind: page, site: head.canonical.site };
  }
  if (isCutHtml(html)) return { kind: 'unreadable', site, code: 'truncated' };
  return { kind: 'not-a-listing', site, code: site === null ? 'other-page' : 'no-listing' };
}
