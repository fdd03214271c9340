import { err, ok } from '../../../../src/core/kernel/result.ts';
import type { Auth, AuthAnswer, AuthRequest } from '../auth.ts';
import { authFailure } from '../authFailure.ts';
import { emailOf, readFields } from '../credentials.ts';
import { passwordMatches } from '../passwords.ts';
import { openSession } from '../sessions.ts';
import { tooMany } from '../tooMany.ts';
import { userByEmail } from '../users.ts';

const wrong = authFailure(400, 'invalid_credentials', 'Invalid login credentials');

/** `POST /token?grant_type=password {email, password}`. An unknown account and a wrong password answer alike. */
export async function passwordGrant(auth: Auth, { request, address }: AuthRequest): AuthAnswer {
  const fields = await readFields(request);
  if (!fields.ok) return fields;
  const { password } = fields.value;
  if (typeof fields.value['email'] !== 'string' || typeof password !== 'string') {
    return err(authFailure(400, 'validation_failed', 'email and password must be text'));
  }
  const email = emailOf(fields.value['email']);
  if (email === null) return err(wrong);
  const wait = auth.windows.failuresPerAccount.wait(email, auth.clock());
  if (wait > 0) return err(tooMany(wait));
  const user = await userByEmail(auth.db.q, email, auth.clock());
  if (!(await passwordMatches(password, user?.passwordHash ?? null)) || user === null) {
    auth.windows.failuresPerAccount.record(email, auth.clock());
    return err(wrong);
  }
  if (user.emailConfirmedAt === null) return err(authFailure(400, 'email_not_confirmed', 'Email not confirmed'));
  if (user.banned) return err(authFailure(400, 'user_banned', 'User is banned'));
  const opening = { userId: user.id, method: 'password', address, userAgent: request.headers.get('user-agent') } as const;
  return ok(await auth.db.tx((q) => openSession(auth, q, opening)));
}
