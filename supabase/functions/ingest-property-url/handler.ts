import { canonicalListingUrl, type NotAListingUrl } from '../../../src/core/listing/listingUrl.ts';
import { canonicalSearchUrl } from '../../../src/core/listing/searchUrl.ts';
import { ingestHeaders, type IngestResponse } from '../../../src/core/contracts/ingestContract.ts';
import { badTokenMessage, openRequest, rateLimited, type RefusalCode } from '../../../src/backend/functionRequest.ts';
import { isUuid } from '../../../src/backend/userClaims.ts';
import { countedRun } from './countedRun.ts';
import { failed } from '../../../src/backend/reading/failureMessages.ts';
import { startSearch } from './startSearch.ts';
import type { IngestEnv } from './ingestEnv.ts';

/** The default number of search listings to read, and the most that any plan allows in one run. */
const [usualResults, mostResults] = [25, 250];

/**
 * `POST functions/v1/ingest-property-url {url}`: reads one listing, or starts a run over the first listings of a search. With `x-recheck`,
 * a listing that was read before is free. A search has 25 listings by default, or `x-max-results`, within the plan's limit. A failure at
 * the portal returns status 200 with `ok: false`, because the device can act on it. Misuse of the function returns a 4xx status with the
 * same body shape. A device that missed the response retries with the same `idempotency-key`, the run's id, and gets the existing run,
 * which is counted only once.
 */
export async function handle(request: Request, env: IngestEnv): Promise<Response> {
  const opened = await openRequest(request, env, refused);
  if (!opened.ok) return opened.error;
  const { caller, body, reply } = opened.value;
  const { url } = body;
  const header = (name: keyof typeof ingestHeaders): string | null => request.headers.get(ingestHeaders[name]);
  const [runId, recheck] = [header('runId'), header('recheck')];
  const maxResults = countOf(header('maxResults') ?? String(usualResults));
  if (typeof url !== 'string' || url === '' || maxResults === null) return reply(400, failed('bad_request', null));
  if ((runId !== null && !isUuid(runId)) || (recheck !== null && recheck !== 'true')) return reply(400, failed('bad_request', null));
  // The URL is rebuilt from a known host and the listing's numeric id, or from a search's known parameters. The text sent is not used
  // again.
  const listing = canonicalListingUrl(url);
  const search = listing.ok ? null : canonicalSearchUrl(url);
  if (!listing.ok && search?.ok !== true) return reply(400, notAListing(listing.error));
  const site = listing.ok ? listing.value.site : search?.ok === true ? search.value.site : null;
  const limited = rateLimited(opened.value, env, failed('rate_limited', site));
  if (limited !== null) return limited;
  const id = runId ?? env.newId();
  if (search?.ok === true) {
    const started = await startSearch(env, caller, { search: search.value, id, wanted: maxResults });
    return reply(started.status, started.body);
  }
  if (!listing.ok) return reply(400, notAListing(listing.error));
  const done = await countedRun(env, caller, { target: listing.value, id, recheck: recheck !== null });
  return reply(done.status, done.body);
}

/** A number from 1 to the highest limit of any plan, or null. */
const countOf = (text: string): number | null => (/^[1-9]\d{0,2}$/.test(text) && Number(text) <= mostResults ? Number(text) : null);

const notAListing = ({ code, message, site }: NotAListingUrl): IngestResponse => ({
  ...failed(code, site),
  details: { message, offerCapture: false },
});

/** The response contract has only the error "unauthorized". The added `code` tells the client what to do about it. */
function refused(code: RefusalCode) {
  if (code === 'bad_request') return failed(code, null);
  if (code === 'unavailable') return failed('internal', null);
  const unauthorized = failed('unauthorized', null);
  return code === 'unauthorized'
    ? { ...unauthorized, details: { message: badTokenMessage, offerCapture: false } }
    : { ...unauthorized, code };
}
