import { unreachable, type Result } from '../../../src/core/kernel/result.ts';
import type { ApifyDebugAnswer } from '../../../src/core/listing/apifyContract.ts';
import type { ApifyFailure } from '../_shared/apify/apifyFailure.ts';
import { apifyFailureWords } from '../_shared/apify/failureWords.ts';
import {
  answer,
  openRequest,
  preflightAnswer,
  badTokenMessage,
  tokenCode,
  tokenStatus,
  type FunctionDoor,
  type BadVerdict,
  type Refusal,
} from '../_shared/functionRequest.ts';
import type { SlidingWindow } from '../_shared/slidingWindow.ts';
import { answerAsk, type AskEnv } from './answerAsk.ts';
import { readAsk } from './readAsk.ts';

/** Everything the function touches; Web-standard parts only, so that Deno and Node run this same file. */
export interface ApifyDebugEnv extends FunctionDoor, AskEnv {
  readonly window: SlidingWindow;
  /** The server's clock, in milliseconds. */
  readonly now: () => number;
}

/**
 * `POST functions/v1/apify-debug`: what the debug screen asks of Apify. With the server's token it reads actors' input schemas
 * only; runs, which cost money and hold what somebody looked for, are started and shown with the person's own token alone,
 * which is passed on to Apify and kept nowhere. What Apify does has status 200 and `ok: false`.
 */
export async function handle(request: Request, env: ApifyDebugEnv): Promise<Response> {
  const opened = await openRequest(request, env);
  if (!opened.ok) return refuse(request, env, opened.error);
  const reply = answer(request, env);
  const { caller, body } = opened.value;
  const ask = readAsk(body);
  if (!ask.ok) return reply(400, { ok: false, error: 'bad_request', message: ask.error } satisfies ApifyDebugAnswer);
  const wait = env.window.wait(caller.claims.sub, env.now());
  if (wait > 0) return reply(429, tooOften, { 'retry-after': String(wait) });
  env.window.record(caller.claims.sub, env.now());
  return reply(200, told(await answerAsk(ask.value, env)));
}

const badRequest: ApifyDebugAnswer = { ok: false, error: 'bad_request', message: 'The request could not be read.' };

const tooOften: ApifyDebugAnswer = {
  ok: false,
  error: 'rate_limited',
  message: 'That was often in a short time. Wait a moment, then try again.',
};

const told = (done: Result<ApifyDebugAnswer & { readonly ok: true }, ApifyFailure>): ApifyDebugAnswer =>
  done.ok ? done.value : { ok: false, error: done.error.kind, message: apifyFailureWords(done.error) };

const tokenMessage = (why: BadVerdict): string => (why === 'bad' ? badTokenMessage : 'Please sign in again.');

function refuse(request: Request, env: ApifyDebugEnv, refusal: Refusal): Response {
  const reply = answer(request, env);
  switch (refusal.kind) {
    case 'preflight':
      return preflightAnswer(request, env);
    case 'method':
      return reply(405, badRequest, { allow: 'POST, OPTIONS' });
    case 'token':
      return reply(tokenStatus[refusal.why], { ok: false, error: tokenCode[refusal.why], message: tokenMessage(refusal.why) });
    case 'body':
      return reply(refusal.why === 'too-large' ? 413 : 400, badRequest);
    default:
      return unreachable(refusal);
  }
}
