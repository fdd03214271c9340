import { err, ok, unreachable, type Result } from '../../../src/core/kernel/result.ts';
import { corsHeaders } from './corsHeaders.ts';
import { readJsonBody, type BodyFailure } from './body/readJsonBody.ts';
import type { JudgeToken, TokenVerdict } from './tokenVerdict.ts';
import type { UserClaims } from './userClaims.ts';

/** The user a request acts as, with the token itself for stores that act through it. */
export interface Caller {
  readonly claims: UserClaims;
  readonly token: string;
}

export interface FunctionDoor {
  readonly verify: JudgeToken;
  /** Other origins whose pages may call; our own needs no permission. */
  readonly allowedOrigins: readonly string[];
}

/** A request from a signed-in user with a JSON body, not yet checked field by field. */
export interface FunctionRequest {
  readonly caller: Caller;
  readonly body: Readonly<Record<string, unknown>>;
}

export type BadVerdict = Exclude<TokenVerdict['kind'], 'good'>;

export type Refusal =
  | { readonly kind: 'preflight' }
  | { readonly kind: 'method' }
  | { readonly kind: 'token'; readonly why: BadVerdict }
  | { readonly kind: 'body'; readonly why: BodyFailure };

/** A function's body is a link or an id: far below this. */
const maxBodyBytes = 16 * 1024;

/** What every function checks first: method, token, body, in this order. */
export async function openRequest(request: Request, door: FunctionDoor): Promise<Result<FunctionRequest, Refusal>> {
  if (request.method === 'OPTIONS') return err({ kind: 'preflight' });
  if (request.method !== 'POST') return err({ kind: 'method' });
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (token === undefined) return err({ kind: 'token', why: 'bad' });
  const verdict = await door.verify(token);
  if (verdict.kind !== 'good') return err({ kind: 'token', why: verdict.kind });
  const body = await readJsonBody(request, maxBodyBytes);
  if (!body.ok) return err({ kind: 'body', why: body.error });
  const fields = typeof body.value === 'object' && body.value !== null ? body.value : {};
  return ok({ caller: { claims: verdict.claims, token }, body: fields as Readonly<Record<string, unknown>> });
}

/** The HTTP status of each refused token, the same on every route. */
export const tokenStatus: Readonly<Record<BadVerdict, number>> = { bad: 401, 'second-factor': 403, deleted: 410, unavailable: 503 };

/** What each refused token is called on the wire; sync and account routes use the same names. */
export const tokenCode = {
  bad: 'unauthorized',
  'second-factor': 'insufficient_aal',
  deleted: 'account_deleted',
  unavailable: 'unavailable',
} as const satisfies Readonly<Record<BadVerdict, string>>;

/** What every route says of a token that is missing or wrong in any way, so that no two can be told apart. */
export const badTokenMessage = 'Invalid JWT signature';

/** The body of a refused token where an answer has no form of its own. */
export const tokenRefusal = (why: BadVerdict) => ({
  ok: false,
  error: tokenCode[why],
  ...(why === 'bad' ? { details: { message: badTokenMessage } } : {}),
});

/** A JSON answer that no cache keeps, readable by the origins the door allows. */
export function answer(
  request: Request,
  door: FunctionDoor,
): (status: number, body: unknown, headers?: Readonly<Record<string, string>>) => Response {
  return (status, body, headers = {}) =>
    Response.json(body, { status, headers: { 'cache-control': 'no-store', ...corsHeaders(request, door.allowedOrigins), ...headers } });
}

export const preflightAnswer = (request: Request, door: FunctionDoor): Response =>
  new Response(null, { status: 204, headers: { allow: 'POST, OPTIONS', ...corsHeaders(request, door.allowedOrigins) } });

/** A refusal as functions tell it whose answers have no form of their own: `{ok: false, error}`, with words where they help. */
export function plainRefusal(request: Request, door: FunctionDoor, refusal: Refusal): Response {
  const reply = answer(request, door);
  switch (refusal.kind) {
    case 'preflight':
      return preflightAnswer(request, door);
    case 'method':
      return reply(405, { ok: false, error: 'bad_request' }, { allow: 'POST, OPTIONS' });
    case 'token':
      return reply(tokenStatus[refusal.why], tokenRefusal(refusal.why));
    case 'body':
      return reply(refusal.why === 'too-large' ? 413 : 400, { ok: false, error: 'bad_request' });
    default:
      return unreachable(refusal);
  }
}
