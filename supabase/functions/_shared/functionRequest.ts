import { err, ok, type Result } from '../../../src/core/kernel/result.ts';
import { corsHeaders } from './corsHeaders.ts';
import { readJsonBody, type BodyFailure } from './body/readJsonBody.ts';
import type { VerifyToken } from './tokenVerifier.ts';
import type { UserClaims } from './userClaims.ts';

/** The user a request acts as, with the token itself for stores that act through it. */
export interface Caller {
  readonly claims: UserClaims;
  readonly token: string;
}

export interface FunctionDoor {
  readonly verify: VerifyToken;
  /** Other origins whose pages may call; our own needs no permission. */
  readonly allowedOrigins: readonly string[];
}

/** A request from a signed-in user with a JSON body, not yet checked field by field. */
export interface FunctionRequest {
  readonly caller: Caller;
  readonly body: Readonly<Record<string, unknown>>;
}

export type Refusal =
  | { readonly kind: 'preflight' }
  | { readonly kind: 'method' }
  | { readonly kind: 'unauthorized' }
  | { readonly kind: 'body'; readonly why: BodyFailure };

/** A function's body is a link or an id: far below this. */
const maxBodyBytes = 16 * 1024;

/** What every function checks first: method, token, body, in this order. */
export async function openRequest(request: Request, door: FunctionDoor): Promise<Result<FunctionRequest, Refusal>> {
  if (request.method === 'OPTIONS') return err({ kind: 'preflight' });
  if (request.method !== 'POST') return err({ kind: 'method' });
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const claims = token === undefined ? null : await door.verify(token);
  if (token === undefined || claims === null) return err({ kind: 'unauthorized' });
  const body = await readJsonBody(request, maxBodyBytes);
  if (!body.ok) return err({ kind: 'body', why: body.error });
  const fields = typeof body.value === 'object' && body.value !== null ? body.value : {};
  return ok({ caller: { claims, token }, body: fields as Readonly<Record<string, unknown>> });
}

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
