import type { DatabaseCall } from '../_shared/database/databaseCall.ts';
import { answer, openRequest, plainRefusal, type FunctionDoor } from '../_shared/functionRequest.ts';
import type { SlidingWindow } from '../_shared/slidingWindow.ts';

/** Everything the function touches; Web-standard parts only, so that Deno and Node run this same file. */
export interface CommunityEnv extends FunctionDoor {
  readonly call: DatabaseCall;
  /** Brakes one person's calls; what they may write in a day is the database's. */
  readonly window: SlidingWindow;
  /** The server's clock, in milliseconds. */
  readonly now: () => number;
}

/** What may be asked, and which of the database's functions answers it as the caller. */
const asks: ReadonlyMap<string, string> = new Map([
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
  if (!opened.ok) return plainRefusal(request, env, opened.error);
  const reply = answer(request, env);
  const { caller, body } = opened.value;
  const { ask, by, ...given } = body;
  const name = typeof ask === 'string' ? asks.get(ask) : undefined;
  if (name === undefined) return reply(400, { ok: false, error: 'bad_request' });
  // What waited on a device says whose it is: it must not go out as whoever signed in since.
  if (by !== undefined && by !== caller.claims.sub) return reply(409, { ok: false, error: 'other_person' });
  const wait = env.window.wait(caller.claims.sub, env.now());
  if (wait > 0) return reply(429, { ok: false, error: 'slow_down' }, { 'retry-after': String(wait) });
  env.window.record(caller.claims.sub, env.now());
  try {
    const answered = await env.call(caller, name, given);
    const refused = refusalIn(answered);
    return refused === null ? reply(200, answered) : reply(statusOf.get(refused) ?? 400, { ok: false, error: refused });
  } catch {
    return reply(500, { ok: false, error: 'internal' });
  }
}

/** The database's word for what it refused; it says nothing at all to a session below the assurance its user asked for. */
function refusalIn(answered: unknown): string | null {
  if (answered === null) return 'forbidden';
  const refused: unknown = typeof answered === 'object' ? Reflect.get(answered, 'refused') : 'invalid';
  return typeof refused === 'string' ? refused : null;
}
