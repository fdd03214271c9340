import { ok } from '../../../../src/core/kernel/result.ts';
import type { Auth, AuthAnswer, AuthRequest } from '../auth.ts';
import { mayMail, sendCode } from '../codes/sendCode.ts';
import { currentUser } from './currentUser.ts';

/** `GET /reauthenticate`: a code to the account's mailbox, to be sent as `nonce` with a new password. */
export async function reauthenticate(auth: Auth, { request, address }: AuthRequest): AuthAnswer {
  const current = await currentUser(auth, request);
  if (!current.ok) return current;
  const { id: userId, email } = current.value.user;
  const allowed = mayMail(auth, { email, address });
  if (!allowed.ok) return allowed;
  const sent = await sendCode(auth, { userId, kind: 'reauthentication_token', email }, 'reauthentication');
  return sent.ok ? ok({}) : sent;
}
