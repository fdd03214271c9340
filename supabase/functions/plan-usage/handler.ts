import { openRequest, plainFailure, tokenCode, type FunctionContext } from '../../../src/backend/functionRequest.ts';
import type { PlanUsageSource } from '../../../src/backend/plan/planUsageSource.ts';

/** Everything the function uses. Limited to web standards, so that Deno and Node run this same file. */
export interface PlanUsageEnv extends FunctionContext {
  readonly usage: PlanUsageSource;
}

/** `POST functions/v1/plan-usage {}`: the caller's `PlanUsage` this month, by the server's clock. */
export async function handle(request: Request, env: PlanUsageEnv): Promise<Response> {
  const opened = await openRequest(request, env);
  if (!opened.ok) return opened.error;
  const { caller, reply } = opened.value;
  try {
    const usage = await env.usage.read(caller);
    return usage === null ? reply(403, plainFailure(tokenCode['second-factor'])) : reply(200, usage);
  } catch {
    return reply(500, plainFailure('internal'));
  }
}
