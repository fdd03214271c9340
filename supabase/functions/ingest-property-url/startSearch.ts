import { unreachable } from '../../../src/core/kernel/result.ts';
import type { IngestResponse, IngestRun, SearchShare } from '../../../src/core/contracts/ingestContract.ts';
import type { SearchUrl } from '../../../src/core/listing/searchUrl.ts';
import type { Caller } from '../../../src/backend/functionRequest.ts';
import { failed } from '../../../src/backend/reading/failureMessages.ts';
import type { IngestEnv } from './ingestEnv.ts';

interface Asked {
  readonly search: SearchUrl;
  /** The run's id, a UUID. */
  readonly id: string;
  /** Number of listings, from 1 to 250. */
  readonly wanted: number;
}

interface Done {
  readonly status: number;
  readonly body: IngestResponse;
}

/**
 * Starts a run over a search's listings. It is stored first, so that the same id always gives the same run. Then its first page of results
 * is read, and the rest continues in the background. Its listings are counted as they are found.
 */
export async function startSearch(env: IngestEnv, caller: Caller, asked: Asked): Promise<Done> {
  const { site, url } = asked.search;
  try {
    if ((await env.runs.find(caller, asked.id)) !== null) return { status: 400, body: failed('bad_request', site) };
    const opened = await env.engine.runs.open(caller, { run: asked.id, site, url, wanted: asked.wanted });
    if (opened.kind === 'refused') return refused(opened.why, asked.search);
    const run = { caller, id: opened.run, search: asked.search };
    const begun = await env.engine.begin(run);
    const stored = begun ? await env.engine.runs.read(caller, run.id, nothingBefore) : await whenFound(env, caller, run.id);
    await env.engine.moveOn(run);
    return stored === null ? { status: 500, body: failed('internal', site) } : answerOf(stored);
  } catch {
    return { status: 500, body: failed('internal', site) };
  }
}

/** A version above all others, so that the response contains no listings. */
const nothingBefore = 2_000_000_000;

/** How long to wait while another request from the same person reads the first page: as long as a page may take. */
const [waitMs, waits] = [200, 60];

async function whenFound(env: IngestEnv, caller: Caller, id: string): Promise<IngestRun | null> {
  for (let round = 0; round < waits; round += 1) {
    const run = await env.engine.runs.read(caller, id, nothingBefore);
    const looking = run !== null && (run.state === 'queued' || run.state === 'fetching') && run.search?.count === 0;
    if (!looking) return run;
    await env.sleep(waitMs);
  }
  return env.engine.runs.read(caller, id, nothingBefore);
}

function refused(why: 'over' | 'forbidden' | 'other_search', { site }: SearchUrl): Done {
  switch (why) {
    case 'over':
      return { status: 402, body: failed('plan_limit', site) };
    case 'forbidden':
      return { status: 403, body: failed('unauthorized', site) };
    case 'other_search':
      return { status: 400, body: failed('bad_request', site) };
    default:
      return unreachable(why);
  }
}

function answerOf(run: IngestRun): Done {
  const { site, id, state, error } = run;
  if (state === 'failed' && error !== null) return { status: error.code === 'plan_limit' ? 402 : 200, body: failed(error.code, site, id) };
  return { status: 200, body: { ok: true, items: [], site, runId: id, search: shareOf(run) } };
}

const shareOf = ({ search }: IngestRun): SearchShare => ({
  count: search?.count ?? 0,
  total: search?.total ?? null,
  wanted: search?.wanted ?? 0,
  cappedBy: search?.cappedBy ?? null,
});
