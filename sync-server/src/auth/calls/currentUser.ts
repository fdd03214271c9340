import { err, ok, type Result } from '../../../../src/core/kernel/result.ts';
import { isoUtc } from '../../store/isoUtc.ts';
import type { Query } from '../../store/database.ts';
import type { Auth } from '../auth.ts';
import { authFailure, badToken, type AuthFailure } from '../authFailure.ts';
import { hasVerifiedFactor, lockUser, userById, type User } from '../users.ts';

export interface CurrentUser {
  readonly user: User;
  readonly sessionId: string;
  /** The session's actual assurance level. A token signed before a factor was removed may still claim another. */
  readonly aal: string;
  /** When the person signed in, as an ISO instant. */
  readonly signedInAt: string;
}

/** The user of the request's access token, as long as the token's session is open. */
export async function currentUser(auth: Auth, request: Request): Promise<Result<CurrentUser, AuthFailure>> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const claims = token === undefined ? null : await auth.tokens.verify(token);
  if (claims === null || claims.sessionId === null) return err(badToken);
  const user = await userById(auth.db.q, claims.sub, auth.clock());
  if (user === null) return err(authFailure(403, 'user_not_found', 'User from sub claim in JWT does not exist'));
  const [session] = await auth.db.q(
    `select aal::text, ${isoUtc('created_at')} from auth.sessions where id = $1::uuid and user_id = $2::uuid`,
    [claims.sessionId, user.id],
  );
  if (session === undefined) return err(sessionGone);
  if (user.banned) return err(authFailure(403, 'user_banned', 'User is banned'));
  return ok({ user, sessionId: claims.sessionId, aal: session['aal'] ?? 'aal1', signedInAt: session['created_at'] ?? '' });
}

const sessionGone = authFailure(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');

/**
 * Whether the person has a second factor that this session has not used. Such a session may read and verify the factor, but change nothing.
 */
export const lacksFactor = ({ user, aal }: CurrentUser): boolean => hasVerifiedFactor(user) && aal !== 'aal2';

/** Runs `work` on the account in one transaction, unless the session has ended since it was checked. */
export function inOpenSession<Value>(
  auth: Auth,
  { user, sessionId }: CurrentUser,
  work: (q: Query) => Promise<Result<Value, AuthFailure>>,
): Promise<Result<Value, AuthFailure>> {
  return auth.db.tx(async (q) => {
    await lockUser(q, user.id);
    const [open] = await q('select id::text from auth.sessions where id = $1::uuid and user_id = $2::uuid', [sessionId, user.id]);
    return open === undefined ? err(sessionGone) : work(q);
  });
}
