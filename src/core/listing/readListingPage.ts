import type { PortalSite } from './facts.ts';
import { canonicalListingUrl, pageOf } from './listingUrl.ts';
import { checkListingUrl } from './portalUrl.ts';
import { headFacts, readPageHead, type PageHead } from './page/pageHead.ts';
import type { PageContext, PageReading } from './pageReading.ts';
import { blockedBy, isBinary, isTruncatedHtml, isNotHtml, isRemovedListing } from './page/pageDetection.ts';
import { isCopiedText, readListingText } from './page/readListingText.ts';
import { readPayload } from './page/readPayload.ts';
import { withSearchedPlace } from './searchedPlace.ts';
import { adapterOf, readCaptured } from './sites/captured/readCaptured.ts';
import { composeListing, type RecordReading, type SiteReading } from './sites/readerContext.ts';
import { nothingLeftOut } from './sites/searchCards.ts';
import { readRightmove } from './sites/rightmove/readRightmove.ts';
import { readZoopla } from './sites/zoopla/readZoopla.ts';

/** The maximum size of a page; real pages are 0.2 to 1.8 MB. */
const maxLength = 10 * 1024 * 1024;

/**
 * The result of reading a saved or fetched page, JSON, or text copied from a page: the type of page, and every listing on it with the
 * source of each fact. Never throws, because it handles untrusted text and a bug on one page must not crash the app.
 */
export function readListingPage(html: string, context: PageContext): PageReading {
  try {
    return readPage(html, context);
  } catch {
    return { kind: 'unreadable', site: null, code: 'bad-json' };
  }
}

/** The same as `readListingPage`, except that errors are not caught, so that tests see bugs. */
export function readPage(html: string, context: PageContext): PageReading {
  const asked = context.url === null ? null : canonicalListingUrl(context.url);
  const site = context.url === null ? null : checkListingUrl(context.url).source;
  if (html.length > maxLength) return { kind: 'unreadable', site, code: 'too-large' };
  const text = html.startsWith('\ufeff') ? html.slice(1) : html;
  if (text.trim() === '') return { kind: 'unreadable', site, code: 'empty' };
  if (isBinary(text)) return { kind: 'unreadable', site, code: 'binary' };
  const reading = /^\s*[[{]/.test(text)
    ? withSearchedPlace(readPayload(text, context, site), [context.url])
    : readHtml(text, context, site);
  const belongs =
    asked?.ok !== true ||
    reading.kind !== 'listing' ||
    (reading.facts.listingId === asked.value.listingId && reading.site === asked.value.site);
  return belongs ? reading : { kind: 'unreadable', site: reading.site, code: 'id-mismatch' };
}

/** Checks the page's data before its text, because real pages also contain words such as "captcha". */
function readHtml(html: string, context: PageContext, askedSite: PortalSite | null): PageReading {
  const head = readPageHead(html);
  const weaker = headFacts(head);
  const site = askedSite ?? head.canonical?.site ?? null;
  const { capturedAt } = context;
  const addresses = [context.url, head.address];
  const readers: Readers = {
    rightmove: () => readRightmove(html, { capturedAt, head: head.canonical?.site === 'rightmove' ? weaker : null }),
    zoopla: () => readZoopla(html, { capturedAt, head: head.canonical?.site === 'zoopla' ? weaker : null }),
    others: () => readCaptured(html, { addresses, capturedAt }),
  };
  const read: Exclude<SiteReading, null>[] = [];
  for (const reader of inOrder(readers, { site, addresses })) {
    const answer = reader();
    if (answer?.ok) return withSearchedPlace(answer.value, addresses);
    if (answer !== null) read.push(answer);
  }
  const [damaged] = read;
  if (damaged?.ok === false) return { kind: 'unreadable', site, code: damaged.error };
  const copied = isCopiedText(html) ? readListingText(html, context) : null;
  return copied ?? readWithoutIslands(html, { head, weaker, site });
}

type Reader = () => SiteReading;

type Readers = Readonly<Record<'rightmove' | 'zoopla' | 'others', Reader>>;

interface PageOrigin {
  readonly site: PortalSite | null;
  readonly addresses: readonly (string | null)[];
}

/** The readers to try, in order. If the page states its site, only that site's readers; otherwise those of the most specific data first. */
function inOrder({ rightmove, zoopla, others }: Readers, { site, addresses }: PageOrigin): readonly Reader[] {
  if (site !== null) return [rightmove, zoopla];
  return addresses.some((address) => adapterOf(address) !== null) ? [others] : [rightmove, others, zoopla];
}

interface Remains {
  readonly head: PageHead;
  readonly weaker: RecordReading | null;
  readonly site: PortalSite | null;
}

function readWithoutIslands(html: string, { head, weaker, site }: Remains): PageReading {
  const by = blockedBy(html);
  if (by !== null) return { kind: 'blocked', site, by };
  if (isRemovedListing(html)) return { kind: 'not-a-listing', site, code: 'removed' };
  if (isNotHtml(html)) return { kind: 'not-a-listing', site, code: 'not-html' };
  if (head.canonical !== null) {
    const listing = weaker?.layer.askingPrice ? composeListing(head.canonical.site, [weaker]) : null;
    if (listing !== null) return { kind: 'listing', ...listing };
    const page = pageOf(head.canonical.site, head.canonical.path);
    if (page === 'search') return emptySearch(head.canonical.site);
    if (page === 'agent' || page === 'house-prices') return { kind: page, site: head.canonical.site };
  }
  if (isTruncatedHtml(html)) return { kind: 'unreadable', site, code: 'truncated' };
  return { kind: 'not-a-listing', site, code: site === null ? 'other-page' : 'no-listing' };
}

/** The result for a search page without results. */
const emptySearch = (site: PortalSite): PageReading => ({
  kind: 'search',
  site,
  listings: [],
  leftOut: nothingLeftOut,
  total: null,
  perPage: null,
  pages: null,
});
