import type { DatabaseCall } from '../../../src/backend/database/databaseCall.ts';
import type { DocumentFunction } from '../../../src/backend/database/databaseFunctions.ts';
import { openRequest, plainFailure, rateLimited, type FunctionContext, type RateLimit } from '../../../src/backend/functionRequest.ts';

/** Everything the function uses. Limited to web standards, so that Deno and Node run this same file. */
export interface CommunityEnv extends FunctionContext, RateLimit {
  readonly call: DatabaseCall;
}

/** The allowed requests, and the database function that answers each one, run as the caller. */
const asks: ReadonlyMap<string, DocumentFunction> = new Map([
  ['feed', 'community_feed'],
  ['share', 'community_share'],
  ['comment', 'community_comment'],
  ['report', 'community_report'],
  ['hide', 'community_hide'],
  ['withdraw', 'community_withdraw'],
  ['moderation', 'community_moderation'],
  ['moderate', 'community_moderate'],
]);

/** The HTTP status for each refusal by the database. */
const statusOf: ReadonlyMap<string, number> = new Map([
  ['forbidden', 403],
  ['gone', 404],
  ['invalid', 422],
  ['too_many', 429],
]);

/**
 * `POST functions/v1/community {ask, ...}`: the feed of shared deals, and a person's actions in it. The database enforces sizes, formats,
 * ownership and daily limits, whichever way a call arrives. With `by` it acts only if the caller is that person. A refusal is `{ok: false,
 * error}` with a 4xx status.
 */
export async function handle(request: Request, env: CommunityEnv): Promise<Response> {
  const opened = await openRequest(request, env);
  if (!opened.ok) return opened.error;
  const { caller, body, reply } = opened.value;
  const { ask, by, ...given } = body;
  const name = typeof ask === 'string' ? asks.get(ask) : undefined;
  if (name === undefined) return reply(400, plainFailure('bad_request'));
  // A queued action names its author, so that it is never carried out as someone who signed in later.
  if (by !== undefined && by !== caller.claims.sub) return reply(409, plainFailure('other_person'));
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
