import { canonicalListingUrl, type CanonicalListing } from '../../core/listing/listingUrl.ts';
import { canonicalSearchUrl } from '../../core/listing/searchUrl.ts';
import { newSearchCapture } from '../../data/view/searchCapture.ts';
import type { QueuedLinks } from '../ingest.ts';
import type { IngestContext } from '../ingestContext.ts';
import { defaultSearchResults } from '../defaultSearchResults.ts';

/** Queues each new link as a waiting capture, without any network request. */
export async function queueLinks(context: IngestContext, links: readonly string[]): Promise<QueuedLinks> {
  const waiting = new Set((await context.captures.unfinished()).map(({ url }) => url));
  const duplicates: string[] = [];
  const known: string[] = [];
  const refused: { text: string; message: string }[] = [];
  let queued = 0;
  for (const text of links) {
    const listing = canonicalListingUrl(text);
    const link = listing.ok ? listing : canonicalSearchUrl(text);
    if (!link.ok) refused.push({ text, message: (listing.ok ? link : listing).error.message });
    else if (waiting.has(link.value.url)) duplicates.push(text);
    else if (listing.ok && (await isDeal(context, listing.value))) known.push(text);
    else {
      waiting.add(link.value.url);
      const { url, site } = link.value;
      const search = listing.ok ? {} : { search: newSearchCapture(defaultSearchResults, context.now()) };
      const id = context.newId();
      await context.captures.start({ id, kind: 'url', url, site, askedRunId: context.newRunId(), ...search });
      await context.captures.update(id, { state: 'waiting', attempts: 0 });
      queued += 1;
    }
  }
  return { queued, duplicates, known, refused };
}

const isDeal = async ({ sink }: IngestContext, { site, listingId }: CanonicalListing): Promise<boolean> =>
  (await sink.findByListing(site, listingId)) !== null;
