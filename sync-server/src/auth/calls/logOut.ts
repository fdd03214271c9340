import { err, ok } from '../../../../src/core/kernel/result.ts';
import type { Auth, AuthAnswer, AuthRequest } from '../auth.ts';
import { authFailure } from '../authFailure.ts';
import { currentUser, lacksFactor } from './currentUser.ts';

/** Which of the user's ($2) sessions end, relative to the calling one ($1). */
const scopes = new Map([
  ['local', 'id = $1::uuid and user_id = $2::uuid'],
  ['others', 'id <> $1::uuid and user_id = $2::uuid'],
  ['global', '$1::uuid is not null and user_id = $2::uuid'],
]);

/** 422, because auth-js treats 401, 403 and 404 as a successful sign-out. */
const needsFactor = authFailure(422, 'insufficient_aal', 'AAL2 session is required to end other sessions when MFA is enabled.');

/** `POST /logout?scope=global|local|others`: ends sessions, and with them their refresh tokens. */
export async function logOut(auth: Auth, { request, query }: AuthRequest): AuthAnswer {
  const scope = query.get('scope') ?? 'global';
  const ended = scopes.get(scope);
  if (ended === undefined) return err(authFailure(400, 'validation_failed', 'scope must be global, local or others'));
  const current = await currentUser(auth, request);
  if (!current.ok) return current;
  if (scope !== 'local' && lacksFactor(current.value)) return err(needsFactor);
  const { sessionId, user } = current.value;
  await auth.db.q(`delete from auth.sessions where ${ended}`, [sessionId, user.id]);
  return ok(null);
}
