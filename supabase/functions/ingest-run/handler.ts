import type { IngestRun } from '../../../src/core/contracts/ingestContract.ts';
import { openRequest, plainFailure, type Caller, type FunctionContext } from '../../../src/backend/functionRequest.ts';
import { searchOf } from '../../../src/backend/runs/advanceRun.ts';
import type { IngestRuns } from '../../../src/backend/runs/ingestRuns.ts';
import type { RunEngine } from '../../../src/backend/runs/runEngine.ts';
import { isUuid } from '../../../src/backend/userClaims.ts';
import { corsHeaders } from '../../../src/backend/corsHeaders.ts';
import type { RunStreams } from './runStreams.ts';

/** Everything the function uses. Limited to web standards, so that Deno and Node run this same file. */
export interface IngestRunEnv extends FunctionContext {
  readonly runs: IngestRuns;
  readonly engine: RunEngine;
  readonly streams: RunStreams;
}

const actions = ['read', 'cancel', 'retry'] as const;

interface Asked {
  readonly caller: Caller;
  readonly runId: string;
  /** The version of the run that the caller has. 0 for none. */
  readonly after: number;
}

/**
 * `POST functions/v1/ingest-run {runId, after?, action?}`: one stored run, or 404 for an id that is not one of the caller's runs. For a
 * search, it returns only changes after version `after`, and each request moves the run forward. `action` is `cancel`, or `retry` for
 * failed listings. With `accept: text/event-stream` the run is sent as events until it ends.
 */
export async function handle(request: Request, env: IngestRunEnv): Promise<Response> {
  const opened = await openRequest(request, env);
  if (!opened.ok) return opened.error;
  const { caller, body, reply } = opened.value;
  const { runId, after = 0, action = 'read' } = body;
  const isAction = actions.some((known) => known === action);
  if (typeof runId !== 'string' || runId === '' || !isVersion(after) || !isAction) return reply(400, plainFailure('bad_request'));
  if (!isUuid(runId)) return reply(404, plainFailure('not_found'));
  try {
    const asked = { caller, runId, after };
    if (action === 'read' && /\btext\/event-stream\b/i.test(request.headers.get('accept') ?? '')) {
      const headers = corsHeaders(request, env.allowedOrigins);
      return (await env.streams.open(env, asked, headers)) ?? reply(404, plainFailure('not_found'));
    }
    const run = await perform(env, asked, action);
    return run === null ? reply(404, plainFailure('not_found')) : reply(200, run);
  } catch {
    return reply(500, plainFailure('internal'));
  }
}

const isVersion = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 2_000_000_000;

async function perform(env: IngestRunEnv, asked: Asked, action: unknown): Promise<IngestRun | null> {
  const { caller, runId } = asked;
  if (action === 'read') {
    const listing = await env.runs.find(caller, runId);
    if (listing !== null) return listing;
  }
  if (action === 'cancel') await env.engine.runs.cancel(caller, runId);
  if (action === 'retry') await env.engine.runs.retryFailed(caller, runId);
  return readMovedOn(env, asked);
}

/** The run after moving it forward, or as it is if that is not possible right now. */
async function readMovedOn({ engine }: Pick<IngestRunEnv, 'engine'>, { caller, runId, after }: Asked): Promise<IngestRun | null> {
  const run = await engine.runs.read(caller, runId, after);
  const search = run === null || isEnded(run) ? null : searchOf(run);
  if (run === null || search === null) return run;
  await engine.moveOn({ caller, id: run.id, search });
  return engine.runs.read(caller, runId, after);
}

const isEnded = ({ state }: IngestRun): boolean => state === 'saved' || state === 'failed';
