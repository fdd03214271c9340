import type { Result } from '../../../src/core/kernel/result.ts';
import type { ApifyDebugResponse } from '../../../src/core/contracts/apifyContract.ts';
import type { ApifyFailure } from '../../../src/backend/apify/apifyFailure.ts';
import { apifyFailureMessage } from '../../../src/backend/apify/apifyFailureMessage.ts';
import {
  badTokenMessage,
  openRequest,
  rateLimited,
  type FunctionContext,
  type RateLimit,
  type RefusalCode,
} from '../../../src/backend/functionRequest.ts';
import { runDebugRequest, type DebugRequestEnv } from './runDebugRequest.ts';
import { readDebugRequest } from './readDebugRequest.ts';

/** Everything the function uses. Limited to web standards, so that Deno and Node run this same file. */
export interface ApifyDebugEnv extends FunctionContext, RateLimit, DebugRequestEnv {}

/**
 * `POST functions/v1/apify-debug`: the debug screen's requests to Apify. With the server's token it reads only actors' input schemas. Runs
 * cost money and reveal what someone searched for, so starting or showing one requires the person's own token. The token is passed to Apify
 * and never stored. Failures at Apify return status 200 with `ok: false`.
 */
export async function handle(request: Request, env: ApifyDebugEnv): Promise<Response> {
  const opened = await openRequest(request, env, refused);
  if (!opened.ok) return opened.error;
  const { body, reply } = opened.value;
  const ask = readDebugRequest(body);
  if (!ask.ok) return reply(400, { ok: false, error: 'bad_request', message: ask.error } satisfies ApifyDebugResponse);
  return rateLimited(opened.value, env, tooOften) ?? reply(200, told(await runDebugRequest(ask.value, env)));
}

const tooOften: ApifyDebugResponse = {
  ok: false,
  error: 'rate_limited',
  message: 'Too many requests. Wait a moment and try again.',
};

const told = (done: Result<ApifyDebugResponse & { readonly ok: true }, ApifyFailure>): ApifyDebugResponse =>
  done.ok ? done.value : { ok: false, error: done.error.kind, message: apifyFailureMessage(done.error) };

function refused(error: RefusalCode): ApifyDebugResponse {
  if (error === 'bad_request') return { ok: false, error, message: 'The request could not be read. Reload the page and try again.' };
  return { ok: false, error, message: error === 'unauthorized' ? badTokenMessage : 'Please sign in again.' };
}
