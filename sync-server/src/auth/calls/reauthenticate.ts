import { ok } from '../../../../src/core/kernel/result.ts';
import type { Auth, AuthAnswer, AuthRequest } from '../auth.ts';
import { networkOf } from '../../http/networkOf.ts';
import { mayMessage, sendCode } from '../codes/sendCode.ts';
import { currentUser } from './currentUser.ts';

/**
 * `GET /reauthenticate`: sends a code to the account's mailbox. It is then sent as `nonce` with a new password, or alone to confirm the
 * address.
 */
export async function reauthenticate(auth: Auth, { request, address }: AuthRequest): AuthAnswer {
  const current = await currentUser(auth, request);
  if (!current.ok) return current;
  const { id: userId, email } = current.value.user;
  const allowed = mayMessage(auth, { recipient: email, address });
  if (!allowed.ok) return allowed;
  const of = { userId, kind: 'reauthentication_token', email, network: networkOf(address) } as const;
  const sent = await sendCode(auth, of, 'reauthentication');
  return sent.ok ? ok({}) : sent;
}
