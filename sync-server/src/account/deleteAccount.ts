import type { UserClaims } from '../../../supabase/functions/_shared/userClaims.ts';
import { asUser } from '../store/asUser.ts';
import { isoUtc } from '../store/isoUtc.ts';
import type { Query } from '../store/database.ts';
import type { AccountContext } from './accountRoutes.ts';

/** An unattended device deletes nothing: without a second factor the person must have just signed in. */
const recentMs = 15 * 60_000;

/** `DELETE /account/v1`: the account and everything of it, at once and for good. */
export async function deleteAccount({ db, clock, sessionsChanged }: AccountContext, claims: UserClaims): Promise<Response> {
  const deleted = await asUser(db, claims, async (q) => {
    if (claims.aal === 'aal1' && !(await hasJustProved(q, clock()))) return null;
    const [account] = await q("select private.own_account() ->> 'email' as email");
    await q('select private.delete_own_account()::text as done');
    return { email: account?.['email'] ?? '' };
  });
  // The development mailbox lies outside of what the person may touch.
  if (deleted !== null) await db.q('delete from mailbox.mails where recipient = $1', [deleted.email]);
  sessionsChanged();
  if (deleted !== null) return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  const body = { code: 'reauthentication_needed', message: 'Sign in again before deleting the account' };
  return Response.json(body, { status: 403, headers: { 'cache-control': 'no-store' } });
}

async function hasJustProved(q: Query, at: number): Promise<boolean> {
  const [row] = await q(`select ${isoUtc('proved_at')} from private.proved_at() proved_at`);
  return at - Date.parse(row?.['proved_at'] ?? '') <= recentMs;
}
