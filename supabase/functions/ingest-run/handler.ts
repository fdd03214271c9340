import { unreachable } from '../../../src/core/kernel/result.ts';
import {
  answer,
  openRequest,
  preflightAnswer,
  tokenCode,
  tokenStatus,
  type FunctionDoor,
  type Refusal,
} from '../_shared/functionRequest.ts';
import type { IngestRuns } from '../_shared/runs/ingestRuns.ts';
import { isUuid } from '../_shared/userClaims.ts';

/** Everything the function touches; Web-standard parts only, so that Deno and Node run this same file. */
export interface IngestRunEnv extends FunctionDoor {
  readonly runs: IngestRuns;
}

/** `POST functions/v1/ingest-run {runId}`: one stored run, or 404 for an id that is not one of the caller's runs. */
export async function handle(request: Request, env: IngestRunEnv): Promise<Response> {
  const opened = await openRequest(request, env);
  if (!opened.ok) return refuse(request, env, opened.error);
  const reply = answer(request, env);
  const { caller, body } = opened.value;
  const { runId } = body;
  if (typeof runId !== 'string' || runId === '') return reply(400, { ok: false, error: 'bad_request' });
  const run = isUuid(runId) ? await found(() => env.runs.find(caller, runId)) : null;
  if (run === 'unanswered') return reply(500, { ok: false, error: 'internal' });
  return run === null ? reply(404, { ok: false, error: 'not_found' }) : reply(200, run);
}

async function found<Value>(find: () => Promise<Value>): Promise<Value | 'unanswered'> {
  try {
    return await find();
  } catch {
    return 'unanswered';
  }
}

function refuse(request: Request, env: IngestRunEnv, refusal: Refusal): Response {
  const reply = answer(request, env);
  switch (refusal.kind) {
    case 'preflight':
      return preflightAnswer(request, env);
    case 'method':
      return reply(405, { ok: false, error: 'bad_request' }, { allow: 'POST, OPTIONS' });
    case 'token':
      return reply(tokenStatus[refusal.why], { ok: false, error: tokenCode[refusal.why] });
    case 'body':
      return reply(refusal.why === 'too-large' ? 413 : 400, { ok: false, error: 'bad_request' });
    default:
      return unreachable(refusal);
  }
}
