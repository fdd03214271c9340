import { err, ok, type Result } from '../../core/kernel/result.ts';
import type { IngestRun } from '../../core/contracts/ingestContract.ts';
import { newSearchCapture, withServerRun } from '../../data/view/searchCapture.ts';
import type { RunFailure } from '../ingest.ts';
import type { IngestContext } from '../ingestContext.ts';
import { followRun } from './followRun.ts';
import { isSearchRun } from './runEvents.ts';

type Done = Promise<Result<null, RunFailure>>;

/** Cancels a search's run, if the server is reachable. Otherwise the run continues. */
export const cancelRun = (context: IngestContext, captureId: string): Done => change(context, captureId, 'cancel');

/** Asks the server to retry the failed listings, and follows the run again. */
export const retryFailed = (context: IngestContext, captureId: string): Done => change(context, captureId, 'retry');

async function change(context: IngestContext, captureId: string, action: 'cancel' | 'retry'): Done {
  const row = await context.captures.read(captureId);
  if (row === null || row.search === undefined || row.runId === null) return err({ message: 'This search is no longer on this device.' });
  const answer = await context.account.invoke('ingest-run', { runId: row.runId, action, after: row.search.version });
  if (!answer.ok) return err({ message: answer.error.message });
  if (!isSearchRun(answer.value))
    return err({ message: 'The response did not come from our server. Check your connection and try again.' });
  // The tab that follows the run receives the result, and is the only one to record it.
  await context.captures.update(captureId, { state: 'analysing', error: null });
  void followRun(context, captureId);
  return ok(null);
}

/**
 * Cancels a run started on another device, or retries its failed listings. The other device has the deals from listings read earlier.
 * Listings read by the retry become deals here.
 */
export async function changeRun(context: IngestContext, run: IngestRun, action: 'cancel' | 'retry'): Done {
  if (run.search === undefined) return err({ message: 'This was a single listing, not a search, and it has already finished.' });
  const { version } = run.search;
  const answer = await context.account.invoke('ingest-run', { runId: run.id, action, after: version });
  if (!answer.ok) return err({ message: answer.error.message });
  if (!isSearchRun(answer.value))
    return err({ message: 'The response did not come from our server. Check your connection and try again.' });
  if (action === 'retry') await followHere(context, run);
  return ok(null);
}

async function followHere(context: IngestContext, run: IngestRun): Promise<void> {
  const { id: runId, site, url, search } = run;
  const id = context.newId();
  const known = withServerRun(newSearchCapture(search?.wanted ?? 0, context.now()), run);
  const listings = await Promise.all(
    known.listings.map(async (listing) => ({
      ...listing,
      dealId: (await context.sink.findByListing(site, listing.listingId))?.id ?? null,
    })),
  );
  await context.captures.start({
    id,
    kind: 'url',
    url,
    site,
    askedRunId: runId,
    search: { ...known, listings, version: search?.version ?? 0 },
  });
  await context.captures.update(id, { runId, state: 'analysing' });
  void followRun(context, id);
}
