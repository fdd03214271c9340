import { err, ok, type Result } from '../../core/kernel/result.ts';
import { isUuid } from '../userClaims.ts';
import type { BillingSettings } from './billingSettings.ts';
import type { BillingStore, Settled, StripeEventMark } from './billingStore.ts';
import { decidingSubscription, type SubscriptionSnapshot } from './subscriptionSnapshot.ts';
import { listOf } from './jsonFields.ts';
import { isMissing, type StripeApi, type StripeFailure } from './stripeApi.ts';

/** What is needed to read subscriptions from Stripe and store them. */
export interface Billing {
  readonly settings: BillingSettings;
  readonly stripe: StripeApi;
  readonly store: BillingStore;
}

export interface RefreshOutcome {
  readonly subscription: SubscriptionSnapshot | null;
  readonly settled: Settled | 'repeated';
}

/**
 * Reads the customer's current subscriptions from Stripe and stores them. An event only signals that something changed, so repeated,
 * delayed or reordered events all lead to Stripe's latest state. Each reading is numbered before the request, and an earlier one never
 * replaces a later one.
 */
export async function refreshSubscription(
  { settings, stripe, store }: Billing,
  customer: string,
  event: StripeEventMark | null = null,
): Promise<Result<RefreshOutcome, StripeFailure>> {
  const { reading, settled } = await store.beginReading(event?.id ?? null);
  if (settled) return ok({ subscription: null, settled: 'repeated' });
  const answer = await stripe.get(`/v1/subscriptions?${new URLSearchParams({ customer, status: 'all', limit: '100' }).toString()}`);
  // A customer deleted at Stripe has no subscriptions.
  if (!answer.ok && !isMissing(answer.error)) return err(answer.error);
  const subscription = answer.ok ? decidingSubscription(listOf(answer.value['data']), settings.prices) : null;
  const user = subscription !== null && isUuid(subscription.userId) ? subscription.userId : null;
  return ok({ subscription, settled: await store.settle({ reading, customer, user, event, subscription }) });
}
