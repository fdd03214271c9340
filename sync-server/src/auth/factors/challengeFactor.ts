import { err, ok } from '../../../../src/core/kernel/result.ts';
import { timestampOf, type Auth, type AuthAnswer, type AuthRequest } from '../auth.ts';
import { authFailure } from '../authFailure.ts';
import { currentUser, inOpenSession } from '../calls/currentUser.ts';
import { challengeForMs, lockFactor } from './factorRows.ts';

export const noSuchFactor = authFailure(404, 'mfa_factor_not_found', 'Factor not found');

/** `POST /factors/{id}/challenge`: a challenge to be answered with a code from the app. Valid for five minutes, and only once. */
export async function challengeFactor(auth: Auth, { request, address }: AuthRequest, factorId: string): AuthAnswer {
  const current = await currentUser(auth, request);
  if (!current.ok) return current;
  const id = crypto.randomUUID();
  const at = timestampOf(auth);
  return inOpenSession(auth, current.value, async (q) => {
    const factor = await lockFactor(auth, q, { id: factorId, userId: current.value.user.id });
    if (factor === null) return err(noSuchFactor);
    await q('update auth.mfa_factors set last_challenged_at = $2::timestamptz where id = $1::uuid', [factor.id, at]);
    await q(
      'insert into auth.mfa_challenges (id, factor_id, created_at, ip_address) values ($1::uuid, $2::uuid, $3::timestamptz, $4::inet)',
      [id, factor.id, at, address],
    );
    return ok({ id, type: 'totp', expires_at: Math.floor((auth.clock() + challengeForMs) / 1000) });
  });
}
