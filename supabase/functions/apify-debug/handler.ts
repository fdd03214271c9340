import type { Result } from '../../../src/core/kernel/result.ts';
import type { ApifyDebugAnswer } from '../../../src/core/contracts/apifyContract.ts';
import type { ApifyFailure } from '../../../src/backend/apify/apifyFailure.ts';
import { apifyFailureWords } from '../../../src/backend/apify/failureWords.ts';
import {
  badTokenMessage,
  openRequest,
  rateLimited,
  type FunctionDoor,
  type RateLimit,
  type RefusalCode,
} from '../../../src/backend/functionRequest.ts';
import { answerAsk, type AskEnv } from './answerAsk.ts';
import { readAsk } from './readAsk.ts';

/** Everything the function touches; Web-standard parts only, so that Deno and Node run this same file. */
export interface ApifyDebugEnv extends FunctionDoor, RateLimit, AskEnv {}

/**
 * `POST functions/v1/apify-debug`: what the debug screen asks of Apify. With the server's token it reads actors' input schemas
 * only; runs, which cost money and hold what somebody looked for, are started and shown with the person's own token alone,
 * which is passed on to Apify and kept nowhere. What Apify does has status 200 and `ok: false`.
 */
export async function handle(request: Request, env: ApifyDebugEnv): Promise<Response> {
  const opened = await openRequest(request, env, refused);
  if (!opened.ok) return opened.error;
  const { body, reply } = opened.value;
  const ask = readAsk(body);
  if (!ask.ok) return reply(400, { ok: false, error: 'bad_request', message: ask.error } satisfies ApifyDebugAnswer);
  return rateLimited(opened.value, env, tooOften) ?? reply(200, told(await answerAsk(ask.value, env)));
}

const tooOften: ApifyDebugAnswer = {
  ok: false,
  error: 'rate_limited',
  message: 'That was often in a short time. Wait a moment, then try again.',
};

const told = (done: Result<ApifyDebugAnswer & { readonly ok: true }, ApifyFailure>): ApifyDebugAnswer =>
  done.ok ? done.value : { ok: false, error: done.error.kind, message: apifyFailureWords(done.error) };

function refused(error: RefusalCode): ApifyDebugAnswer {
  if (error === 'bad_request') return { ok: false, error, message: 'The request could not be read.' };
  return { ok: false, error, message: error === 'unauthorized' ? badTokenMessage : 'Please sign in again.' };
}
