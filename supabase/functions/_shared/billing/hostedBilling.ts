import { hostedEnv, type ReadSetting } from '../hostedEnv.ts';
import { createSlidingWindow } from '../slidingWindow.ts';
import { askRule, type BillingDoor } from './billingDoor.ts';
import { readBillingSettings } from './billingSettings.ts';
import { createBillingStore, type BillingCall } from './billingStore.ts';
import { toOwnBilling, type OwnBilling } from './ownBilling.ts';
import type { Billing } from './readAnew.ts';
import { createStripeApi } from './stripeApi.ts';

/**
 * What the functions about billing need on hosted Supabase. They are the only ones with the project's secret key: it calls the four
 * functions of the database that no person may call, and nothing else. Throws at start when half of Stripe's settings are missing.
 */
export function hostedBilling(read: ReadSetting): BillingDoor & { readonly own: OwnBilling } {
  const { verify, allowedOrigins, access } = hostedEnv(read);
  const { supabaseUrl, publishableKey } = access;
  const asPerson = (token: string) => ({ apikey: publishableKey, authorization: `Bearer ${token}` });
  return {
    verify,
    allowedOrigins,
    billing: hostedStripe(read, supabaseUrl),
    window: createSlidingWindow(askRule),
    now: Date.now,
    own: { read: async ({ token }) => toOwnBilling(await rpc(supabaseUrl, { name: 'read_billing', given: {}, headers: asPerson(token) })) },
  };
}

/** Stripe and the project's database behind it; null without a key. */
function hostedStripe(read: ReadSetting, supabaseUrl: string): Billing | null {
  const settings = readBillingSettings(read);
  if (settings === null) return null;
  const key = secretKeyOf(read);
  // A new secret key is no token: the gateway knows it by "apikey" alone. An old one is both.
  const headers = { apikey: key, ...(key.startsWith('sb_') ? {} : { authorization: `Bearer ${key}` }) };
  const call: BillingCall = (name, given) => rpc(supabaseUrl, { name, given: { p: given }, headers });
  return { settings, stripe: createStripeApi(settings, (url, init) => fetch(url, init)), store: createBillingStore(call) };
}

interface RestCall {
  readonly name: string;
  readonly given: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
}

async function rpc(supabaseUrl: string, { name, given, headers }: RestCall): Promise<unknown> {
  const response = await fetch(`${supabaseUrl}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(given),
  });
  if (!response.ok) throw new Error(`${name} failed: status ${response.status}`);
  return response.json();
}

/** Hosted projects set SUPABASE_SECRET_KEYS, a JSON object of named keys; older ones SUPABASE_SERVICE_ROLE_KEY. */
function secretKeyOf(read: ReadSetting): string {
  const named = read('SUPABASE_SECRET_KEYS');
  const keys: unknown = named === undefined ? {} : JSON.parse(named);
  const values = typeof keys === 'object' && keys !== null ? Object.values(keys) : [];
  const key = values.find((value) => typeof value === 'string') ?? read('SUPABASE_SERVICE_ROLE_KEY');
  if (!key) throw new Error('SUPABASE_SECRET_KEYS or SUPABASE_SERVICE_ROLE_KEY must be set');
  return key;
}
