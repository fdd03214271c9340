import { isMissing } from '../../../src/backend/billing/stripeApi.ts';
import type { AccountContext } from './accountContext.ts';

const paying = `select customer_id, coalesce(status not in ('canceled', 'incomplete', 'incomplete_expired'), false)::text as goes_on
  from public.subscriptions where user_id = $1::uuid`;

/**
 * Deletes the person's Stripe customer, which cancels all its subscriptions immediately and closes open checkout pages. True if no further
 * charge is possible. Without a Stripe key, true unless a subscription is known to continue.
 */
export async function endBilling({ db, billing }: Pick<AccountContext, 'db' | 'billing'>, user: string): Promise<boolean> {
  const [row] = await db.q(paying, [user]);
  const customer = row?.['customer_id'] ?? null;
  if (customer === null) return true;
  if (billing === null) return row?.['goes_on'] !== 'true';
  const removed = await billing.stripe.delete(`/v1/customers/${encodeURIComponent(customer)}`);
  return removed.ok || isMissing(removed.error);
}
