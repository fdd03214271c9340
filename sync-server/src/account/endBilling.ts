import { isMissing } from '../../../src/backend/billing/stripeApi.ts';
import type { AccountContext } from './accountContext.ts';

const paying = `select customer_id, coalesce(status not in ('canceled', 'incomplete', 'incomplete_expired'), false)::text as goes_on
  from public.subscriptions where user_id = $1::uuid`;

/**
 * Removes the person's customer at Stripe, which cancels every subscription of it at once and closes pages still open to pay. Whether nobody
 * will be charged from now on; without a key that is so unless a subscription is known to go on.
 */
export async function endBilling({ db, billing }: Pick<AccountContext, 'db' | 'billing'>, user: string): Promise<boolean> {
  const [row] = await db.q(paying, [user]);
  const customer = row?.['customer_id'] ?? null;
  if (customer === null) return true;
  if (billing === null) return row?.['goes_on'] !== 'true';
  const removed = await billing.stripe.delete(`/v1/customers/${encodeURIComponent(customer)}`);
  return removed.ok || isMissing(removed.error);
}
