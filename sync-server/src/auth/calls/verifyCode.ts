import { err, ok, type Result } from '../../../../src/core/kernel/result.ts';
import type { Query } from '../../store/database.ts';
import type { Auth, AuthAnswer, AuthRequest } from '../auth.ts';
import { authFailure, invalidRequest, type AuthFailure } from '../authFailure.ts';
import { redeemCode, type CodeKind, type SignUpTerms } from '../codes/oneTimeCodes.ts';
import { emailOf, readFields } from '../credentials.ts';
import { countGuess } from '../guesses.ts';
import { networkOf } from '../../http/networkOf.ts';
import { openSession } from '../sessions.ts';
import { lockUser, userByEmail } from '../users.ts';
import { claimAddress } from './createUser.ts';
import { confirmEmailChange } from './changeEmail.ts';

/** The kinds of code that each auth-js type accepts. Hosted Supabase stores sign-in and recovery codes together. */
const kinds = new Map<unknown, readonly CodeKind[]>([
  ['email', ['recovery_token', 'confirmation_token']],
  ['magiclink', ['recovery_token', 'confirmation_token']],
  // Someone who signs up with an existing account's address is sent a sign-in code.
  ['signup', ['confirmation_token', 'recovery_token']],
  ['recovery', ['recovery_token']],
]);

const wrong = authFailure(403, 'otp_expired', 'Token has expired or is invalid');

interface Given {
  readonly type: string;
  readonly email: string;
  readonly code: string;
}

/**
 * `POST /verify {type, email, token}`: opens a session for the right code, once. An unknown account and a wrong code get the same response.
 */
export async function verifyCode(auth: Auth, { request, address }: AuthRequest): AuthAnswer {
  const given = await readGiven(request);
  if (!given.ok) return given;
  const { type, email } = given.value;
  const guess = await countGuess(auth, { at: 'code', account: email, address });
  if (!guess.ok) return guess;
  const from = { address, userAgent: request.headers.get('user-agent') };
  const answer = type === 'email_change' ? await confirmEmailChange(auth, given.value, from) : await signInByCode(auth, given.value, from);
  if (answer === null) return err(wrong);
  await guess.value.takeBack();
  return answer;
}

interface From {
  readonly address: string | null;
  readonly userAgent: string | null;
}

/** A missing account is processed like an existing one, so that timing reveals nothing. */
const nobody = '00000000-0000-4000-8000-000000000000';

/** The answer to a sign-in with a code; null if the code is not the account's. Changes made while redeeming it are always committed. */
async function signInByCode(auth: Auth, given: Given, from: From): Promise<Awaited<AuthAnswer> | null> {
  const user = await userByEmail(auth.db.q, given.email, auth.clock());
  const userId = user?.id ?? nobody;
  return auth.db.tx(async (q) => {
    await lockUser(q, userId);
    const terms = await redeemAny(auth, q, { ...given, userId, network: networkOf(from.address) });
    if (terms === null || user === null) return null;
    if (user.banned) return err(authFailure(403, 'user_banned', 'User is banned'));
    await claimAddress(auth, q, { userId, ...terms });
    return ok(await openSession(auth, q, { userId, method: 'otp', ...from }));
  });
}

type Redeemed = Given & { readonly userId: string; readonly network: string };

async function redeemAny(auth: Auth, q: Query, { type, ...of }: Redeemed): Promise<SignUpTerms | null> {
  for (const kind of kinds.get(type) ?? []) {
    const terms = await redeemCode(auth, q, { ...of, kind });
    if (terms !== null) return terms;
  }
  return null;
}

async function readGiven(request: Request): Promise<Result<Given, AuthFailure>> {
  const fields = await readFields(request);
  if (!fields.ok) return fields;
  const { type, token, token_hash: tokenHash } = fields.value;
  if (typeof type !== 'string') return err(invalidRequest('Verify requires a verification type'));
  if (type !== 'email_change' && !kinds.has(type)) return err(invalidRequest('Unsupported verification type'));
  // Our messages have codes, not links, so no link hash was ever sent.
  if (tokenHash !== undefined && token === undefined) return err(wrong);
  if (typeof token !== 'string' || token === '') return err(invalidRequest('Verify requires a token or a token hash'));
  const email = emailOf(fields.value['email']);
  return email === null
    ? err(invalidRequest('Only an email address should be provided on verify'))
    : ok({ type, email, code: token.trim() });
}
