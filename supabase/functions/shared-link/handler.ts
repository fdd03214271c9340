import { isLinkId } from '../../../src/core/contracts/linkId.ts';
import { readJsonBody } from '../../../src/backend/body/readJsonBody.ts';
import { corsHeaders } from '../../../src/backend/corsHeaders.ts';
import type { ServiceCall } from '../../../src/backend/database/databaseCall.ts';
import { plainFailure, type FunctionContext, type RateLimit } from '../../../src/backend/functionRequest.ts';
import { consume } from '../../../src/backend/rateLimiter.ts';

/** Everything the function uses. Limited to web standards, so that Deno and Node run this same file. */
export interface SharedLinkEnv extends Pick<FunctionContext, 'allowedOrigins'>, RateLimit {
  readonly call: ServiceCall;
  /** The network address that the limit counts. */
  readonly address: string;
}

/** How often one network address may read links: once every second, in bursts. A page that stays open asks twice a minute. */
export const sharedLinkRule = { limit: 120, windowMs: 120_000 } as const;

const maxBodyBytes = 1024;

const allow = 'POST, OPTIONS';

/**
 * `POST functions/v1/shared-link {id}`, without an account: the encrypted contents of a link, for anyone who has its address. The answer is the
 * same 404 for a link that was revoked, has expired, or never existed. It is a POST so that ids stay out of logs and caches.
 */
export async function handle(request: Request, env: SharedLinkEnv): Promise<Response> {
  const cors = corsHeaders(request, env.allowedOrigins);
  const reply = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response =>
    Response.json(body, { status, headers: { 'cache-control': 'no-store', ...cors, ...headers } });
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow, ...cors } });
  if (request.method !== 'POST') return reply(405, plainFailure('bad_request'), { allow });
  const wait = consume(env.window, env.address, env.now());
  if (wait > 0) return reply(429, plainFailure('slow_down'), { 'retry-after': String(wait) });
  const body = await readJsonBody(request, maxBodyBytes);
  const id: unknown = body.ok && typeof body.value === 'object' && body.value !== null ? Reflect.get(body.value, 'id') : null;
  if (!isLinkId(id)) return reply(404, plainFailure('gone'));
  try {
    const found = await env.call('read_shared_link', { id });
    return found === null ? reply(404, plainFailure('gone')) : reply(200, found);
  } catch {
    return reply(500, plainFailure('internal'));
  }
}
