import { instant } from '../../core/kernel/calendar.ts';
import { err, ok, type Result } from '../../core/kernel/result.ts';
import type { IngestItem } from '../../core/contracts/ingestContract.ts';
import { parserVersion } from '../../core/listing/parserVersion.ts';
import type { ListingReading, PageReading } from '../../core/listing/pageReading.ts';
import type { CapturedFrom, IngestDone, IngestFailure, StoredEarlier } from '../ingest.ts';
import type { IngestContext } from '../ingestContext.ts';
import { pageFailure } from '../pageFailure.ts';
import { failure } from '../settleCapture.ts';
import { storeReadings } from '../storeReadings.ts';

type Answer = Result<IngestDone, IngestFailure>;

/**
 * Makes a deal from a captured listing page, or one deal per card of a search results page, marked as read from a card. A page that is
 * neither is not recorded, because the person still has it. A page stored earlier that already has a run is not read again.
 */
export async function analysePage(context: IngestContext, page: string | Uint8Array, from: CapturedFrom): Promise<Answer> {
  const { kept } = from;
  const done = kept === undefined ? null : await doneBefore(context, kept);
  if (done !== null) return ok(done);
  // A clock that was set back must not date a page in the future.
  const capturedAt = kept === undefined ? context.now() : instant(Math.min(kept.at, context.now()));
  const reading = await context.readPage(page, { url: from.url ?? null, capturedAt });
  const listings = reading === null ? [] : chosenOf(listingsOf(reading), kept);
  const [first] = listings;
  if (reading === null || first === undefined) return err(refused(reading, from));
  const id = kept?.captureId ?? context.newId();
  const { site } = first;
  const items: readonly IngestItem[] = listings.map(({ facts, sources, warnings, completeness }) => ({
    facts,
    sources,
    warnings,
    capturedAt,
    parserVersion,
    completeness,
  }));
  const known = await knownDeals(context, listings);
  // Typed values apply to a single listing only.
  const held = kept === undefined ? {} : { kept: { ...kept, own: items.length === 1 ? kept.own : null } };
  const stored = await storeReadings(context, items, { site, via: 'page', ...held });
  const row = { id, kind: 'page', url: listings.length === 1 ? first.facts.url : (from.url ?? null), site } as const;
  // Recorded only now. If the window is closed half way, no capture is left that appears to be in progress for ever. The person still has
  // the page.
  if (!stored.ok) {
    const { message } = stored.error;
    await context.captures.start({ ...row, state: 'failed', error: { code: 'storage', message, offerCapture: false } });
    return err(failure('storage', message, id));
  }
  await context.captures.start({ ...row, state: 'saved', dealIds: stored.value });
  const dealIds = [...new Set(stored.value)];
  const [dealId] = dealIds;
  if (reading.kind === 'listing' && dealId !== undefined) await context.keepPage(page, { dealId, capturedAt, address: from.url ?? null });
  return ok({ kind: 'read', captureId: id, site, runId: null, items: dealIds.length, dealIds, known });
}

function listingsOf(reading: PageReading): readonly ListingReading[] {
  if (reading.kind === 'listing') return [reading];
  return reading.kind === 'search' ? reading.listings : [];
}

/** The listings whose cards were chosen, or all of them. */
function chosenOf(listings: readonly ListingReading[], kept: StoredEarlier | undefined): readonly ListingReading[] {
  const only = kept?.only ?? null;
  return only === null ? listings : listings.filter(({ facts }) => facts.listingId !== null && only.includes(facts.listingId));
}

/** The result for a page that was handed over before, but whose acknowledgement was lost. Null if the page is not stored. */
async function doneBefore({ captures }: IngestContext, { captureId }: StoredEarlier): Promise<IngestDone | null> {
  const before = await captures.read(captureId);
  if (before === null || before.state !== 'saved' || before.site === null) return null;
  const { site, dealIds } = before;
  return { kind: 'read', captureId, site, runId: null, items: dealIds.length, dealIds, known: dealIds };
}

/** Ids of the existing deals for these listings. */
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

const notChosen = {
  code: 'not_a_listing',
  message: 'The properties you chose couldn’t be read from this page. Open one of them and capture its page.',
} as const;

function refused(reading: PageReading | null, { fileName }: CapturedFrom): IngestFailure {
  const named = namedRefusal(reading);
  const message = fileName === null ? named.message : `${fileName}: ${named.message}`;
  return { code: named.code, message, offerCapture: true, captureId: null };
}

function namedRefusal(reading: PageReading | null): Pick<IngestFailure, 'code' | 'message'> {
  if (reading === null) return tooSlow;
  return reading.kind === 'listing' || listingsOf(reading).length > 0 ? notChosen : pageFailure(reading);
}
