import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostedBilling } from '../../../src/backend/billing/hostedBilling.ts';
import { handle as checkout } from '../../../supabase/functions/billing-checkout/handler.ts';
import { handle as billingState } from '../../../supabase/functions/billing-state/handler.ts';
import { handle as webhook } from '../../../supabase/functions/stripe-webhook/handler.ts';
import type { Database } from '../../../sync-server/src/store/database.ts';
import { migrate } from '../../../sync-server/src/store/migrate.ts';
import { openPglite } from '../../../sync-server/src/store/openPglite.ts';
import { newServerFolder } from '../../support/serverFolder.ts';
import { startStripeDouble, stripeEvent, webhookSecret, type StripeDouble } from '../../support/stripe/stripeDouble.ts';
import { stripeSignature } from '../../support/stripe/stripeEvents.ts';
import { startSupabaseDouble, type SupabaseDouble } from './supabaseDouble.ts';

const folder = newServerFolder();
const app = 'https://app.example';
let db: Database;
let project: SupabaseDouble;
let stripe: StripeDouble;
beforeAll(async () => {
  const opened = await openPglite(folder);
  if (!opened.ok) throw new Error(opened.error.message);
  db = opened.value;
  await migrate(db);
  project = await startSupabaseDouble(db);
  stripe = await startStripeDouble();
});
afterAll(async () => {
  await stripe.close();
  await project.close();
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A deployment with these settings added to a project's defaults. */
function deployed(settings: Readonly<Record<string, string>> = {}) {
  const all: Readonly<Record<string, string>> = {
    SUPABASE_URL: project.origin,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: project.publishableKey }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: project.secretKey }),
    ALLOWED_ORIGINS: app,
    ...stripe.environment,
    ...settings,
  };
  return { ...hostedBilling((name) => all[name]), ownOrigin: () => null };
}

async function newToken(): Promise<string> {
  const id = crypto.randomUUID();
  await db.q('insert into auth.users (id, email) values ($1::uuid, $2)', [id, `${id}@example.com`]);
  return project.tokenFor(id);
}

const asked = (token: string, body: unknown, origin = app) =>
  new Request('https://ref.supabase.co/functions/v1/billing', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, origin },
    body: JSON.stringify(body),
  });

describe('billing on a hosted project', () => {
  it('sells a plan and handles the event, using the secret key only for writes that users may not make and the user’s token otherwise', async () => {
    const env = deployed();
    const token = await newToken();
    const before = await billingState(asked(token, {}), env);
    expect(await before.json()).toMatchObject({ configured: true, plan: 'free', subscription: null });
    expect(before.headers.get('access-control-allow-origin')).toBe(app);
    const page = await checkout(asked(token, { plan: 'investor', requestId: crypto.randomUUID() }), env);
    const { url } = (await page.json()) as { readonly url: string };
    const { subscription, back } = stripe.pay(url);
    expect(back).toBe(`${app}/billing?checkout=done`);
    const body = JSON.stringify(stripeEvent('customer.subscription.created', { ...subscription }));
    const headers = { 'stripe-signature': stripeSignature(body, [webhookSecret]) };
    const heard = await webhook(new Request('https://ref.supabase.co/functions/v1/stripe-webhook', { method: 'POST', headers, body }), env);
    expect([heard.status, await heard.json()]).toEqual([200, { ok: true, done: 'kept' }]);
    expect(await (await billingState(asked(token, {}), env)).json()).toMatchObject({
      plan: 'investor',
      subscription: { status: 'active' },
    });
  });

  it('returns the user only to allowed pages', async () => {
    const token = await newToken();
    const answer = await checkout(asked(token, { plan: 'pro', requestId: crypto.randomUUID() }, 'https://evil.example'), deployed());
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([400, null]);
  });

  it('refuses a caller with only the published key and a valid token: the underlying calls need the secret key', async () => {
    const token = await newToken();
    for (const name of ['billing_customer', 'keep_billing_customer', 'begin_billing_reading', 'settle_billing']) {
      const call = db.tx(async (q) => {
        await q("select set_config('role', 'authenticated', true)");
        return q(`select public.${name}('{}')::text as answer`);
      });
      await expect(call).rejects.toThrow(/permission denied/);
    }
    const headers = { apikey: project.publishableKey, authorization: `Bearer ${token}` };
    const rpc = await fetch(`${project.origin}/rest/v1/rpc/settle_billing`, { method: 'POST', headers, body: '{"p":{}}' });
    expect(rpc.status).toBe(403);
  });

  it('reports that billing is not configured without a key, and does not start with only some of the settings', async () => {
    const token = await newToken();
    const state = await billingState(asked(token, { ask: true }), deployed({ STRIPE_SECRET_KEY: '' }));
    expect(await state.json()).toMatchObject({ configured: false, plan: 'free' });
    expect(() => deployed({ STRIPE_WEBHOOK_SECRET: '' })).toThrow('STRIPE_WEBHOOK_SECRET');
  });
});
