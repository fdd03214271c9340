import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBillingState, type BillingState, type HostedPageAnswer } from '../../../src/core/contracts/billingContract.ts';
import { stripeVersion } from '../../../src/backend/billing/stripeApi.ts';
import { startStripeDouble, stripeEvent, webhookSecret, type StripeDouble } from '../../support/stripe/stripeDouble.ts';
import { deliver, stripeSignature, type StripeEvent } from '../../support/stripe/stripeEvents.ts';
import type { DoubleSubscription } from '../../support/stripe/stripeState.ts';
import { syncEngines } from './sync/syncEngines.ts';
import { wideLimits, type TestServer } from './startTestServer.ts';
import { wallTime } from '../../support/realClock.ts';

const both = await syncEngines();
afterAll(() => both.close());

type Person = Awaited<ReturnType<TestServer['signedIn']>>;

const changed = (subscription: DoubleSubscription, type = 'updated') =>
  stripeEvent(`customer.subscription.${type}`, subscription as unknown as Readonly<Record<string, unknown>>);

describe.each(both.engines)('paying through Stripe, with $name', (engine) => {
  let stripe: StripeDouble;
  let running: TestServer;
  beforeAll(async () => {
    stripe = await startStripeDouble();
    running = await engine.start({ limits: { ...wideLimits, freeAnalyses: 3 }, billing: stripe.settings });
  });
  afterAll(async () => {
    await running.close();
    await stripe.close();
  });

  const post = (name: string, token: string, body: unknown) => postFrom(running.origin, name, { token, body });
  const postFrom = (origin: string, name: string, { token, body }: { readonly token: string; readonly body: unknown }) =>
    fetch(`${running.origin}/functions/v1/${name}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', origin },
      body: JSON.stringify(body),
    });
  const page = async (name: string, token: string, body: unknown) => (await (await post(name, token, body)).json()) as HostedPageAnswer;
  const checkout = (token: string, plan = 'pro', requestId: string = crypto.randomUUID()) =>
    page('billing-checkout', token, { plan, requestId });
  const stateOf = async (token: string, body: unknown = {}): Promise<BillingState> => {
    const state = readBillingState(await (await post('billing-state', token, body)).json());
    if (state === null) throw new Error('The answer was not a billing state');
    return state;
  };
  const webhook = () => `${running.origin}/functions/v1/stripe-webhook`;
  const send = async (event: StripeEvent) => {
    const answer = await deliver(webhook(), event, webhookSecret);
    return { status: answer.status, body: (await answer.json()) as { readonly done?: string } };
  };
  const bought = async (person: Person, plan = 'pro') => {
    const answer = await checkout(person.token, plan);
    if (!answer.ok) throw new Error(answer.message);
    return stripe.pay(answer.url);
  };
  const asked = (path: string) => stripe.requests().filter((request) => request.path.startsWith(path));

  it('starts on Free, sends the user to Stripe with our price and return URL, and lifts the limit once the event arrives', async () => {
    const ada = await running.signedIn();
    expect(await stateOf(ada.token)).toMatchObject({ configured: true, plan: 'free', subscription: null });
    const { subscription, back } = await bought(ada);
    expect(back).toBe(`${running.origin}/billing?checkout=done`);
    const session = asked('/v1/checkout/sessions').at(-1);
    expect(session).toMatchObject({ version: stripeVersion, fields: { mode: 'subscription', 'line_items[0][price]': 'price_pro' } });
    expect(session?.key).not.toBeNull();
    expect(JSON.stringify(stripe.requests())).not.toContain(ada.email);
    expect((await stateOf(ada.token)).plan).toBe('free');
    expect(await send(changed(subscription, 'created'))).toEqual({ status: 200, body: { ok: true, done: 'kept' } });
    expect(await stateOf(ada.token)).toMatchObject({
      plan: 'pro',
      subscription: { plan: 'pro', status: 'active', cancelAtPeriodEnd: false },
    });
    expect(await (await post('plan-usage', ada.token, {})).json()).toMatchObject({ plan: 'pro', limit: null });
  });

  it('creates one customer and one checkout page from several simultaneous copies of a request', async () => {
    const { token } = await running.signedIn();
    const before = stripe.customers().length;
    const requestId = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => checkout(token, 'pro', requestId)));
    expect(new Set(answers.map((answer) => answer.ok && answer.url)).size).toBe(1);
    expect(stripe.customers().length).toBe(before + 1);
  });

  it('sells a subscriber no second subscription, even if the event never arrived', async () => {
    const eve = await running.signedIn();
    await bought(eve);
    expect(await checkout(eve.token, 'investor')).toMatchObject({ ok: false, error: 'already_subscribed' });
    expect((await stateOf(eve.token)).plan).toBe('pro');
  });

  it('reads the state from Stripe at once when the user asks, and automatically when a renewal event is missing', async () => {
    const ada = await running.signedIn();
    const { subscription } = await bought(ada);
    expect((await stateOf(ada.token, { ask: true })).plan).toBe('pro');
    await running.sql("update public.subscriptions set period_end = now() - interval '1 day' where user_id = $1::uuid", [ada.userId]);
    stripe.change(subscription.id, { status: 'canceled', ended_at: Math.floor(wallTime() / 1000) - 60 });
    expect(await stateOf(ada.token)).toMatchObject({ plan: 'free', subscription: { status: 'canceled' } });
  });

  it('handles a repeated event once, even when copies arrive together, and does not query Stripe again for it', async () => {
    const ada = await running.signedIn();
    const event = changed((await bought(ada)).subscription, 'created');
    const together = await Promise.all([send(event), send(event), send(event)]);
    expect(together.map(({ status }) => status)).toEqual([200, 200, 200]);
    const calls = stripe.requests().length;
    expect((await send(event)).body).toEqual({ ok: true, done: 'repeated' });
    expect(stripe.requests().length).toBe(calls);
    expect((await stateOf(ada.token)).plan).toBe('pro');
  });

  it('matches Stripe when the cancellation event arrives before the creation event', async () => {
    const ada = await running.signedIn();
    const { subscription } = await bought(ada, 'investor');
    const created = changed(subscription, 'created');
    const ended = stripe.change(subscription.id, { status: 'canceled', ended_at: Math.floor(wallTime() / 1000) });
    await send(changed(ended, 'deleted'));
    await send(created);
    expect(await stateOf(ada.token)).toMatchObject({ plan: 'free', subscription: { status: 'canceled' } });
  });

  it('never overwrites newer state with the answer to an earlier request', async () => {
    const ada = await running.signedIn();
    const { subscription } = await bought(ada, 'pro');
    const calls = asked('/v1/subscriptions').length;
    const release = stripe.holdNextReading();
    const slow = send(changed(subscription, 'created'));
    await expect.poll(() => asked('/v1/subscriptions').length).toBe(calls + 1);
    const upgraded = stripe.reprice(subscription.id, 'price_investor');
    await send(changed(upgraded));
    release();
    expect((await slow).body).toEqual({ ok: true, done: 'older' });
    expect((await stateOf(ada.token)).plan).toBe('investor');
  });

  it('refuses what Stripe did not sign: another secret, an old timestamp, a changed body, no signature', async () => {
    const ada = await running.signedIn();
    const body = JSON.stringify(changed((await bought(ada)).subscription, 'created'));
    const tried = async (header: string, sent = body) =>
      (await fetch(webhook(), { method: 'POST', headers: header === '' ? {} : { 'stripe-signature': header }, body: sent })).status;
    expect(await tried(stripeSignature(body, ['whsec_other']))).toBe(400);
    expect(await tried(stripeSignature(body, [webhookSecret], wallTime() - 301_000))).toBe(400);
    expect(await tried(stripeSignature(body, [webhookSecret]), JSON.stringify(JSON.parse(body), null, 1))).toBe(400);
    expect(await tried('')).toBe(400);
    expect((await stateOf(ada.token)).plan).toBe('free');
    expect(await tried(stripeSignature(body, ['whsec_other', webhookSecret]))).toBe(200);
    expect((await stateOf(ada.token)).plan).toBe('pro');
  });

  it('ignores events of the other mode, for an unknown customer, or without relevant content', async () => {
    const ada = await running.signedIn();
    const { subscription } = await bought(ada);
    const event = changed(subscription, 'created');
    expect((await send({ ...event, livemode: true })).body.done).toBe('other_mode');
    expect((await send(stripeEvent('customer.subscription.updated', { customer: 'cus_nobody' }))).body.done).toBe('unknown');
    expect((await send(stripeEvent('charge.succeeded', { customer: subscription.customer }))).body.done).toBe('ignored');
    expect((await stateOf(ada.token)).plan).toBe('free');
  });

  it('asks Stripe to resend an event if its API cannot be reached, and then accepts the event', async () => {
    const ada = await running.signedIn();
    const event = changed((await bought(ada)).subscription, 'created');
    stripe.fail(1);
    expect((await send(event)).status).toBe(503);
    expect((await send(event)).body.done).toBe('kept');
    expect((await stateOf(ada.token)).plan).toBe('pro');
  });

  it('keeps the plan for a grace period while a payment is overdue, and after a cancellation until the paid period ends', async () => {
    const ada = await running.signedIn();
    const { subscription } = await bought(ada);
    await send(changed(stripe.change(subscription.id, { cancel_at_period_end: true })));
    const cancelled = await stateOf(ada.token);
    expect(cancelled).toMatchObject({ plan: 'pro', subscription: { cancelAtPeriodEnd: true } });
    expect(cancelled.subscription?.accessUntil).toBe(cancelled.subscription?.periodEnd);
    await send(changed(stripe.change(subscription.id, { cancel_at_period_end: false, status: 'past_due' })));
    expect(await stateOf(ada.token)).toMatchObject({ plan: 'pro', subscription: { status: 'past_due' } });
    await running.sql("update public.subscriptions set access_until = now() - interval '1 second' where user_id = $1::uuid", [ada.userId]);
    expect(await (await post('plan-usage', ada.token, {})).json()).toMatchObject({ plan: 'free', limit: 3 });
  });

  it('opens Stripe’s portal to change to a plan at our price or to cancel, but only with a subscription', async () => {
    const ada = await running.signedIn();
    expect(await page('billing-portal', ada.token, { flow: 'cancel' })).toMatchObject({ ok: false, error: 'no_subscription' });
    const { subscription } = await bought(ada);
    expect(await page('billing-portal', ada.token, { flow: 'change', plan: 'investor' })).toMatchObject({ ok: true });
    expect(asked('/v1/billing_portal/sessions').at(-1)?.fields).toMatchObject({
      customer: subscription.customer,
      return_url: `${running.origin}/billing?portal=back`,
      'flow_data[type]': 'subscription_update_confirm',
      'flow_data[subscription_update_confirm][items][0][id]': subscription.items.data[0].id,
      'flow_data[subscription_update_confirm][items][0][price]': 'price_investor',
    });
    expect(await page('billing-portal', ada.token, { flow: 'cancel' })).toMatchObject({ ok: true });
    expect(asked('/v1/billing_portal/sessions').at(-1)?.fields['flow_data[subscription_cancel][subscription]']).toBe(subscription.id);
    expect((await post('billing-portal', ada.token, { flow: 'change', plan: 'free' })).status).toBe(400);
  });

  it('sells again to a user whose customer was deleted at Stripe', async () => {
    const ada = await running.signedIn();
    const { subscription } = await bought(ada);
    stripe.forgetCustomer(subscription.customer);
    await send(stripeEvent('customer.deleted', { id: subscription.customer }));
    expect(await stateOf(ada.token)).toMatchObject({ plan: 'free', subscription: null });
    const again = await bought(ada, 'investor');
    await send(changed(again.subscription, 'created'));
    expect((await stateOf(ada.token)).plan).toBe('investor');
  });

  it('redirects only to our origin, and refuses a caller without a valid token', async () => {
    const { token } = await running.signedIn();
    const body = { plan: 'pro', requestId: crypto.randomUUID() };
    expect((await postFrom('https://evil.example', 'billing-checkout', { token, body })).status).toBe(400);
    expect((await post('billing-checkout', token, { ...body, plan: 'free' })).status).toBe(400);
    for (const name of ['billing-state', 'billing-checkout', 'billing-portal']) expect((await post(name, 'x.y.z', body)).status).toBe(401);
    expect((await fetch(webhook())).status).toBe(405);
  });

  const remove = ({ token }: Person) =>
    fetch(`${running.origin}/account/v1`, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } });

  it('ends with the account: cancels at Stripe before anything is deleted, and deletes nothing if that fails', async () => {
    const ada = await running.signedIn();
    const { subscription } = await bought(ada);
    await send(changed(subscription, 'created'));
    stripe.fail(1);
    const refused = await remove(ada);
    expect([refused.status, await refused.json()]).toMatchObject([503, { code: 'billing_not_ended' }]);
    expect((await stateOf(ada.token)).plan).toBe('pro');
    expect((await remove(ada)).status).toBe(204);
    expect(stripe.subscriptions().find(({ id }) => id === subscription.id)?.status).toBe('canceled');
    expect(await running.sql('select user_id::text from public.subscriptions where user_id = $1::uuid', [ada.userId])).toEqual([]);
    expect((await send(stripeEvent('customer.deleted', { id: subscription.customer }))).body.done).toBe('unknown');
  });

  it('includes the subscription in the user’s export', async () => {
    const ada = await running.signedIn();
    await bought(ada);
    await stateOf(ada.token, { ask: true });
    const answer = await fetch(`${running.origin}/account/v1/export`, { headers: { authorization: `Bearer ${ada.token}` } });
    const { tables } = (await answer.json()) as { readonly tables: Readonly<Record<string, readonly unknown[]>> };
    expect(tables['subscriptions']).toMatchObject([{ user_id: ada.userId, status: 'active', plan: 'pro', cancel_at_period_end: false }]);
  });
});

describe('billing on a server without a Stripe key', () => {
  let running: TestServer;
  beforeAll(async () => {
    running = await (both.engines[0]?.start() ?? Promise.reject(new Error('No database engine available')));
  });
  afterAll(() => running.close());

  it('reports that billing is not configured, and keeps Free', async () => {
    const { token } = await running.signedIn();
    const post = async (name: string, body: unknown): Promise<unknown> => {
      const headers = { authorization: `Bearer ${token}`, origin: running.origin };
      return (await fetch(`${running.origin}/functions/v1/${name}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    };
    expect(await post('billing-state', { ask: true })).toMatchObject({ configured: false, plan: 'free', subscription: null });
    const nothing = { ok: false, error: 'not_configured' };
    expect(await post('billing-checkout', { plan: 'pro', requestId: crypto.randomUUID() })).toMatchObject(nothing);
    expect(await post('billing-portal', { flow: 'manage' })).toMatchObject(nothing);
    expect(await post('stripe-webhook', {})).toMatchObject(nothing);
  });

  it('refuses to delete an account whose known subscription it cannot cancel', async () => {
    const { token, userId } = await running.signedIn();
    const remove = async () =>
      (await fetch(`${running.origin}/account/v1`, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } })).status;
    await running.sql(
      "insert into public.subscriptions (user_id, customer_id, subscription_id, status) values ($1::uuid, 'cus_before', 'sub_before', 'active')",
      [userId],
    );
    expect(await remove()).toBe(503);
    await running.sql("update public.subscriptions set status = 'canceled' where user_id = $1::uuid", [userId]);
    expect(await remove()).toBe(204);
  });
});
