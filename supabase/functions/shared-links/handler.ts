import type { DatabaseCall } from '../../../src/backend/database/databaseCall.ts';
import type { DocumentFunction } from '../../../src/backend/database/databaseFunctions.ts';
import { openRequest, plainFailure, rateLimited, type FunctionContext, type RateLimit } from '../../../src/backend/functionRequest.ts';

/** Everything the function uses. Limited to web standards, so that Deno and Node run this same file. */
export interface SharedLinksEnv extends FunctionContext, RateLimit {
  readonly call: DatabaseCall;
}

/** The allowed requests, and the database function that answers each one, run as the caller. */
const asks: ReadonlyMap<string, DocumentFunction> = new Map([
  ['create', 'shared_link_create'],
  ['list', 'shared_link_list'],
  ['revoke', 'shared_link_revoke'],
]);

/** The HTTP status for each refusal by the database. */
const statusOf: ReadonlyMap<string, number> = new Map([
  ['forbidden', 403],
  ['gone', 404],
  ['invalid', 422],
  ['too_many', 429],
]);

/** The size limit of a request body: 256 kB of encrypted bytes in base64, and their address. */
const maxBodyBytes = 384 * 1024;

/**
 * `POST functions/v1/shared-links {ask: 'create' | 'list' | 'revoke', ...}`: a person's links to their deals, whose contents the server
 * cannot read. The database enforces sizes, ownership and the number of open links. A refusal is `{ok: false, error}` with a 4xx status.
 */
export async function handle(request: Request, env: SharedLinksEnv): Promise<Response> {
  const opened = await openRequest(request, { ...env, maxBodyBytes });
  if (!opened.ok) return opened.error;
  const { caller, body, reply } = opened.value;
  const { ask, ...given } = body;
  const name = typeof ask === 'string' ? asks.get(ask) : undefined;
  if (name === undefined) return reply(400, plainFailure('bad_request'));
  const limited = rateLimited(opened.value, env, plainFailure('slow_down'));
  if (limited !== null) return limited;
  try {
    const answered = await env.call(caller, name, { p: given });
    const refused = refusalIn(answered);
    return refused === null ? reply(200, answered) : reply(statusOf.get(refused) ?? 400, plainFailure(refused));
  } catch {
    return reply(500, plainFailure('internal'));
  }
}

/**
 * The database's refusal code; null if it did not refuse. The database answers null to a session below the user's required assurance level.
 */
function refusalIn(answered: unknown): string | null {
  if (answered === null) return 'forbidden';
  const refused: unknown = typeof answered === 'object' ? Reflect.get(answered, 'refused') : 'invalid';
  return typeof refused === 'string' ? refused : null;
}
