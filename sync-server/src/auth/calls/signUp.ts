import { err, ok } from '../../../../src/core/kernel/result.ts';
import { sqlState, uniqueViolation } from '../../store/sqlState.ts';
import type { Auth, AuthAnswer, AuthRequest } from '../auth.ts';
import { authFailure } from '../authFailure.ts';
import { mayMail, sendCode } from '../codes/sendCode.ts';
import { emailOf, metadataOf, readFields } from '../credentials.ts';
import { hashPassword, newPassword } from '../passwords.ts';
import { openSession } from '../sessions.ts';
import { userByEmail, userJson } from '../users.ts';
import { createUser, type NewUser } from './createUser.ts';

const exists = authFailure(422, 'user_already_exists', 'User already registered');

/** `POST /signup {email, password, data?}`: an account and its first session, or, where addresses are confirmed, the account alone. */
export async function signUp(auth: Auth, { request, address }: AuthRequest): AuthAnswer {
  const fields = await readFields(request);
  if (!fields.ok) return fields;
  const email = emailOf(fields.value['email']);
  if (email === null) return err(authFailure(400, 'validation_failed', 'Unable to validate email address: invalid format'));
  const password = newPassword(fields.value['password']);
  if (!password.ok) return password;
  const data = metadataOf(fields.value['data']);
  if (!data.ok) return data;
  const passwordHash = await hashPassword(password.value);
  const user: NewUser = { id: crypto.randomUUID(), email, passwordHash, data: data.value, confirmed: !auth.confirmEmail };
  try {
    if (auth.confirmEmail) return await signUpUnconfirmed(auth, user, address);
    const from = { address, userAgent: request.headers.get('user-agent') };
    const opened = await auth.db.tx(async (q) => {
      await createUser(auth, q, user);
      return openSession(auth, q, { userId: user.id, method: 'password', ...from });
    });
    return ok(opened);
  } catch (error) {
    if (sqlState(error) === uniqueViolation) return err(exists);
    throw error;
  }
}

/** The account waits for the code sent to its address; signing up again before that replaces the password and the code. */
async function signUpUnconfirmed(auth: Auth, user: NewUser, address: string | null): AuthAnswer {
  const allowed = mayMail(auth, { email: user.email, address });
  if (!allowed.ok) return allowed;
  const pending = await userByEmail(auth.db.q, user.email, auth.clock());
  if (pending?.emailConfirmedAt === null) {
    await auth.db.q('update auth.users set encrypted_password = $2 where id = $1::uuid', [pending.id, user.passwordHash]);
  } else {
    await createUser(auth, auth.db.q, user);
  }
  const created = await userByEmail(auth.db.q, user.email, auth.clock());
  if (created === null) return err(exists);
  const sent = await sendCode(auth, { userId: created.id, kind: 'confirmation_token', email: user.email }, 'confirm');
  return sent.ok ? ok(userJson(created)) : sent;
}
