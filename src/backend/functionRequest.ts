import { err, ok, type Result } from '../core/kernel/result.ts';
import { corsHeaders } from './corsHeaders.ts';
import { readJsonBody } from './body/readJsonBody.ts';
import { consume, type RateLimiter } from './rateLimiter.ts';
import type { VerifyToken, TokenVerdict } from './tokenVerdict.ts';
import type { UserClaims } from './userClaims.ts';

/** The user on whose behalf a request acts. Includes the token itself, for stores that need it. */
export interface Caller {
  readonly claims: UserClaims;
  readonly token: string;
}

export interface FunctionContext {
  readonly verify: VerifyToken;
  /** Other origins whose pages may call. Our own origin needs no permission. */
  readonly allowedOrigins: readonly string[];
  /** The size limit of a request body. The default suits a link or an id. */
  readonly maxBodyBytes?: number;
}

/** A signed-in user's request with a JSON body, whose fields are not yet checked, and a function to build the reply. */
export interface FunctionRequest {
  readonly caller: Caller;
  readonly body: Readonly<Record<string, unknown>>;
  readonly reply: Reply;
}

/** Builds a JSON response that is never cached and that allowed origins can read. */
export type Reply = (status: number, body: unknown, headers?: Readonly<Record<string, string>>) => Response;

export type BadVerdict = Exclude<TokenVerdict['kind'], 'good'>;

/** The HTTP status for each kind of refused token, the same on every route. */
export const tokenStatus: Readonly<Record<BadVerdict, number>> = { bad: 401, 'second-factor': 403, deleted: 410, unavailable: 503 };

/** The error code for each kind of refused token. Sync and account routes use the same names. */
export const tokenCode = {
  bad: 'unauthorized',
  'second-factor': 'insufficient_aal',
  deleted: 'account_deleted',
  unavailable: 'unavailable',
} as const satisfies Readonly<Record<BadVerdict, string>>;

/** The message for any missing or invalid token, so the reasons cannot be told apart. */
export const badTokenMessage = 'Invalid JWT signature';

/** Why a request is refused before its fields are read. */
export type RefusalCode = 'bad_request' | (typeof tokenCode)[BadVerdict];

/** Maps a refusal to the body of a function's failures. */
export type FailureBody = (code: RefusalCode) => unknown;

/** The failure body for functions without their own response format. */
export const plainFailure = (error: string) => ({
  ok: false,
  error,
  ...(error === tokenCode.bad ? { details: { message: badTokenMessage } } : {}),
});

/** The size limit of a request body, unless a function takes more. */
const usualBodyBytes = 16 * 1024;

const allow = 'POST, OPTIONS';

/** Checks method, token and body, in this order. An error is the response that refuses the request, with a body made by `failureBody`. */
export async function openRequest(
  request: Request,
  door: FunctionContext,
  failureBody: FailureBody = plainFailure,
): Promise<Result<FunctionRequest, Response>> {
  const cors = corsHeaders(request, door.allowedOrigins);
  const reply: Reply = (status, body, headers = {}) =>
    Response.json(body, { status, headers: { 'cache-control': 'no-store', ...cors, ...headers } });
  const refuseToken = (why: BadVerdict) => err(reply(tokenStatus[why], failureBody(tokenCode[why])));
  if (request.method === 'OPTIONS') return err(new Response(null, { status: 204, headers: { allow, ...cors } }));
  if (request.method !== 'POST') return err(reply(405, failureBody('bad_request'), { allow }));
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (token === undefined) return refuseToken('bad');
  const verdict = await door.verify(token);
  if (verdict.kind !== 'good') return refuseToken(verdict.kind);
  const body = await readJsonBody(request, door.maxBodyBytes ?? usualBodyBytes);
  if (!body.ok) return err(reply(body.error === 'too-large' ? 413 : 400, failureBody('bad_request')));
  const fields = typeof body.value === 'object' && body.value !== null ? body.value : {};
  return ok({ caller: { claims: verdict.claims, token }, body: fields as Readonly<Record<string, unknown>>, reply });
}

/** Limits one person's calls to a function. */
export interface RateLimit {
  readonly window: RateLimiter;
  /** The server's clock, in milliseconds. */
  readonly now: () => number;
}

/** Counts a call by the caller. Returns null, or a 429 response with that body and the seconds to wait if the limit is reached. */
export function rateLimited({ caller, reply }: FunctionRequest, { window, now }: RateLimit, body: unknown): Response | null {
  const wait = consume(window, caller.claims.sub, now());
  return wait === 0 ? null : reply(429, body, { 'retry-after': String(wait) });
}
