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
import type { PlanUsageSource } from '../_shared/plan/planUsageSource.ts';

/** Everything the function touches; Web-standard parts only, so that Deno and Node run this same file. */
export interface PlanUsageEnv extends FunctionDoor {
  readonly usage: PlanUsageSource;
}

/** `POST functions/v1/plan-usage {}`: the caller's `PlanUsage` of this month, by the server's clock. */
export async function handle(request: Request, env: PlanUsageEnv): Promise<Response> {
  const opened = await openRequest(request, env);
  if (!opened.ok) return refuse(request, env, opened.error);
  const reply = answer(request, env);
  try {
    const usage = await env.usage.read(opened.value.caller);
    return usage === null ? reply(403, { ok: false, error: tokenCode['second-factor'] }) : reply(200, usage);
  } catch {
    return reply(500, { ok: false, error: 'internal' });
  }
}

function refuse(request: Request, env: PlanUsageEnv, refusal: Refusal): Response {
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
