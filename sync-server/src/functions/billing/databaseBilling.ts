import type { BillingSettings } from '../../../../src/backend/billing/billingSettings.ts';
import { createBillingStore } from '../../../../src/backend/billing/billingStore.ts';
import type { Billing } from '../../../../src/backend/billing/readAnew.ts';
import { createStripeApi } from '../../../../src/backend/billing/stripeApi.ts';
import type { Database } from '../../store/database.ts';
import { createDatabaseServiceCall } from '../databaseCalls.ts';

/** Stripe and the embedded database behind it, which is written above the law: a person may not say what they paid. Null without a key. */
export function createDatabaseBilling(db: Database, settings: BillingSettings | null): Billing | null {
  if (settings === null) return null;
  const store = createBillingStore(createDatabaseServiceCall(db));
  return { settings, store, stripe: createStripeApi(settings, (url, init) => fetch(url, init)) };
}
