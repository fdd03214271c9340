import { err, ok, type Result } from '../../../../src/core/kernel/result.ts';
import type { Auth } from '../auth.ts';
import { authFailure, badToken, type AuthFailure } from '../authFailure.ts';
import { userById, type User } from '../users.ts';

export interface CurrentUser {
  readonly user: User;
  readonly sessionId: string;
}

/** The user of the request's access token, as long as the session it belongs to is open. */
export async function currentUser(auth: Auth, request: Request): Promise<Result<CurrentUser, AuthFailure>> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const claims = token === undefined ? null : await auth.tokens.verify(token);
  if (claims === null || claims.sessionId === null) return err(badToken);
  const user = await userById(auth.db.q, claims.sub, auth.clock());
  if (user === null) return err(authFailure(403, 'user_not_found', 'User from sub claim in JWT does not exist'));
  const open = await auth.db.q('select id::text from auth.sessions where id = $1::uuid and user_id = $2::uuid', [
    claims.sessionId,
    user.id,
  ]);
  if (open.length === 0) return err(authFailure(403, 'session_not_found', 'Session from session_id claim in JWT does not exist'));
  if (user.banned) return err(authFailure(403, 'user_banned', 'User is banned'));
  return ok({ user, sessionId: claims.sessionId });
}
