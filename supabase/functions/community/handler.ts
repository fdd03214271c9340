import type { DatabaseCall } from '../../../src/backend/database/databaseCall.ts';
import type { DocumentFunction } from '../../../src/backend/database/databaseFunctions.ts';
import { openRequest, plainFailure, rateLimited, type FunctionDoor, type RateLimit } from '../../../src/backend/functionRequest.ts';

/** Everything the function touches; Web-standard parts only, so that Deno and Node run this same file. */
export interface CommunityEnv extends FunctionDoor, RateLimit {
  readonly call: DatabaseCall;
}

/** What may be asked, and which of the database's functions answers it as the caller. */
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

/** How each refusal of the database is told. */
const statusOf: ReadonlyMap<string, number> = new Map([
  ['forbidden', 403],
  ['gone', 404],
  ['invalid', 422],
  ['too_many', 429],
]);

/**
 * `POST functions/v1/community {ask, ...}`: the feed of shared deals, and what a person does in it. Sizes, forms, whose it is and how
 * much a day are the database's rules, which hold on every way in. With `by` it is done as that person or not at all. A refusal is `{ok: false, error}` with a 4xx status.
 */
export async function handle(request: Request, env: CommunityEnv): Promise<Response> {
  const opened = await openRequest(request, env);
  if (!opened.ok) return opened.error;
  const { caller, body, reply } = opened.value;
  const { ask, by, ...given } = body;
  const name = typeof ask === 'string' ? asks.get(ask) : undefined;
  if (name === undefined) return reply(400, plainFailure('bad_request'));
  // What waited on a device says whose it is: it must not go out as whoever signed in since.
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

/** The database's word for what it refused; it says nothing at all to a session below the assurance its user asked for. */
function refusalIn(answered: unknown): string | null {
  if (answered === null) return 'forbidden';
  const refused: unknown = typeof answered === 'object' ? Reflect.get(answered, 'refused') : 'invalid';
  return typeof refused === 'string' ? refused : null;
}
