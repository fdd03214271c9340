import type { DatabaseCall } from '../../../src/backend/database/databaseCall.ts';
import type { DocumentFunction } from '../../../src/backend/database/databaseFunctions.ts';
import { openRequest, plainFailure, rateLimited, type FunctionContext, type RateLimit } from '../../../src/backend/functionRequest.ts';

/** Everything the function uses. Limited to web standards, so that Deno and Node run this same file. */
export interface TeamsEnv extends FunctionContext, RateLimit {
  readonly call: DatabaseCall;
  /**
   * Sends the mail that a request queued, and returns whether the invitation it made was sent. Never rejects. Null where no mail can be
   * sent: invitations must then be passed on by hand.
   */
  readonly sendMails: ((cause: MailCause) => Promise<boolean>) | null;
}

/** The request that may have queued mail, its caller, and the database's answer to it. */
export interface MailCause {
  readonly request: Request;
  readonly by: string;
  readonly answer: unknown;
}

interface Ask {
  /** The database function that answers the request, run as the caller. */
  readonly answer: DocumentFunction;
  /** Whether the request may cause mail. */
  readonly mails?: true;
}

/** The allowed requests: those of `teamsContract.ts`, which is not imported because its schemas need a package that functions do not. */
const asks: ReadonlyMap<string, Ask> = new Map([
  ['list', { answer: 'teams_list' }],
  ['create', { answer: 'teams_create' }],
  ['read', { answer: 'teams_read' }],
  ['rename', { answer: 'teams_rename' }],
  ['close', { answer: 'teams_close' }],
  ['reopen', { answer: 'teams_reopen' }],
  ['invite', { answer: 'teams_invite', mails: true }],
  ['revoke', { answer: 'teams_revoke' }],
  ['preview', { answer: 'teams_preview' }],
  ['accept', { answer: 'teams_accept' }],
  ['set-role', { answer: 'teams_set_role', mails: true }],
  ['remove', { answer: 'teams_remove', mails: true }],
  ['leave', { answer: 'teams_leave' }],
  ['hand-over', { answer: 'teams_hand_over', mails: true }],
  ['mention-mail', { answer: 'teams_mention_mail' }],
]);

/** The HTTP status for each refusal by the database. */
const statusOf: ReadonlyMap<string, number> = new Map([
  ['forbidden', 403],
  ['gone', 404],
  ['invalid', 422],
  ['plan_needed', 402],
  ['no_seat', 409],
  ['too_many', 429],
  ['last_owner', 409],
  ['wrong_address', 403],
  ['unconfirmed', 403],
  ['closed', 409],
]);

/**
 * `POST functions/v1/teams {ask, ...}`: everything a device asks about teams, answered as in `teamsContract.ts`. The database decides; this
 * function sends the mail afterwards. The answer to `invite` also says whether it was mailed. With `by` it acts only if the caller is that
 * person. A refusal is `{ok: false, error}` with a 4xx status.
 */
export async function handle(request: Request, env: TeamsEnv): Promise<Response> {
  const opened = await openRequest(request, env);
  if (!opened.ok) return opened.error;
  const { caller, body, reply } = opened.value;
  const { ask: name, by, ...given } = body;
  const ask = typeof name === 'string' ? asks.get(name) : undefined;
  if (ask === undefined) return reply(400, plainFailure('bad_request'));
  // A queued request names its author, so that it is never carried out as someone who signed in later.
  if (by !== undefined && by !== caller.claims.sub) return reply(409, plainFailure('other_person'));
  const limited = rateLimited(opened.value, env, plainFailure('slow_down'));
  if (limited !== null) return limited;
  try {
    const answer = await env.call(caller, ask.answer, { p: given });
    const refused = refusalIn(answer);
    if (refused !== null) return reply(statusOf.get(refused) ?? 400, plainFailure(refused));
    const cause = { request, by: caller.claims.sub, answer };
    return reply(200, ask.mails === true ? await answerAfterMail(env, ask, cause) : answer);
  } catch {
    return reply(500, plainFailure('internal'));
  }
}

async function answerAfterMail({ sendMails }: TeamsEnv, { answer: name }: Ask, cause: MailCause): Promise<unknown> {
  const mailed = (await sendMails?.(cause)) ?? false;
  const { answer } = cause;
  return name === 'teams_invite' && typeof answer === 'object' ? { ...answer, mailed } : answer;
}

/** The database's refusal code. Null if it did not refuse. */
function refusalIn(answer: unknown): string | null {
  const refused: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'refused') : 'invalid';
  return typeof refused === 'string' ? refused : null;
}
