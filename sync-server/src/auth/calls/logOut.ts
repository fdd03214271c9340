import { err, ok } from '../../../../src/core/kernel/result.ts';
import type { Auth, AuthAnswer, AuthRequest } from '../auth.ts';
import { authFailure } from '../authFailure.ts';
import { currentUser } from './currentUser.ts';

/** Which of the user's sessions ($2) end, seen from the one that asks ($1). */
const scopes = new Map([
  ['local', 'id = $1::uuid and user_id = $2::uuid'],
  ['others', 'id <> $1::uuid and user_id = $2::uuid'],
  ['global', '$1::uuid is not null and user_id = $2::uuid'],
]);

/** `POST /logout?scope=global|local|others`: ends sessions, and with them their refresh tokens. */
export async function logOut(auth: Auth, { request, query }: AuthRequest): AuthAnswer {
  const ended = scopes.get(query.get('scope') ?? 'global');
  if (ended === undefined) return err(authFailure(400, 'validation_failed', 'scope must be global, local or others'));
  const current = await currentUser(auth, request);
  if (!current.ok) return current;
  const { sessionId, user } = current.value;
  await auth.db.q(`delete from auth.sessions where ${ended}`, [sessionId, user.id]);
  return ok(null);
}
