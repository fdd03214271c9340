import { err, ok } from '../../../../src/core/kernel/result.ts';
import { sqlState, uniqueViolation } from '../../store/sqlState.ts';
import { timestampOf, type Auth, type AuthAnswer, type AuthRequest } from '../auth.ts';
import { authFailure } from '../authFailure.ts';
import { emailOf, metadataOf, readFields } from '../credentials.ts';
import { hashPassword, newPassword } from '../passwords.ts';
import { openSession } from '../sessions.ts';

interface NewUser {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** `POST /signup {email, password, data?}`: a confirmed account and its first session; this server sends no e-mail. */
export async function signUp(auth: Auth, { request, address }: AuthRequest): AuthAnswer {
  const fields = await readFields(request);
  if (!fields.ok) return fields;
  const email = emailOf(fields.value['email']);
  if (email === null) return err(authFailure(400, 'validation_failed', 'Unable to validate email address: invalid format'));
  const password = newPassword(fields.value['password']);
  if (!password.ok) return password;
  const data = metadataOf(fields.value['data']);
  if (!data.ok) return data;
  const id = crypto.randomUUID();
  const metadata = { ...data.value, sub: id, email, email_verified: true, phone_verified: false };
  const user: NewUser = { id, email, passwordHash: await hashPassword(password.value), metadata };
  try {
    return ok(await createUser(auth, user, { address, userAgent: request.headers.get('user-agent') }));
  } catch (error) {
    if (sqlState(error) === uniqueViolation) return err(authFailure(422, 'user_already_exists', 'User already registered'));
    throw error;
  }
}

function createUser(auth: Auth, user: NewUser, from: { readonly address: string | null; readonly userAgent: string | null }) {
  return auth.db.tx(async (q) => {
    await q(
      `insert into auth.users
         (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
       values ($1::uuid, 'authenticated', 'authenticated', $2, $3, $5::timestamptz,
         '{"provider":"email","providers":["email"]}', $4::text::jsonb, $5::timestamptz, $5::timestamptz)`,
      [user.id, user.email, user.passwordHash, JSON.stringify(user.metadata), timestampOf(auth)],
    );
    return openSession(auth, q, { userId: user.id, method: 'password', ...from });
  });
}
