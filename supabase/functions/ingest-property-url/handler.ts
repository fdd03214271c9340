import { unreachable } from '../../../src/core/kernel/result.ts';
import { canonicalListingUrl, type NotAListingUrl } from '../../../src/core/listing/listingUrl.ts';
import type { Site } from '../../../src/core/listing/facts.ts';
import type { IngestErrorCode, IngestResponse, IngestRun } from '../../../src/core/listing/ingestContract.ts';
import {
  answer,
  openRequest,
  preflightAnswer,
  tokenCode,
  tokenStatus,
  type Caller,
  type FunctionDoor,
  type Refusal,
} from '../_shared/functionRequest.ts';
import type { IngestRuns } from '../_shared/ingestRuns.ts';
import type { FetchPage, PortalTarget } from '../_shared/portal/portalPage.ts';
import type { SlidingWindow } from '../_shared/slidingWindow.ts';
import { failureDetails } from './failureMessages.ts';
import { runListing } from './runListing.ts';

/** Everything the function touches; Web-standard parts only, so that Deno and Node run this same file. */
export interface IngestEnv extends FunctionDoor {
  readonly fetchPage: FetchPage;
  readonly runs: IngestRuns;
  readonly window: SlidingWindow;
  /** The server's clock, in milliseconds. */
  readonly now: () => number;
  /** A fresh UUID. */
  readonly newId: () => string;
}

/**
 * `POST functions/v1/ingest-property-url {url}`: reads one listing. What a portal does comes back with status 200 and
 * `ok: false`, because the device can act on it; bad use of the function has a 4xx status, with the same shape of body.
 */
export async function handle(request: Request, env: IngestEnv): Promise<Response> {
  const opened = await openRequest(request, env);
  if (!opened.ok) return refuse(request, env, opened.error);
  const reply = answer(request, env);
  const { caller, body } = opened.value;
  if (typeof body['url'] !== 'string' || body['url'] === '') return reply(400, failed('bad_request', null));
  // Only the table's hosts and the id's digits survive in the address; the caller's text is not used any further.
  const listing = canonicalListingUrl(body['url']);
  if (!listing.ok) return reply(400, notAListing(listing.error));
  const target = listing.value;
  const wait = env.window.wait(caller.claims.sub, env.now());
  if (wait > 0) return reply(429, failed('rate_limited', target.site), { 'retry-after': String(wait) });
  env.window.record(caller.claims.sub, env.now());
  const run = await keptRun(env, caller, target);
  return run === null ? reply(500, failed('internal', target.site)) : reply(200, responseOf(run));
}

async function keptRun(env: IngestEnv, caller: Caller, target: PortalTarget): Promise<IngestRun | null> {
  const run = await runListing(target, { id: env.newId(), fetchPage: env.fetchPage, now: env.now });
  try {
    await env.runs.save(caller, run);
    return run;
  } catch {
    return null;
  }
}

function responseOf(run: IngestRun): IngestResponse {
  if (run.error !== null) return failed(run.error.code, run.site, run.id);
  return { ok: true, items: run.items, site: run.site, runId: run.id };
}

const notAListing = ({ code, message, site }: NotAListingUrl): IngestResponse => ({
  ...failed(code, site),
  details: { message, offerCapture: false },
});

const failed = (error: IngestErrorCode, site: Site | null, runId: string | null = null): Extract<IngestResponse, { ok: false }> => ({
  ok: false,
  error,
  details: failureDetails(error, site),
  items: [],
  site,
  runId,
});

/** The plain refusal is the body it always was. */
const codeOf = (why: 'bad' | 'second-factor' | 'deleted') => (why === 'bad' ? {} : { code: tokenCode[why] });

function refuse(request: Request, env: IngestEnv, refusal: Refusal): Response {
  const reply = answer(request, env);
  switch (refusal.kind) {
    case 'preflight':
      return preflightAnswer(request, env);
    case 'method':
      return reply(405, failed('bad_request', null), { allow: 'POST, OPTIONS' });
    case 'token':
      // "unauthorized" is all the contract of this body knows; what can be done about it is in `code`.
      if (refusal.why === 'unavailable') return reply(503, failed('internal', null));
      return reply(tokenStatus[refusal.why], { ...failed('unauthorized', null), ...codeOf(refusal.why) });
    case 'body':
      return reply(refusal.why === 'too-large' ? 413 : 400, failed('bad_request', null));
    default:
      return unreachable(refusal);
  }
}
