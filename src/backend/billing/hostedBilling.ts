import { createRestServiceCall, type RestAccess } from '../database/restCall.ts';
import { hostedEnv, type ReadSetting } from '../hostedEnv.ts';
import { createRateLimiter } from '../rateLimiter.ts';
import { secretKeyOf } from '../secretKeyOf.ts';
import { billingRateRule, type BillingContext } from './billingRequest.ts';
import { readBillingSettings } from './billingSettings.ts';
import { createBillingStore } from './billingStore.ts';
import { createUserBilling, type UserBilling } from './userBilling.ts';
import type { Billing } from './refreshSubscription.ts';
import { createStripeApi } from './stripeApi.ts';

/**
 * What the billing functions need on hosted Supabase. Only they have the project's secret key, used for the four database functions that
 * users may not call. Throws at start if Stripe's settings are incomplete.
 */
export function hostedBilling(read: ReadSetting): BillingContext & { readonly own: UserBilling } {
  const { verify, allowedOrigins, access, call } = hostedEnv(read);
  return {
    verify,
    allowedOrigins,
    billing: hostedStripe(read, access),
    window: createRateLimiter(billingRateRule),
    now: Date.now,
    own: createUserBilling(call),
  };
}

/** Stripe and the project's database. Null without a key. */
function hostedStripe(read: ReadSetting, access: RestAccess): Billing | null {
  const settings = readBillingSettings(read);
  if (settings === null) return null;
  const store = createBillingStore(createRestServiceCall(access, secretKeyOf(read)));
  return { settings, store, stripe: createStripeApi(settings, access.fetch) };
}
