import type { BillingState } from '../../../src/core/contracts/billingContract.ts';
import { billingRateLimited, failure, stripeFailure, type BillingContext } from '../../../src/backend/billing/billingRequest.ts';
import type { UserBilling } from '../../../src/backend/billing/userBilling.ts';
import { refreshSubscription, type Billing } from '../../../src/backend/billing/refreshSubscription.ts';
import { openRequest, tokenCode, type Caller } from '../../../src/backend/functionRequest.ts';

export interface BillingStateEnv extends BillingContext {
  readonly own: UserBilling;
}

/**
 * `POST functions/v1/billing-state {}`: the caller's `BillingState`. With `{ask: true}` it reads Stripe first, for someone whose payment
 * the webhook has not reported yet. It also does so if a subscription should have been renewed and no event arrived.
 */
export async function handle(request: Request, env: BillingStateEnv): Promise<Response> {
  const opened = await openRequest(request, env, failure);
  if (!opened.ok) return opened.error;
  const { caller, body, reply } = opened.value;
  try {
    const before = await env.own.read(caller);
    if (before === null) return reply(403, failure(tokenCode['second-factor']));
    if (env.billing === null || !(body['ask'] === true || isOverdue(before, env.now()))) return reply(200, told(env, before));
    const limited = billingRateLimited(opened.value, env);
    if (limited !== null) return limited;
    const asked = await askStripe(env.billing, caller);
    if (asked !== null && body['ask'] === true) return reply(200, asked);
    return reply(200, told(env, (await env.own.read(caller)) ?? before));
  } catch (error) {
    console.error('Could not read the billing state:', error);
    return reply(500, failure('internal'));
  }
}

type Own = Omit<BillingState, 'configured'>;

const told = ({ billing }: BillingStateEnv, state: Own): BillingState => ({ configured: billing !== null, ...state });

const isOverdue = ({ subscription }: Own, now: number): boolean =>
  (subscription?.status === 'active' || subscription?.status === 'trialing') &&
  subscription.periodEnd !== null &&
  Date.parse(subscription.periodEnd) < now;

/** Reads the caller's state from Stripe and stores it. Returns the failure; null if the state was stored, or if there is no customer. */
async function askStripe(billing: Billing, { claims }: Caller) {
  const customer = await billing.store.customerOf(claims.sub);
  if (customer === null) return null;
  const refreshed = await refreshSubscription(billing, customer);
  return refreshed.ok ? null : stripeFailure(refreshed.error);
}
