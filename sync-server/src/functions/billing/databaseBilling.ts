import type { BillingSettings } from '../../../../supabase/functions/_shared/billing/billingSettings.ts';
import { createBillingStore } from '../../../../supabase/functions/_shared/billing/billingStore.ts';
import type { Billing } from '../../../../supabase/functions/_shared/billing/readAnew.ts';
import { createStripeApi } from '../../../../supabase/functions/_shared/billing/stripeApi.ts';
import type { Database } from '../../store/database.ts';
import { createDatabaseServiceCall } from '../databaseCalls.ts';

/** Stripe and the embedded database behind it, which is written above the law: a person may not say what they paid. Null without a key. */
export function createDatabaseBilling(db: Database, settings: BillingSettings | null): Billing | null {
  if (settings === null) return null;
  const store = createBillingStore(createDatabaseServiceCall(db));
  return { settings, store, stripe: createStripeApi(settings, (url, init) => fetch(url, init)) };
}
