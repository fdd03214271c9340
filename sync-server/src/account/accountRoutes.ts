import { isUuid, type UserClaims } from '../../../src/backend/userClaims.ts';
import { badTokenMessage, tokenCode, tokenStatus } from '../../../src/backend/functionRequest.ts';
import { consume } from '../../../src/backend/rateLimiter.ts';
import { noStore, refusalResponse, rateLimitedRefusal } from '../http/refusal.ts';
import { asUser } from '../store/asUser.ts';
import { deleteAccount } from './deleteAccount.ts';
import { exportAccount } from './exportAccount.ts';
import type { AccountContext } from './accountContext.ts';

/** Serves `/account/v1/*`: account actions that auth-js does not offer. `path` is the part after the prefix. */
export async function answerAccount(context: AccountContext, path: string, request: Request): Promise<Response> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  if (path === '/standing') return request.method === 'GET' ? standing(context, token) : notAllowed('GET');
  const verdict = await context.verify(token);
  if (verdict.kind !== 'good') return refusal(verdict.kind);
  const { claims } = verdict;
  const wait = tooSoon(context, claims);
  if (wait > 0) return tooMany(wait);
  const session = /^\/sessions\/([^/]+)$/.exec(path)?.[1];
  if (session !== undefined) return request.method === 'DELETE' ? endSession(context, claims, session) : notAllowed('DELETE');
  switch (path) {
    case '/sessions':
      return request.method === 'GET' ? listSessions(context, claims) : notAllowed('GET');
    case '/export':
      return request.method === 'GET' ? exportAccount(context, claims) : notAllowed('GET');
    case '':
      return request.method === 'DELETE' ? deleteAccount(context, claims) : notAllowed('DELETE');
    default:
      return refusalResponse({ status: 404, code: 'not_found', message: 'Not found' });
  }
}

/** Tells a device whose session was refused whether the account was deleted. The device's token has usually expired by then. */
async function standing(context: AccountContext, token: string): Promise<Response> {
  const { db, verifyExpired } = context;
  const claims = await verifyExpired(token);
  if (claims === null) return refusal('bad');
  const wait = tooSoon(context, claims);
  if (wait > 0) return tooMany(wait);
  const [row] = await asUser(db, claims, (q) => q('select private.own_account_deleted()::text as deleted'));
  return row?.['deleted'] === 'true' ? refusal('deleted') : answer(200, { deleted: false });
}

/** Seconds until the account may call again. 0 means that this call is allowed and has been counted. */
const tooSoon = ({ window, clock }: AccountContext, { sub }: UserClaims): number => consume(window, sub, clock());

async function listSessions({ db }: AccountContext, claims: UserClaims): Promise<Response> {
  const rows = await asUser(db, claims, (q) => q('select session::text from private.own_sessions() session'));
  return answer(200, { sessions: rows.map((row) => JSON.parse(row['session'] ?? 'null') as unknown) });
}

async function endSession({ db, sessionsChanged }: AccountContext, claims: UserClaims, id: string): Promise<Response> {
  const [row] = isUuid(id) ? await asUser(db, claims, (q) => q('select private.end_own_session($1::uuid)::text as ended', [id])) : [];
  if (row?.['ended'] !== 'true') return refusalResponse({ status: 404, code: 'not_found', message: 'Session not found' });
  sessionsChanged();
  return new Response(null, { status: 204, headers: noStore });
}

const answer = (status: number, body: unknown): Response => Response.json(body, { status, headers: noStore });

const words: Readonly<Record<keyof typeof tokenCode, string>> = {
  bad: badTokenMessage,
  'second-factor': 'A second factor is required',
  deleted: 'This account has been deleted',
  unavailable: 'Accounts are unavailable right now',
};

const refusal = (why: keyof typeof tokenCode): Response =>
  refusalResponse({ status: tokenStatus[why], code: tokenCode[why], message: words[why] });

const tooMany = (seconds: number): Response => refusalResponse(rateLimitedRefusal('over_request_rate_limit', seconds));

const notAllowed = (allow: string): Response =>
  Response.json({ code: 'bad_method', message: 'Method not allowed' }, { status: 405, headers: { ...noStore, allow } });
