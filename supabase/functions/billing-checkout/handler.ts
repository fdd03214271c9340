import { err, ok, type Result } from '../../../src/core/kernel/result.ts';
import { isPaidPlan, type PaidPlan } from '../../../src/core/contracts/billingContract.ts';
import { respondWithStripePage, failure, type BillingContext, type PageFailure } from '../../../src/backend/billing/billingRequest.ts';
import { isOngoing } from '../../../src/backend/billing/subscriptionSnapshot.ts';
import { textOf } from '../../../src/backend/billing/jsonFields.ts';
import { refreshSubscription, type Billing } from '../../../src/backend/billing/refreshSubscription.ts';
import { returnOrigin, type OwnOrigin } from '../../../src/backend/billing/returnOrigin.ts';
import { isMissing, type StripeFailure } from '../../../src/backend/billing/stripeApi.ts';
import { openRequest } from '../../../src/backend/functionRequest.ts';

export interface BillingCheckoutEnv extends BillingContext {
  readonly ownOrigin: OwnOrigin;
}

/**
 * `POST functions/v1/billing-checkout {plan, requestId}`: the URL of a Stripe page on which the caller buys the plan. Existing subscribers
 * change their plan instead. The same `requestId` (20 to 40 characters chosen by the caller) gives the same page. Prices and URLs are the
 * server's own.
 */
export async function handle(request: Request, env: BillingCheckoutEnv): Promise<Response> {
  const opened = await openRequest(request, env, failure);
  if (!opened.ok) return opened.error;
  const { caller, body, reply } = opened.value;
  const user = caller.claims.sub;
  const { plan, requestId } = body;
  const origin = returnOrigin(request, env);
  if (!isPaidPlan(plan) || typeof requestId !== 'string' || !/^[\w-]{20,40}$/.test(requestId) || origin === null)
    return reply(400, failure('bad_request'));
  return respondWithStripePage(opened.value, env, (billing) => openCheckout(billing, { user, plan, requestId, origin }));
}

interface Purchase {
  readonly user: string;
  readonly plan: PaidPlan;
  readonly requestId: string;
  readonly origin: string;
}

async function openCheckout(billing: Billing, purchase: Purchase): Promise<Result<string, PageFailure>> {
  const kept = await billing.store.customerOf(purchase.user);
  if (kept !== null) {
    const refreshed = await refreshSubscription(billing, kept);
    if (!refreshed.ok) return refreshed;
    if (refreshed.value.subscription !== null && isOngoing(refreshed.value.subscription)) return err('already_subscribed');
  }
  const customer = kept === null ? await newCustomer(billing, purchase.user, null) : ok(kept);
  if (!customer.ok) return customer;
  const opened = await newSession(billing, customer.value, purchase);
  if (opened.ok || !isMissing(opened.error) || kept === null) return opened;
  // The customer was deleted at Stripe, or belongs to Stripe's other mode (test or live).
  const instead = await newCustomer(billing, purchase.user, kept);
  return instead.ok ? newSession(billing, instead.value, purchase) : instead;
}

/**
 * Creates the customer once per person, even if requested several times at once. Stripe itself asks for the email address, so we do not
 * send it.
 */
async function newCustomer({ stripe, store }: Billing, user: string, instead: string | null): Promise<Result<string, StripeFailure>> {
  const made = await stripe.post('/v1/customers', { 'metadata[user_id]': user }, `customer-${user}-${instead ?? 'first'}`);
  return made.ok ? ok(await store.keepCustomer(user, textOf(made.value['id']), instead)) : made;
}

async function newSession({ settings, stripe }: Billing, customer: string, purchase: Purchase): Promise<Result<string, StripeFailure>> {
  const { user, plan, requestId, origin } = purchase;
  const fields = {
    mode: 'subscription',
    customer,
    client_reference_id: user,
    'line_items[0][price]': settings.prices[plan][0] ?? '',
    'line_items[0][quantity]': '1',
    'subscription_data[metadata][user_id]': user,
    locale: 'en-GB',
    success_url: `${origin}/billing?checkout=done`,
    cancel_url: `${origin}/billing?checkout=cancelled`,
  };
  // The key includes the customer, because Stripe refuses a request with another customer under the same key.
  const opened = await stripe.post('/v1/checkout/sessions', fields, `checkout-${user}-${requestId}-${customer}`);
  return opened.ok ? ok(textOf(opened.value['url'])) : opened;
}
