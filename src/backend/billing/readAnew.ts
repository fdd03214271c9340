import { err, ok, type Result } from '../../core/kernel/result.ts';
import { isUuid } from '../userClaims.ts';
import type { BillingSettings } from './billingSettings.ts';
import type { BillingStore, Settled, StripeEventMark } from './billingStore.ts';
import { decidingSubscription, type HeardSubscription } from './heardSubscription.ts';
import { listOf } from './jsonFields.ts';
import { isMissing, type StripeApi, type StripeFailure } from './stripeApi.ts';

/** What asking Stripe and keeping its answer needs. */
export interface Billing {
  readonly settings: BillingSettings;
  readonly stripe: StripeApi;
  readonly store: BillingStore;
}

export interface AskedAnew {
  readonly subscription: HeardSubscription | null;
  readonly settled: Settled | 'repeated';
}

/**
 * Asks Stripe for the customer's subscriptions as they are now and keeps the answer. Nothing an event carries is believed but that
 * something changed, so repeated, delayed and reordered events end in what Stripe has at last: the reading is numbered before the
 * question, and an answer to an earlier question never takes the place of a later one's.
 */
export async function readAnew(
  { settings, stripe, store }: Billing,
  customer: string,
  event: StripeEventMark | null = null,
): Promise<Result<AskedAnew, StripeFailure>> {
  const { reading, settled } = await store.beginReading(event?.id ?? null);
  if (settled) return ok({ subscription: null, settled: 'repeated' });
  const answer = await stripe.get(`/v1/subscriptions?${new URLSearchParams({ customer, status: 'all', limit: '100' }).toString()}`);
  // A customer who was removed there has none.
  if (!answer.ok && !isMissing(answer.error)) return err(answer.error);
  const subscription = answer.ok ? decidingSubscription(listOf(answer.value['data']), settings.prices) : null;
  const user = subscription !== null && isUuid(subscription.userId) ? subscription.userId : null;
  return ok({ subscription, settled: await store.settle({ reading, customer, user, event, subscription }) });
}
