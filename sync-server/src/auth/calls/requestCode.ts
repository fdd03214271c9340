import { err, ok, type Result } from '../../../../src/core/kernel/result.ts';
import { sqlState, uniqueViolation } from '../../store/sqlState.ts';
import type { Auth, AuthAnswer, AuthRequest } from '../auth.ts';
import { authFailure, type AuthFailure } from '../authFailure.ts';
import { mayMail, sendCode } from '../codes/sendCode.ts';
import { emailOf, metadataOf, readFields, type Fields } from '../credentials.ts';
import { userByEmail, type User } from '../users.ts';
import { createUser } from './createUser.ts';

const noSuchUser = authFailure(422, 'otp_disabled', 'Signups not allowed for otp');

interface Asked {
  readonly email: string;
  readonly fields: Fields;
}

/** `POST /otp {email, create_user, data?}`: a code to sign in with, for a new account as well unless told otherwise. */
export async function requestSignInCode(auth: Auth, call: AuthRequest): AuthAnswer {
  const asked = await readAsked(auth, call);
  if (!asked.ok) return asked;
  const { email, fields } = asked.value;
  const data = metadataOf(fields['data']);
  if (!data.ok) return data;
  const known = await userByEmail(auth.db.q, email, auth.clock());
  if (known === null && fields['create_user'] === false) return err(noSuchUser);
  const user = known ?? (await newUser(auth, email, data.value));
  if (user === null) return err(noSuchUser);
  // Whoever made an account for somebody else's address and waits there with a password must not share it.
  if (user.emailConfirmedAt === null) await forgetPassword(auth, user.id);
  return codeTo(auth, user);
}

const forgetPassword = (auth: Auth, userId: string) =>
  auth.db.q("update auth.users set encrypted_password = '' where id = $1::uuid", [userId]);

/** `POST /recover {email}`: a code to choose a new password with. Answers alike, and as fast, whether or not there is such an account. */
export async function requestRecovery(auth: Auth, call: AuthRequest): AuthAnswer {
  const asked = await readAsked(auth, call);
  if (!asked.ok) return asked;
  const user = await userByEmail(auth.db.q, asked.value.email, auth.clock());
  // Not waited for: the time a message takes would tell that there is an account. A failure is in the server's log.
  if (user !== null) void sendCode(auth, { userId: user.id, kind: 'recovery_token', email: user.email }, 'recovery').catch(console.error);
  return ok({});
}

/** `POST /resend {type, email}`: the code of a sign-up or of a change of address once more. */
export async function resendCode(auth: Auth, call: AuthRequest): AuthAnswer {
  const asked = await readAsked(auth, call);
  if (!asked.ok) return asked;
  const { email, fields } = asked.value;
  const user = await userByEmail(auth.db.q, email, auth.clock());
  switch (fields['type']) {
    case 'signup':
      if (user !== null && user.emailConfirmedAt === null) return codeTo(auth, user);
      return ok({});
    case 'email_change':
      if (user === null || user.newEmail === null) return ok({});
      return sendToNewMailbox(auth, user.id, user.newEmail);
    default:
      return err(authFailure(400, 'validation_failed', 'Missing one of these types: signup, email_change'));
  }
}

const sendToNewMailbox = async (auth: Auth, userId: string, email: string): AuthAnswer => {
  const sent = await sendCode(auth, { userId, kind: 'email_change_token_new', email }, 'email-change');
  return sent.ok ? ok({}) : sent;
};

/** An address that was never confirmed is confirmed by the same code that signs in. */
async function codeTo(auth: Auth, { id, email, emailConfirmedAt }: User): AuthAnswer {
  const [kind, purpose] =
    emailConfirmedAt === null ? (['confirmation_token', 'confirm'] as const) : (['recovery_token', 'sign-in'] as const);
  const sent = await sendCode(auth, { userId: id, kind, email }, purpose);
  return sent.ok ? ok({}) : sent;
}

async function readAsked(auth: Auth, { request, address }: AuthRequest): Promise<Result<Asked, AuthFailure>> {
  const fields = await readFields(request);
  if (!fields.ok) return fields;
  const email = emailOf(fields.value['email']);
  if (email === null) return err(authFailure(400, 'validation_failed', 'Unable to validate email address: invalid format'));
  const allowed = mayMail(auth, { email, address });
  return allowed.ok ? ok({ email, fields: fields.value }) : allowed;
}

/** Null when another request made the account at the same moment and it is gone again. */
async function newUser(auth: Auth, email: string, data: Fields): Promise<User | null> {
  try {
    await createUser(auth, auth.db.q, { id: crypto.randomUUID(), email, passwordHash: '', data, confirmed: false });
  } catch (error) {
    if (sqlState(error) !== uniqueViolation) throw error;
  }
  return userByEmail(auth.db.q, email, auth.clock());
}
