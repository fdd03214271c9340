import { err, ok } from '../../../../src/core/kernel/result.ts';
import type { Auth, AuthAnswer, AuthRequest } from '../auth.ts';
import { authFailure } from '../authFailure.ts';
import { emailOf, readFields } from '../credentials.ts';
import { countGuess } from '../guesses.ts';
import { passwordMatches } from '../passwords.ts';
import { openSession, type NewSession } from '../sessions.ts';
import { userByEmail, type User } from '../users.ts';

const wrong = authFailure(400, 'invalid_credentials', 'Invalid login credentials');
const unconfirmed = authFailure(400, 'email_not_confirmed', 'Email not confirmed');

/** `POST /token?grant_type=password {email, password}`. An unknown account and a wrong password get the same response. */
export async function passwordGrant(auth: Auth, { request, address }: AuthRequest): AuthAnswer {
  const fields = await readFields(request);
  if (!fields.ok) return fields;
  const { password } = fields.value;
  if (typeof fields.value['email'] !== 'string' || typeof password !== 'string') {
    return err(authFailure(400, 'validation_failed', 'email and password must be text'));
  }
  const email = emailOf(fields.value['email']);
  if (email === null) return err(wrong);
  const guess = await countGuess(auth, { at: 'password', account: email, address });
  if (!guess.ok) return guess;
  const user = await userByEmail(auth.db.q, email, auth.clock());
  const pending = auth.confirmEmail ? await pendingPassword(auth, email) : null;
  const isPending = auth.confirmEmail && user?.emailConfirmedAt === null;
  const hash = (isPending ? pending || user?.passwordHash : user?.passwordHash) ?? null;
  if (!(await passwordMatches(password, hash)) || user === null) return err(wrong);
  await guess.value.takeBack();
  if (isPending) return err(unconfirmed);
  if (user.banned) return err(authFailure(400, 'user_banned', 'User is banned'));
  return open(auth, user, { userId: user.id, method: 'password', address, userAgent: request.headers.get('user-agent') });
}

/** The password for the newest unconfirmed sign-up. Only someone who knows it learns that the sign-up exists. */
async function pendingPassword(auth: Auth, email: string): Promise<string | null> {
  const [row] = await auth.db.q(
    `select password_hash from auth.one_time_tokens where relates_to = $1 and token_type = 'confirmation_token' and password_hash is not null
     order by created_at desc limit 1`,
    [email],
  );
  return row?.['password_hash'] ?? null;
}

/** Opens a session, unless the password was changed or removed during the comparison. */
function open(auth: Auth, { id, passwordHash }: User, opening: NewSession): AuthAnswer {
  return auth.db.tx(async (q) => {
    const [same] = await q('select id::text from auth.users where id = $1::uuid and encrypted_password = $2 for update', [
      id,
      passwordHash,
    ]);
    return same === undefined ? err(wrong) : ok(await openSession(auth, q, opening));
  });
}
