import { err, ok } from '../../../../src/core/kernel/result.ts';
import { networkOf } from '../../http/networkOf.ts';
import type { Auth, AuthAnswer, AuthRequest } from '../auth.ts';
import { authFailure } from '../authFailure.ts';
import type { SignUpTerms } from '../codes/oneTimeCodes.ts';
import { deliverCode, mayMessage } from '../codes/sendCode.ts';
import { emailOf, metadataOf, readFields } from '../credentials.ts';
import { hashPassword, newPassword } from '../passwords.ts';
import { openSession } from '../sessions.ts';
import { newUserJson } from '../users.ts';
import { createUser } from './createUser.ts';
import { makeEntryCode } from './requestSignInOrResetCode.ts';

const exists = authFailure(422, 'user_already_exists', 'User already registered');

/**
 * `POST /signup {email, password, data?}`: creates an account and its first session, or sends a code to the mailbox if addresses must be
 * confirmed first.
 */
export async function signUp(auth: Auth, { request, address }: AuthRequest): AuthAnswer {
  const fields = await readFields(request);
  if (!fields.ok) return fields;
  const email = emailOf(fields.value['email']);
  if (email === null) return err(authFailure(400, 'validation_failed', 'Unable to validate email address: invalid format'));
  const password = newPassword(fields.value['password']);
  if (!password.ok) return password;
  const data = metadataOf(fields.value['data']);
  if (!data.ok) return data;
  const terms = { passwordHash: await hashPassword(password.value), data: data.value };
  if (auth.confirmEmail) return signUpUnconfirmed(auth, { email, address }, terms);
  const from = { address, userAgent: request.headers.get('user-agent') };
  return auth.db.tx(async (q) => {
    const userId = await createUser(auth, q, { email, ...terms });
    return userId === null ? err(exists) : ok(await openSession(auth, q, { userId, method: 'password', ...from }));
  });
}

/**
 * The password is stored with its own code, never in the account, so that one sign-up cannot change what another's code opens. An address
 * that has an account gets the same response after the same work, and a sign-in code is sent to its mailbox.
 */
async function signUpUnconfirmed(
  auth: Auth,
  to: { readonly email: string; readonly address: string | null },
  terms: SignUpTerms,
): AuthAnswer {
  const allowed = mayMessage(auth, { recipient: to.email, address: to.address });
  if (!allowed.ok) return allowed;
  const made = await makeEntryCode(auth, { email: to.email, network: networkOf(to.address), terms, known: 'known' });
  if (made !== null) {
    const sent = await deliverCode(auth, made);
    if (!sent.ok) return sent;
  }
  return ok(newUserJson(to.email, terms.data, auth.clock()));
}
