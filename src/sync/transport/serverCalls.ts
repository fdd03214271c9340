import * as v from 'valibot';
import { protocolHeader, protocolVersion } from '../../core/protocol/syncCalls.ts';
import type { CallFailure, RecordOwner, ServerAnswer, ServerRequest } from '../step/effects.ts';

/** The owner of the records, and the token with which to send them. */
export interface Session extends RecordOwner {
  /** Null while no valid token is available. The sync counts pending records and sends nothing. */
  readonly token: string | null;
}

export interface ServerCallsOptions {
  readonly session: () => Session | null;
  readonly fetch: typeof fetch;
  readonly origin: string;
  readonly device: string;
  /** Epoch milliseconds. Used only for a Retry-After that is a date. */
  readonly now: () => number;
  /** Called with the token that the server refused with status 401. */
  readonly onRefused?: (token: string) => void;
}

/** The time limit for a call, in milliseconds. It is shorter than the step's own limit. */
const answerWithin = 30_000;

/**
 * Calls `/sync/v1` on behalf of one user, about one workspace. Each call checks the session again, so that this queue is never sent with
 * another user's token or to another workspace.
 */
export function createServerCalls(options: ServerCallsOptions): (owner: RecordOwner, request: ServerRequest) => Promise<ServerAnswer> {
  return async ({ userId, workspaceId }, request) => {
    const session = options.session();
    if (session === null || session.userId !== userId || session.workspaceId !== workspaceId)
      return failed({ kind: 'wrong-user', status: null });
    const { token } = session;
    if (token === null) return failed({ kind: 'no-token', status: null });
    if (subjectOf(token) !== userId) return failed({ kind: 'wrong-user', status: null });
    try {
      const response = await send(options, { token, workspaceId }, request);
      if (response.status === 401) options.onRefused?.(token);
      return await readAnswer(response, options.now());
    } catch {
      // Refused, interrupted or timed out. The server may have acted on the call, but the protocol makes a retry safe.
      return failed({ kind: 'no-answer', status: null });
    }
  };
}

interface Sender {
  readonly token: string;
  readonly workspaceId: string | null;
}

function send({ fetch, origin, device }: ServerCallsOptions, { token, workspaceId }: Sender, request: ServerRequest): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, [protocolHeader]: String(protocolVersion), accept: 'application/json' };
  const options: RequestInit = {
    headers,
    cache: 'no-store',
    credentials: 'omit',
    redirect: 'error',
    signal: AbortSignal.timeout(answerWithin),
  };
  if (request.kind === 'pull') {
    const query = new URLSearchParams({ after: String(request.after), limit: String(request.limit) });
    if (request.floor !== null) query.set('floor', String(request.floor));
    if (request.atLeast !== null) query.set('atLeast', String(request.atLeast));
    if (workspaceId !== null) query.set('workspace', workspaceId);
    return fetch(`${origin}/sync/v1/pull?${query}`, options);
  }
  const content = request.kind === 'push' ? { device, rows: request.rows } : { buckets: request.buckets };
  return fetch(`${origin}/sync/v1/${request.kind}`, {
    ...options,
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ ...(workspaceId === null ? {} : { workspace: workspaceId }), ...content }),
  });
}

/** A captive portal answers every request with status 200 and a page, so only JSON counts. */
async function readAnswer(response: Response, now: number): Promise<ServerAnswer> {
  const text = await response.text();
  const retryAfter = readRetryAfter(response.headers.get('retry-after'), now);
  const isJson = /^application\/json\b/i.test(response.headers.get('content-type') ?? '');
  if (!response.ok) return failed({ kind: 'status', status: response.status, retryAfter, ...(isJson ? codeIn(text) : {}) });
  if (!isJson) return failed({ kind: 'not-json', status: response.status });
  try {
    return { ok: true, body: JSON.parse(text) };
  } catch {
    return failed({ kind: 'not-json', status: response.status });
  }
}

function codeIn(text: string): Pick<CallFailure, 'code'> {
  try {
    const read = v.safeParse(v.object({ code: v.string() }), JSON.parse(text));
    return read.success ? read.output : {};
  } catch {
    return {};
  }
}

const failed = (failure: Omit<CallFailure, 'retryAfter'> & { readonly retryAfter?: number | null }): ServerAnswer => ({
  ok: false,
  failure: { retryAfter: null, ...failure },
});

/**
 * The Retry-After header, in seconds or as a date, as milliseconds from now. At most a day, so that no server can stop a device from
 * syncing for good.
 */
function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  const wait = /^\d{1,9}$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isFinite(wait) ? Math.min(Math.max(0, wait), 86_400_000) : null;
}

/** The user named in a token. Null if there is none. Only the server verifies the token. */
export function subjectOf(token: string): string | null {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(payload));
    return typeof claims === 'object' && claims !== null && 'sub' in claims && typeof claims.sub === 'string' ? claims.sub : null;
  } catch {
    return null;
  }
}
