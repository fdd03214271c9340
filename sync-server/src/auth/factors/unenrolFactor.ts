import { err, ok } from '../../../../src/core/kernel/result.ts';
import type { Auth, AuthAnswer, AuthRequest } from '../auth.ts';
import { authFailure } from '../authFailure.ts';
import { currentUser, inOpenSession, lacksFactor } from '../calls/currentUser.ts';
import { noSuchFactor } from './challengeFactor.ts';
import { factorMethods, lockFactor } from './factorRows.ts';

const needsFactor = authFailure(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');

/** `DELETE /factors/{id}`: removes the factor. Sessions raised by that factor return to aal1. */
export async function unenrolFactor(auth: Auth, { request }: AuthRequest, factorId: string): AuthAnswer {
  const current = await currentUser(auth, request);
  if (!current.ok) return current;
  if (lacksFactor(current.value)) return err(needsFactor);
  return inOpenSession(auth, current.value, async (q) => {
    const factor = await lockFactor(auth, q, { id: factorId, userId: current.value.user.id });
    if (factor === null) return err(noSuchFactor);
    await q(
      `delete from auth.mfa_amr_claims where authentication_method = any ($2::text[])
       and session_id in (select id from auth.sessions where factor_id = $1::uuid)`,
      [factor.id, `{${Object.values(factorMethods).join(',')}}`],
    );
    await q("update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1::uuid", [factor.id]);
    await q('delete from auth.mfa_factors where id = $1::uuid', [factor.id]);
    return ok({ id: factor.id });
  });
}
