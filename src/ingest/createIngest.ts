import { err, ok, type Result } from '../core/kernel/result.ts';
import { canonicalListingUrl } from '../core/listing/listingUrl.ts';
import type { Site } from '../core/listing/facts.ts';
import { ingestHeaders } from '../core/contracts/ingestContract.ts';
import type { CaptureRow } from '../data/view/captures.ts';
import { canonicalSearchUrl } from '../core/listing/searchUrl.ts';
import { newSearchCapture, type SearchCapture } from '../data/view/searchCapture.ts';
import { analysePage } from './capture/analysePage.ts';
import { readDealFile } from './capture/dealFileCapture.ts';
import { queueLinks } from './capture/queueLinks.ts';
import type { AnalyseOptions, Ingest, IngestDone, IngestFailure } from './ingest.ts';
import type { IngestContext } from './ingestContext.ts';
import { defaultSearchResults } from './defaultSearchResults.ts';
import { readResponse } from './readResponse.ts';
import { followRun } from './run/followRun.ts';
import { readRun } from './run/readRun.ts';
import { cancelRun, changeRun, retryFailed } from './run/runCommands.ts';
import { failCapture, failure, finishCapture } from './settleCapture.ts';

type Answer = Result<IngestDone, IngestFailure>;

export function createIngest(context: IngestContext): Ingest {
  const again = async (id: string): Promise<Answer> => {
    const row = await context.captures.read(id);
    if (row === null || row.url === null || row.site === null) return err(failure('bad_url', 'This link is no longer in the queue.', id));
    const { url, site, search } = row;
    const answer = await context.exclusively(`capture-${id}`, async () => {
      // Another tab draining the queue may have processed it by now.
      const current = await context.captures.read(id);
      if (current === null || current.state === 'saved') return null;
      const askedRunId = current.askedRunId ?? context.newRunId();
      await context.captures.update(id, { state: 'fetching', attempts: current.attempts + 1, error: null, askedRunId });
      return fetchAndStore(context, { id, url, site, askedRunId, search });
    });
    return answer ?? ok({ kind: 'queued', captureId: id, site, why: 'elsewhere' });
  };
  return {
    analyseUrl: async (text, options = {}) => {
      const { captureId } = options;
      const begun = captureId !== undefined && (await context.captures.read(captureId)) !== null;
      return begun ? again(captureId) : analyseUrl(context, text, options);
    },
    analysePage: (page, from) => analysePage(context, page, from),
    readDealFile: (text, from) => readDealFile(context, text, from),
    queueLinks: (links) => queueLinks(context, links),
    retry: again,
    discard: (id) => context.captures.remove(id),
    drainQueue: async () => {
      const rows = await context.captures.unfinished();
      // With an empty queue, no request is made.
      if (rows.length === 0 || (await context.account.currentUser()) === null) return 0;
      let read = 0;
      for (const row of rows) {
        if (isUnderWay(row)) {
          // Following a run may take a long time, and the items after it need not wait.
          void followRun(context, row.id);
          continue;
        }
        const answer = await again(row.id);
        // If another tab is doing the work, that does not show whether this device is online.
        if (answer.ok && answer.value.kind === 'queued' && (await context.captures.read(row.id))?.state === 'waiting') break;
        if (answer.ok && answer.value.kind === 'read') read += 1;
      }
      return read;
    },
    follow: (id) => followRun(context, id),
    cancelRun: (id) => cancelRun(context, id),
    retryFailed: (id) => retryFailed(context, id),
    changeRun: (run, action) => changeRun(context, run, action),
    readRun: (runId) => readRun(context.account, runId),
  };
}

const isUnderWay = ({ search, runId, state }: CaptureRow): boolean => search !== undefined && runId !== null && state === 'analysing';

async function analyseUrl(
  context: IngestContext,
  text: string,
  { captureId, maxResults = defaultSearchResults, recheck }: AnalyseOptions,
): Promise<Answer> {
  const listing = canonicalListingUrl(text);
  const link = listing.ok ? listing : canonicalSearchUrl(text);
  if (!link.ok) return err({ ...failure('not_a_listing_url', notALink(listing, link), null), offerCapture: false });
  if ((await context.account.currentUser()) === null) return err(failure('signed-out', 'Please sign in to analyze properties', null));
  const id = captureId ?? context.newId();
  const { url, site } = link.value;
  const search = { ...newSearchCapture(maxResults, context.now()), ...(recheck === undefined ? {} : { recheck }) };
  const answer = await context.exclusively(`capture-${id}`, async () => {
    const askedRunId = context.newRunId();
    const asked = { id, url, site, askedRunId, ...(listing.ok ? {} : { search }) };
    await context.captures.start({ kind: 'url', ...asked });
    return fetchAndStore(context, asked);
  });
  return answer ?? ok({ kind: 'queued', captureId: id, site, why: 'elsewhere' });
}

type Refused = { readonly error: { readonly message: string; readonly page: string | null } };

/** Why a text cannot be read as a link. A search that names no place has its own message. The listing rules give all other messages. */
const notALink = (listing: { readonly ok: boolean } & Partial<Refused>, search: Refused): string =>
  search.error.page === 'search' ? search.error.message : (listing.error?.message ?? search.error.message);

interface Link {
  readonly id: string;
  readonly url: string;
  readonly site: Site;
  readonly askedRunId: string;
  /** Set for searches only. */
  readonly search?: SearchCapture | undefined;
}

async function fetchAndStore(context: IngestContext, link: Link): Promise<Answer> {
  const { id, url, search } = link;
  const began = context.now();
  const headers = {
    [ingestHeaders.runId]: link.askedRunId,
    ...(search === undefined ? {} : { [ingestHeaders.maxResults]: String(search.maxResults) }),
  };
  const response = readResponse(await context.account.invoke('ingest-property-url', { url }, headers));
  if (response === 'offline') {
    await context.captures.update(id, { state: 'waiting' });
    return ok({ kind: 'queued', captureId: id, site: link.site, why: 'unreached' });
  }
  // Called once the request is known to have arrived. A link that was only queued has not started.
  context.track('ingest_start', { source: link.site, max_results: search?.maxResults ?? 1 }, began);
  if (!response.ok) {
    const { error, message, offerCapture, runId } = response;
    context.track('ingest_fail', { source: link.site, error_type: error });
    return failCapture(context, { ...failure(error, message, id), offerCapture }, runId);
  }
  const site = response.site ?? link.site;
  const asked = search === undefined ? {} : { search: { ...search, askedAt: began } };
  await context.captures.update(id, { state: 'analysing', site, runId: response.runId, ...asked });
  if (response.search !== undefined && response.runId !== null) {
    void followRun(context, id);
    return ok({ kind: 'read', captureId: id, site, runId: response.runId, items: response.search.count, dealIds: [] });
  }
  const stored = await finishCapture(context, id, { items: response.items, site });
  if (!stored.ok) {
    context.track('ingest_fail', { source: link.site, error_type: 'storage' });
    return stored;
  }
  context.track('ingest_success', { source: link.site, item_count: response.items.length, duration_ms: context.now() - began });
  return ok({ kind: 'read', captureId: id, site, runId: response.runId, items: response.items.length, dealIds: stored.value });
}
