import type { BillingSettings } from '../../../../src/backend/billing/billingSettings.ts';
import { createBillingStore } from '../../../../src/backend/billing/billingStore.ts';
import type { Billing } from '../../../../src/backend/billing/refreshSubscription.ts';
import { createStripeApi } from '../../../../src/backend/billing/stripeApi.ts';
import type { Database } from '../../store/database.ts';
import { createDatabaseServiceCall } from '../databaseCalls.ts';

/**
 * Billing through Stripe and the embedded database. It writes without row-level security, because users must not be able to change what
 * they have paid for. Null without a Stripe key.
 */
export function createDatabaseBilling(db: Database, settings: BillingSettings | null): Billing | null {
  if (settings === null) return null;
  const store = createBillingStore(createDatabaseServiceCall(db));
  return { settings, store, stripe: createStripeApi(settings, (url, init) => fetch(url, init)) };
}
