import { err, ok, type Result } from '../core/kernel/result.ts';
import type { IngestItem, IngestResponse } from '../core/listing/ingestContract.ts';
import { canonicalListingUrl } from '../core/listing/listingUrl.ts';
import { parserVersion } from '../core/listing/parserVersion.ts';
import type { Site } from '../core/listing/facts.ts';
import type { Account, InvokeFailure } from '../account/account.ts';
import type { Track } from '../analytics/events.ts';
import type { CaptureLog } from './captureLog.ts';
import type { Ingest, IngestDone, IngestFailure } from './ingest.ts';
import { pageFailure } from './pageFailure.ts';
import { storeReadings, type StoreContext } from './storeReadings.ts';

export interface IngestContext extends StoreContext {
  readonly account: Pick<Account, 'currentUser' | 'invoke'>;
  readonly track: Track;
  readonly captures: CaptureLog;
  /** A fresh UUID. */
  readonly newRunId: () => string;
  /** Runs `work` unless another tab is at it already (then null): one effect per capture. */
  readonly exclusively: <Value>(name: string, work: () => Promise<Value>) => Promise<Value | null>;
}

type Answer = Result<IngestDone, IngestFailure>;

/** One listing per link; runs over many listings have their own number. */
const maxResults = 1;

export function createIngest(context: IngestContext): Ingest {
  const again = async (id: string): Promise<Answer> => {
    const row = await context.captures.read(id);
    if (row === null || row.url === null || row.site === null) return err(failure('bad_url', 'This link is no longer in the queue.', id));
    const { url, site } = row;
    const answer = await context.exclusively(`capture-${id}`, async () => {
      const askedRunId = row.askedRunId ?? context.newRunId();
      await context.captures.update(id, { state: 'fetching', attempts: row.attempts + 1, error: null, askedRunId });
      return fetchAndStore(context, { id, url, site, askedRunId });
    });
    return answer ?? ok({ kind: 'queued', captureId: id, site });
  };
  return {
    analyseUrl: (text) => analyseUrl(context, text),
    analysePage: (page, from) => analysePage(context, page, from),
    retry: again,
    discard: (id) => context.captures.remove(id),
    drainQueue: async () => {
      if ((await context.account.currentUser()) === null) return 0;
      let read = 0;
      for (const row of await context.captures.unfinished()) {
        const answer = await again(row.id);
        if (answer.ok && answer.value.kind === 'queued') break;
        if (answer.ok) read += 1;
      }
      return read;
    },
  };
}

async function analyseUrl(context: IngestContext, text: string): Promise<Answer> {
  const listing = canonicalListingUrl(text);
  if (!listing.ok) return err({ ...failure('not_a_listing_url', listing.error.message, null), offerCapture: false });
  if ((await context.account.currentUser()) === null) return err(failure('signed-out', 'Please sign in to analyze properties', null));
  const id = context.newId();
  const { url, site } = listing.value;
  const answer = await context.exclusively(`capture-${id}`, async () => {
    const askedRunId = context.newRunId();
    await context.captures.start({ id, kind: 'url', url, site, askedRunId });
    return fetchAndStore(context, { id, url, site, askedRunId });
  });
  return answer ?? ok({ kind: 'queued', captureId: id, site });
}

interface Link {
  readonly id: string;
  readonly url: string;
  readonly site: Site;
  readonly askedRunId: string;
}

async function fetchAndStore(context: IngestContext, link: Link): Promise<Answer> {
  const { id, site } = link;
  const began = context.now();
  context.track('ingest_start', { source: site, max_results: maxResults });
  const response = readResponse(await context.account.invoke('ingest-property-url', { url: link.url, runId: link.askedRunId }));
  if (response === 'offline') {
    await context.captures.update(id, { state: 'waiting' });
    return ok({ kind: 'queued', captureId: id, site });
  }
  if (!response.ok) {
    context.track('ingest_fail', { source: site, error_type: response.error });
    // The specification: details.message, else the error field, else "Ingestion failed".
    const message = response.details.message || response.error || 'Ingestion failed';
    return failed(context, { ...failure(response.error, message, id), offerCapture: response.details.offerCapture }, response.runId);
  }
  await context.captures.update(id, { state: 'analysing', runId: response.runId });
  const stored = await finish(context, id, { items: response.items, site, via: 'fetch' });
  if (!stored.ok) {
    context.track('ingest_fail', { source: site, error_type: 'storage' });
    return stored;
  }
  context.track('ingest_success', { source: site, item_count: response.items.length, duration_ms: context.now() - began });
  return ok({ kind: 'read', captureId: id, site, runId: response.runId, items: response.items.length, dealIds: stored.value });
}

