import { createDeal } from '../../core/deal/createDeal.ts';
import type { Deal } from '../../core/deal/deal.ts';
import { newEvents } from '../../core/deal/history/listingHistory.ts';
import { instant } from '../../core/kernel/calendar.ts';
import { err, ok, type Result } from '../../core/kernel/result.ts';
import { ingestHeaders, type IngestItem } from '../../core/contracts/ingestContract.ts';
import { canonicalListingUrl } from '../../core/listing/listingUrl.ts';
import type { CheckRow } from '../../data/device/deviceDb.ts';
import type { DealCommand } from '../../data/commands/dealCommand.ts';
import type { IngestFailure } from '../ingest.ts';
import type { IngestContext } from '../ingestContext.ts';
import { readResponse } from '../readResponse.ts';
import { failure } from '../settleCapture.ts';
import { recheckRow } from './recheckRow.ts';
import type { Checked } from './watch.ts';
import type { WatchContext } from './watchContext.ts';

type Answer = Result<Checked, IngestFailure>;

/** Asks the server to re-read a deal's listing, and updates the deal. */
export async function recheckListing(context: WatchContext, dealId: string): Promise<Answer> {
  const deal = await context.readDeal(dealId);
  const url = deal?.facts.url ?? null;
  const listing = url === null ? null : canonicalListingUrl(url);
  if (deal === null || listing?.ok !== true) return err(failure('not_a_listing_url', noListing, null));
  const answer = await context.exclusively(`check-${dealId}`, () => askAgain(context, deal, listing.value.url));
  return answer ?? err(failure('rate_limited', 'Another tab is checking this listing.', null));
}

const noListing = 'This deal has no Rightmove or Zoopla listing to check.';

async function askAgain(context: WatchContext, deal: Deal, url: string): Promise<Answer> {
  const headers = { [ingestHeaders.runId]: context.newRunId(), [ingestHeaders.recheck]: 'true' };
  const response = readResponse(await context.account.invoke('ingest-property-url', { url }, headers));
  if (response === 'offline')
    return err(failure('offline', 'Couldn’t reach our server. The deal was not changed. Try again when you’re online.', null));
  const item = response.ok ? response.items[0] : undefined;
  if (item !== undefined) return settled(context, deal, recapture(context, deal, item));
  const { error, message, offerCapture } = response.ok ? emptyAnswer : response;
  if (error === 'listing_removed') return settled(context, deal, { type: 'deal/withdrawn', id: deal.id, stamp: stampOf(context) });
  const problem = { ...failure(error, message, null), offerCapture };
  await note(context, recheckRow(deal, { at: context.now(), problem: problem.message }));
  return err(problem);
}

const emptyAnswer = { error: 'not_a_listing', message: 'The page no longer shows a listing.', offerCapture: true } as const;

const stampOf = ({ newId, now }: Pick<IngestContext, 'newId' | 'now'>) => ({ mid: newId(), at: now() });

function recapture(context: WatchContext, deal: Deal, item: IngestItem): DealCommand {
  const { facts, sources, warnings, completeness = 'full', capturedAt, parserVersion } = item;
  const site = deal.origin.kind === 'listing' ? deal.origin.site : 'rightmove';
  const stamp = stampOf(context);
  const reading = { site, facts, sources, warnings, completeness };
  const fresh = createDeal({ ...stamp, id: deal.id, reading, via: 'fetch', capturedAt: instant(capturedAt), parserVersion });
  return { type: 'deal/recapture', deal: fresh, stamp, keepsBin: true };
}

async function settled(context: WatchContext, before: Deal, command: DealCommand): Promise<Answer> {
  const written = await context.sink.mutate(command);
  if (!written.ok)
    return err(failure('storage', 'message' in written.error ? written.error.message : 'This deal is no longer on this device.', null));
  const events = newEvents(before, written.value);
  await context.sink.evaluateAndStore(written.value);
  await note(context, recheckRow(written.value, { at: context.now(), events }));
  return ok({ dealId: before.id, events });
}

/** If this write fails, only the date of the check is lost. */
const note = ({ noteCheck }: WatchContext, row: CheckRow): Promise<void> => noteCheck(row).catch(() => undefined);
