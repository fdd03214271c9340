import { err, ok, type Result } from '../../../../src/core/kernel/result.ts';
import type { Query } from '../../store/database.ts';
import type { Auth, AuthAnswer, AuthRequest } from '../auth.ts';
import { authFailure, invalidRequest, type AuthFailure } from '../authFailure.ts';
import { redeemCode, type CodeKind } from '../codes/oneTimeCodes.ts';
import { emailOf, readFields } from '../credentials.ts';
import { openSession } from '../sessions.ts';
import { tooMany } from '../tooMany.ts';
import { userByEmail } from '../users.ts';
import { confirmEmail } from './createUser.ts';
import { confirmEmailChange } from './changeEmail.ts';

/** Which codes each of auth-js's types takes. Hosted Supabase keeps a code to sign in and one to reset a password in one place. */
const kinds = new Map<unknown, readonly CodeKind[]>([
  ['email', ['recovery_token', 'confirmation_token']],
  ['magiclink', ['recovery_token', 'confirmation_token']],
  ['signup', ['confirmation_token']],
  ['recovery', ['recovery_token']],
]);

const wrong = authFailure(403, 'otp_expired', 'Token has expired or is invalid');

interface Given {
  readonly type: string;
  readonly email: string;
  readonly code: string;
}

/** `POST /verify {type, email, token}`: a session for the right code, once. An unknown account and a wrong code answer alike. */
export async function verifyCode(auth: Auth, { request, address }: AuthRequest): AuthAnswer {
  const given = await readGiven(request);
  if (!given.ok) return given;
  const { type, email } = given.value;
  const wait = auth.windows.failuresPerAccount.wait(email, auth.clock());
  if (wait > 0) return err(tooMany(wait));
  const from = { address, userAgent: request.headers.get('user-agent') };
  const answer = type === 'email_change' ? await confirmEmailChange(auth, given.value, from) : await signInByCode(auth, given.value, from);
  if (answer !== null) return answer;
  auth.windows.failuresPerAccount.record(email, auth.clock());
  return err(wrong);
}

interface From {
  readonly address: string | null;
  readonly userAgent: string | null;
}

/** Null when the code is not the account's. What redeeming changed is committed whatever it says. */
async function signInByCode(auth: Auth, given: Given, from: From): Promise<Awaited<AuthAnswer> | null> {
  const user = await userByEmail(auth.db.q, given.email, auth.clock());
  if (user === null) return null;
  return auth.db.tx(async (q) => {
    if (!(await anyRedeems(auth, q, { ...given, userId: user.id }))) return null;
    if (user.banned) return err(authFailure(403, 'user_banned', 'User is banned'));
    await confirmEmail(auth, q, user.id);
    return ok(await openSession(auth, q, { userId: user.id, method: 'otp', ...from }));
  });
}

async function anyRedeems(auth: Auth, q: Query, { type, userId, email, code }: Given & { readonly userId: string }): Promise<boolean> {
  for (const kind of kinds.get(type) ?? []) {
    if (await redeemCode(auth, q, { userId, kind, email, code })) return true;
  }
  return false;
}

async function readGiven(request: Request): Promise<Result<Given, AuthFailure>> {
  const fields = await readFields(request);
  if (!fields.ok) return fields;
  const { type, token, token_hash: tokenHash } = fields.value;
  if (typeof type !== 'string') return err(invalidRequest('Verify requires a verification type'));
  if (type !== 'email_change' && !kinds.has(type)) return err(invalidRequest('Unsupported verification type'));
  // Our messages carry codes and no links, so no hash of a link was ever sent.
  if (tokenHash !== undefined && token === undefined) return err(wrong);
  if (typeof token !== 'string' || token === '') return err(invalidRequest('Verify requires a token or a token hash'));
  const email = emailOf(fields.value['email']);
  return email === null
    ? err(invalidRequest('Only an email address should be provided on verify'))
    : ok({ type, email, code: token.trim() });
}
