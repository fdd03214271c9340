import { err, ok, type Result } from '../../core/kernel/result.ts';
import type { IngestErrorCode, IngestRun } from '../../core/contracts/ingestContract.ts';
import type { CaptureRow } from '../../data/view/captures.ts';
import { dealsOf, withDeal, withServerRun, type SearchCapture } from '../../data/view/searchCapture.ts';
import type { IngestContext } from '../ingestContext.ts';
import { isSearchRun } from './runEvents.ts';
import { storeReadings } from '../storeReadings.ts';

/** The capture of a search whose run is on the server. */
type Followed = CaptureRow & { readonly runId: string; readonly site: NonNullable<CaptureRow['site']>; readonly search: SearchCapture };

/** The polling interval without an event stream, in milliseconds. */
const askEveryMs = 1_000;

/** The number of deals created concurrently, so that the next one can be stored while one is scored. */
const atOnce = 4;

/**
 * Follows a search's run until it ends or the server is unreachable, making a deal from every listing read. Only one tab does so at a time.
 * After a reload it continues from where it stopped. Never rejects because of a server or store failure.
 */
export async function followRun(context: IngestContext, captureId: string): Promise<void> {
  await context.exclusively(`run-${captureId}`, async () => {
    for (;;) {
      const row = followed(await context.captures.read(captureId));
      if (row === null) return;
      const asked = { runId: row.runId, after: row.search.version };
      await context.listenToRun(asked, (run) => takeIn(context, captureId, run));
      const left = followed(await context.captures.read(captureId));
      if (left === null) return;
      // The stream ended or never existed: poll instead, from the last version received.
      const run = await askForRun(context, { ...asked, after: left.search.version });
      if (!run.ok && run.error === 'gone')
        await fail(context, row, { code: 'internal', message: 'The server no longer has this run. Try again.' });
      if (!run.ok) return;
      if (await takeIn(context, captureId, run.value)) await context.pause(askEveryMs);
    }
  });
}

/** The run of a capture. Null for a capture without a search run, or with a run that has ended here. */
function followed(row: CaptureRow | null): Followed | null {
  if (row === null || row.search === undefined || row.runId === null || row.site === null || row.state !== 'analysing') return null;
  return { ...row, runId: row.runId, site: row.site, search: row.search };
}

/** Requests the changes. `away` if the server cannot be reached, `gone` if this person has no such run. */
async function askForRun(
  context: IngestContext,
  asked: { readonly runId: string; readonly after: number },
): Promise<Result<IngestRun, 'away' | 'gone'>> {
  const answer = await context.account.invoke('ingest-run', asked);
  if (answer.ok) return isSearchRun(answer.value) ? ok(answer.value) : err('away');
  return err(answer.error.status === 404 ? 'gone' : 'away');
}

/** Stores the server's state, then creates deals from its results. Returns false when no more results will follow. */
async function takeIn(context: IngestContext, captureId: string, run: IngestRun): Promise<boolean> {
  const row = followed(await context.captures.read(captureId));
  if (row === null || run.search === undefined) return false;
  // This is an older event from another stream, and its content is already stored.
  if (run.search.version < row.search.version) return true;
  const search = { current: withServerRun(row.search, run) };
  await context.captures.update(captureId, { search: search.current });
  const stored = await storeNew(context, { row, run, search });
  if (!stored.ok) {
    await fail(context, row, { code: 'storage', message: stored.error.message });
    return false;
  }
  search.current = { ...search.current, version: run.search.version };
  await context.captures.update(captureId, { search: search.current, dealIds: dealsOf(search.current) });
  if (run.state !== 'saved' && run.state !== 'failed') return true;
  await end(context, { ...row, search: search.current }, run);
  return false;
}

interface Arrival {
  readonly row: Followed;
  readonly run: IngestRun;
  /** The search with the deals made so far. Replaced after every deal. */
  readonly search: { current: SearchCapture };
}

/** Stores a deal for each new listing. A listing that already has its deal is skipped, so that a repeated event creates no second deal. */
async function storeNew(context: IngestContext, { row, run, search }: Arrival): Promise<Result<null, { readonly message: string }>> {
  const made = new Set(search.current.listings.flatMap(({ listingId, dealId }) => (dealId === null ? [] : [listingId])));
  const waiting = (run.search?.listings ?? []).filter(({ item, listingId }) => item !== null && !made.has(listingId));
  let failure: { readonly message: string } | null = null;
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined && failure === null; next = waiting.shift()) {
      const stored = await storeReadings(context, next.item === null ? [] : [next.item], {
        site: row.site,
        via: 'fetch',
        keepsBin: row.search.recheck === true,
      });
      if (!stored.ok) failure = stored.error;
      else {
        search.current = withDeal(search.current, next.listingId, stored.value[0] ?? '');
        await context.captures.update(row.id, { search: search.current, dealIds: dealsOf(search.current) });
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return failure === null ? ok(null) : err(failure);
}

async function end(context: IngestContext, row: Followed, run: IngestRun): Promise<void> {
  if (run.state === 'failed') return fail(context, row, run.error ?? { code: 'internal', message: 'Ingestion failed' });
  await context.captures.update(row.id, { state: 'saved', error: null });
  context.track('ingest_success', {
    source: row.site,
    item_count: dealsOf(row.search).length,
    duration_ms: context.now() - row.search.askedAt,
  });
}

async function fail(
  context: IngestContext,
  row: Followed,
  error: { readonly code: IngestErrorCode | 'storage'; readonly message: string },
): Promise<void> {
  context.track('ingest_fail', { source: row.site, error_type: error.code });
  await context.captures.update(row.id, {
    state: 'failed',
    error: { code: error.code, message: error.message, offerCapture: false },
    // A run on the server is requested again by its id. A failed run stays failed, so the next attempt is a new one.
    ...(error.code === 'storage' ? {} : { askedRunId: null }),
  });
}
