import { endBilling } from './endBilling.ts';
import type { UserClaims } from '../../../src/backend/userClaims.ts';
import { deletedAccountKey } from '../auth/deletedAccountUsage.ts';
import { noStore, refusalResponse, type Refusal } from '../http/refusal.ts';
import { asUser } from '../store/asUser.ts';
import { isoUtc } from '../store/isoUtc.ts';
import type { Query } from '../store/database.ts';
import type { AccountContext } from './accountContext.ts';

/** How recently someone without a second factor must have signed in, in milliseconds. Protects unattended devices. */
const recentMs = 15 * 60_000;

/**
 * `DELETE /account/v1`: deletes the account and all its data, immediately and permanently. Subscriptions are cancelled at Stripe first,
 * because a deleted account must not be charged. If that fails, nothing is deleted and the response says so.
 */
export async function deleteAccount(context: AccountContext, claims: UserClaims): Promise<Response> {
  const { db, clock, secrets, sessionsChanged } = context;
  const proved = await asUser(db, claims, async (q) => claims.aal !== 'aal1' || (await hasJustProved(q, clock())));
  if (!proved) return refusalResponse(notProved);
  if (!(await endBilling(context, claims.sub))) return refusalResponse(notEnded);
  const email = await asUser(db, claims, async (q) => {
    const [account] = await q("select private.own_account() ->> 'email' as email");
    const address = account?.['email'] ?? '';
    await q('select private.delete_own_account($1)::text as done', [deletedAccountKey(secrets, address)]);
    return address;
  });
  // The database role of a user has no access to the development mailbox.
  await db.q('delete from mailbox.mails where recipient = $1', [email]);
  sessionsChanged();
  return new Response(null, { status: 204, headers: noStore });
}

const notProved: Refusal = { status: 403, code: 'reauthentication_needed', message: 'Sign in again before deleting the account' };

const notEnded: Refusal = {
  status: 503,
  code: 'billing_not_ended',
  message: 'We couldn’t cancel your subscription, so your account was not deleted. Try again in a moment.',
};

async function hasJustProved(q: Query, at: number): Promise<boolean> {
  const [row] = await q(`select ${isoUtc('proved_at')} from private.proved_at() proved_at`);
  return at - Date.parse(row?.['proved_at'] ?? '') <= recentMs;
}
