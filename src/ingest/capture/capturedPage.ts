import { err, ok, type Result } from '../../core/kernel/result.ts';
import type { IngestItem } from '../../core/listing/ingestContract.ts';
import { parserVersion } from '../../core/listing/parserVersion.ts';
import type { ListingReading, PageReading } from '../../core/listing/pageReading.ts';
import type { CapturedFrom, IngestDone, IngestFailure } from '../ingest.ts';
import type { IngestContext } from '../ingestContext.ts';
import { pageFailure } from '../pageFailure.ts';
import { finishCapture } from '../settleCapture.ts';

type Answer = Result<IngestDone, IngestFailure>;

/**
 * A page the person captured becomes its deal; a page of search results one deal of each of its cards, marked as read
 * from a card. Nothing is written down of a page that is neither: the person still has it.
 */
export async function analysePage(context: IngestContext, page: string | Uint8Array, from: CapturedFrom): Promise<Answer> {
  const capturedAt = context.now();
  const reading = await context.readPage(page, { url: from.url ?? null, capturedAt });
  const listings = reading === null ? [] : listingsOf(reading);
  const [first] = listings;
  if (reading === null || first === undefined) return err(refused(reading, from));
  const id = context.newId();
  const { site } = first;
  await context.captures.start({ id, kind: 'page', url: listings.length === 1 ? first.facts.url : null, site });
  const items: readonly IngestItem[] = listings.map(({ facts, sources, warnings, completeness }) => ({
    facts,
    sources,
    warnings,
    capturedAt,
    parserVersion,
    completeness,
  }));
  const known = await knownDeals(context, listings);
  const stored = await finishCapture(context, id, { items, site, via: 'page' });
  if (!stored.ok) return stored;
  const dealIds = [...new Set(stored.value)];
  const [dealId] = dealIds;
  if (reading.kind === 'listing' && dealId !== undefined) await context.keepPage(page, { dealId, capturedAt, address: from.url ?? null });
  return ok({ kind: 'read', captureId: id, site, runId: null, items: dealIds.length, dealIds, known });
}

function listingsOf(reading: PageReading): readonly ListingReading[] {
  if (reading.kind === 'listing') return [reading];
  return reading.kind === 'search' ? reading.listings : [];
}

/** Ids of the deals that these listings are already. */
async function knownDeals({ sink }: IngestContext, listings: readonly ListingReading[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { site, facts } of listings) {
    const deal = facts.listingId === null ? null : await sink.findByListing(site, facts.listingId);
    if (deal !== null) found.push(deal.id);
  }
  return found;
}

const tooSlow = {
  code: 'unreadable_page',
  message: 'This page could not be read in time. Save it again as “Web page, HTML only” and drop the new file.',
} as const;

function refused(reading: PageReading | null, { fileName }: CapturedFrom): IngestFailure {
  const named = reading === null || reading.kind === 'listing' ? tooSlow : pageFailure(reading);
  const message = fileName === null ? named.message : `${fileName}: ${named.message}`;
  return { code: named.code, message, offerCapture: true, captureId: null };
}