async function analysePage(context: IngestContext, page: string | Uint8Array, from: { readonly fileName: string | null }): Promise<Answer> {
  const capturedAt = context.now();
  // The parsers are only needed here; the first deals screen does without them.
  const { decodePage, readListingPage } = await import('./pageReader.ts');
  const html = typeof page === 'string' ? page : decodePage(page);
  const reading = readListingPage(html, { url: null, capturedAt });
  if (reading.kind !== 'listing') {
    const named = pageFailure(reading);
    const message = from.fileName === null ? named.message : `${from.fileName}: ${named.message}`;
    return err({ code: named.code, message, offerCapture: true, captureId: null });
  }
  const id = context.newId();
  const { site, facts, sources, warnings } = reading;
  await context.captures.start({ id, kind: 'page', url: facts.url, site });
  const items: readonly IngestItem[] = [{ facts, sources, warnings, capturedAt, parserVersion }];
  const stored = await finish(context, id, { items, site, via: 'page' });
  return stored.ok ? ok({ kind: 'read', captureId: id, site, runId: null, items: 1, dealIds: stored.value }) : stored;
}

async function finish(
  context: IngestContext,
  id: string,
  read: { readonly items: readonly IngestItem[]; readonly site: Site; readonly via: 'fetch' | 'page' },
): Promise<Result<readonly string[], IngestFailure>> {
  const stored = await storeReadings(context, read.items, read);
  if (!stored.ok) return failed(context, failure('storage', stored.error.message, id), null);
  await context.captures.update(id, { state: 'saved', dealIds: stored.value });
  return stored;
}

async function failed(context: IngestContext, error: IngestFailure, runId: string | null): Promise<{ ok: false; error: IngestFailure }> {
  if (error.captureId !== null) {
    const { message, offerCapture } = error;
    const code = captureCode(error.code);
    await context.captures.update(error.captureId, {
      state: 'failed',
      error: { code, message, offerCapture },
      // A run that is kept as failed stays so: the next attempt asks for another. Without one nobody knows, and the same is asked for again.
      ...(runId === null ? {} : { runId, askedRunId: null }),
    });
  }
  return err(error);
}

const failure = (code: IngestFailure['code'], message: string, captureId: string | null): IngestFailure => ({
  code,
  message,
  offerCapture: false,
  captureId,
});

type StoredCode = 'offline' | 'storage' | Extract<IngestResponse, { ok: false }>['error'];

/** Page kinds never fail a stored capture; they are told before one is made. */
function captureCode(code: IngestFailure['code']): StoredCode {
  switch (code) {
    case 'signed-out':
      return 'unauthorized';
    case 'search-page':
    case 'agent-page':
    case 'house-prices-page':
    case 'blocked-page':
      return 'not_a_listing';
    default:
      return code;
  }
}

/** The function's answer, whatever the transport made of it. */
function readResponse(answer: Result<unknown, InvokeFailure>): IngestResponse | 'offline' {
  const body = answer.ok ? answer.value : answer.error.body;
  if (isIngestResponse(body)) return body;
  if (!answer.ok && answer.error.kind === 'offline') return 'offline';
  const unauthorized = !answer.ok && answer.error.kind === 'unauthorized';
  return {
    ok: false,
    error: unauthorized ? 'unauthorized' : 'internal',
    details: { message: unauthorized ? 'Your session has ended. Sign in again, then retry.' : '', offerCapture: false },
    items: [],
    site: null,
    runId: null,
  };
}

function isIngestResponse(body: unknown): body is IngestResponse {
  if (typeof body !== 'object' || body === null || !('ok' in body)) return false;
  if (body.ok === true) return 'items' in body && Array.isArray(body.items) && 'runId' in body && 'site' in body;
  return body.ok === false && 'error' in body && 'details' in body && typeof body.details === 'object' && body.details !== null;
}
