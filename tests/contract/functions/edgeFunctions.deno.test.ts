import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { decodeJwt, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IngestRun } from '../../../src/core/contracts/ingestContract.ts';
import { readFeedPage } from '../../../src/core/community/communityFeed.ts';
import { totpCode } from '../../../sync-server/src/auth/factors/totp.ts';
import { password, startTestServer } from '../../integration/server/startTestServer.ts';
import { startPortalDouble, type PortalDouble } from '../../support/portalDouble.ts';
import { startProjectGateway, type ProjectGateway } from '../../support/projectGateway.ts';
import { sampleSharedDeal } from '../../support/sharedDeals.ts';
import { sampleHouse } from '../../support/listingSamples.ts';
import { rightmoveSearchUrl, searchListings } from '../../support/searchPortal.ts';
import { startStripeDouble, stripeEvent, webhookSecret, type StripeDouble } from '../../support/stripe/stripeDouble.ts';
import { stripeSignature } from '../../support/stripe/stripeEvents.ts';
import { describeAccounts, type AccountsServer } from '../accounts/engines.ts';
import { deno, denoOptions, entry, root, startDenoFunction, type DenoFunction } from '../../support/denoFunctions.ts';

const functions = readdirSync(`${root}supabase/functions`).toSorted();
const app = 'https://app.example';

const bearer = (token: string) => ({ authorization: `Bearer ${token}`, origin: app });

describe('the edge functions', () => {
  it.each(functions)('%s type-checks under Deno', (name) => {
    const [command = '', ...before] = deno;
    const checked = spawnSync(command, [...before, 'check', ...denoOptions(name), entry(name)], { cwd: root, encoding: 'utf8' });
    expect(checked.status, checked.stderr).toBe(0);
  });
});

describeAccounts('the edge functions under Deno', { confirmEmail: 'either' }, (start) => {
  let accounts: AccountsServer;
  let project: ProjectGateway;
  let portal: PortalDouble;
  let stripe: StripeDouble;
  let settings: Readonly<Record<string, string>>;
  let running: ReadonlyMap<string, DenoFunction> = new Map();

  beforeAll(async () => {
    accounts = await start();
    project = await startProjectGateway({ authServer: accounts.origin, db: accounts.database(), publishableKey: accounts.key });
    portal = await startPortalDouble({ listings: searchListings(40) });
    stripe = await startStripeDouble();
    settings = {
      SUPABASE_URL: project.origin,
      TOKEN_ISSUER: decodeJwt((await accounts.signedIn()).token).iss ?? '',
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: project.publishableKey }),
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: project.secretKey }),
      INGEST_UPSTREAM_RIGHTMOVE: portal.origin,
      INGEST_UPSTREAM_ZOOPLA: portal.origin,
      ALLOWED_ORIGINS: app,
      ...stripe.environment,
    };
    running = new Map(await Promise.all(functions.map(async (name) => [name, await startDenoFunction(name, { settings })] as const)));
  });
  afterAll(async () => {
    for (const started of running.values()) started.close();
    await stripe.close();
    await portal.close();
    await project.close();
    await accounts.close();
  });

  const call = (name: string, body: unknown, headers: Readonly<Record<string, string>>) =>
    fetch(running.get(name)?.origin ?? '', { method: 'POST', body: JSON.stringify(body), headers });
  const newCaller = async () => bearer((await accounts.signedIn()).token);
  const failureOf = async (listingId: number): Promise<string> => {
    const answer = await call('ingest-property-url', { url: `https://www.rightmove.co.uk/properties/${listingId}` }, await newCaller());
    return ((await answer.json()) as { readonly error: string }).error;
  };

  it('read a listing and store its run, visible only to its user', async () => {
    const [ada, eve] = [await newCaller(), await newCaller()];
    const url = `https://www.rightmove.co.uk/properties/${sampleHouse.id}`;
    const read = await call('ingest-property-url', { url }, ada);
    expect(read.status).toBe(200);
    const body = (await read.json()) as { readonly runId: string; readonly items: readonly unknown[] };
    expect(body).toMatchObject({ ok: true, site: 'rightmove', items: [{ facts: { bedrooms: sampleHouse.bedrooms } }] });
    const run = await call('ingest-run', { runId: body.runId }, ada);
    expect(await run.json()).toMatchObject({ id: body.runId, state: 'saved', url, items: body.items });
    expect((await call('ingest-run', { runId: body.runId }, eve)).status).toBe(404);
  });

  it('read a search step by step, driven by requests for its run, and stream it as events', async () => {
    const headers = await newCaller();
    const started = await call('ingest-property-url', { url: rightmoveSearchUrl }, { ...headers, 'x-max-results': '3' });
    const body = (await started.json()) as { readonly runId: string };
    expect(body).toMatchObject({ ok: true, items: [], search: { count: 3, total: 40 } });
    const asked = await call('ingest-run', { runId: body.runId }, headers);
    const run = (await asked.json()) as IngestRun;
    expect(run).toMatchObject({ state: 'saved', itemCount: 3, search: { cappedBy: null } });
    expect(run.search?.listings.map(({ item }) => item?.completeness)).toEqual(['full', 'full', 'full']);
    const events = await call('ingest-run', { runId: body.runId }, { ...headers, accept: 'text/event-stream' });
    expect(await events.text()).toMatch(/^event: run\ndata: \{"id".*"saved".*\n\nevent: bye/s);
    // That used all three of the Free plan's monthly analyses.
    expect(await (await call('plan-usage', {}, headers)).json()).toMatchObject({ plan: 'free', used: 3, limit: 3 });
    const refused = await call('ingest-property-url', { url: 'https://www.rightmove.co.uk/property-for-sale/Leeds.html' }, headers);
    expect([refused.status, ((await refused.json()) as { readonly error: string }).error]).toEqual([402, 'plan_limit']);
  });

  it('accept a shared deal and show it to others, subject to the database’s policies', async () => {
    const [ada, eve] = [await newCaller(), await newCaller()];
    const name = `North Star ${crypto.randomUUID().slice(0, 8)}`;
    const share = { ask: 'share', clientId: crypto.randomUUID(), name, deal: sampleSharedDeal() };
    expect(await (await call('community', share, ada)).json()).toEqual({ done: true });
    expect((await call('community', { ...share, name: '' }, eve)).status).toBe(422);
    const page = readFeedPage(await (await call('community', { ask: 'feed' }, eve)).json());
    const seen = page?.posts.filter((post) => post.name === name).map(({ mine, deal }) => [mine, deal]);
    expect(seen).toEqual([[false, share.deal]]);
    expect((await call('community', { ask: 'moderation' }, eve)).status).toBe(403);
  });

  it('create a team and let an invited person join it, without mail', async () => {
    const owner = await accounts.signedIn();
    const [olga, eve] = [bearer(owner.token), await newCaller()];
    const id = crypto.randomUUID();
    expect((await call('teams', { ask: 'create', id, name: 'North Street' }, olga)).status).toBe(402);
    await accounts.database().tx((q) => q("insert into public.user_plans (user_id, plan) values ($1::uuid, 'investor')", [owner.userId]));
    expect(await (await call('teams', { ask: 'create', id, name: 'North Street' }, olga)).json()).toMatchObject({ id, role: 'owner' });
    const invited = await (await call('teams', { ask: 'invite', workspace: id, role: 'editor' }, olga)).json();
    const { secret, mailed } = invited as { readonly secret: string; readonly mailed: boolean };
    expect(mailed).toBe(false);
    expect(await (await call('teams', { ask: 'accept', secret }, eve)).json()).toMatchObject({ id, role: 'editor', members: 2 });
    expect((await call('teams', { ask: 'close', workspace: id }, eve)).status).toBe(403);
  });

  it('create, read without an account, list and revoke a link to a deal', async () => {
    const [ada, eve] = [await newCaller(), await newCaller()];
    const body = Buffer.alloc(8_192, 7).toString('base64');
    const creation = { ask: 'create', clientId: crypto.randomUUID(), dealId: 'deal', workspace: null, days: 7, body };
    const { id } = (await (await call('shared-links', creation, ada)).json()) as { readonly id: string };
    const read = () => call('shared-link', { id }, { origin: app });
    const answer = await read();
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, app]);
    expect(await answer.json()).toMatchObject({ body });
    expect(await (await call('shared-links', { ask: 'list', dealId: 'deal' }, eve)).json()).toEqual({ links: [] });
    expect((await call('shared-links', { ask: 'revoke', id }, eve)).status).toBe(404);
    expect(await (await call('shared-links', { ask: 'revoke', id }, ada)).json()).toEqual({ done: true });
    const after = await read();
    expect([after.status, await after.json()]).toEqual([404, { ok: false, error: 'gone' }]);
  });

  it('sell a plan, handle Stripe’s event and manage the subscription', async () => {
    const caller = await newCaller();
    const before = await call('billing-state', {}, caller);
    expect(await before.json()).toMatchObject({ configured: true, plan: 'free', subscription: null });
    const page = await call('billing-checkout', { plan: 'investor', requestId: crypto.randomUUID() }, caller);
    const { subscription } = stripe.pay(((await page.json()) as { readonly url: string }).url);
    const event = stripeEvent('customer.subscription.created', { ...subscription });
    const sent = await call('stripe-webhook', event, { 'stripe-signature': stripeSignature(JSON.stringify(event), [webhookSecret]) });
    expect([sent.status, await sent.json()]).toEqual([200, { ok: true, done: 'kept' }]);
    const after = await call('billing-state', {}, caller);
    expect(await after.json()).toMatchObject({ plan: 'investor', subscription: { status: 'active' } });
    const managed = await call('billing-portal', { flow: 'manage' }, caller);
    expect(await managed.json()).toMatchObject({ ok: true, url: expect.stringContaining('https://billing.stripe.com/') });
    const forged = await call('stripe-webhook', event, { 'stripe-signature': stripeSignature(JSON.stringify(event), ['whsec_other']) });
    expect(forged.status).toBe(400);
  });

  it('require the second factor of a person who has one', async () => {
    const { client, email } = await accounts.signedIn();
    const { data: factor } = await client.auth.mfa.enroll({ factorType: 'totp' });
    if (factor === null) throw new Error('The factor was not enrolled');
    const code = totpCode(factor.totp.secret, Math.floor(accounts.now() / 30_000));
    const { data: raised } = await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code });
    const again = await accounts.client().auth.signInWithPassword({ email, password });
    const lower = bearer(again.data.session?.access_token ?? '');
    expect((await call('plan-usage', {}, bearer(raised?.access_token ?? ''))).status).toBe(200);
    for (const name of ['plan-usage', 'ingest-run', 'community', 'teams', 'shared-links', 'billing-state', 'apify-debug']) {
      const answer = await call(name, {}, lower);
      expect([answer.status, await answer.json()], name).toMatchObject([403, { error: 'insufficient_aal' }]);
    }
  });

  it('report a portal that blocks us by name, and follow no redirect to another host', async () => {
    expect(await failureOf(190000403)).toBe('portal_blocked');
    expect(await failureOf(190000301)).toBe('portal_refused');
    expect(await failureOf(190000903)).toBe('page_too_large');
    expect(await failureOf(190000905)).toBe('portal_unreachable');
  });

  it('refuse an address that is not a listing without making a request', async () => {
    portal.forget();
    const answer = await call('ingest-property-url', { url: 'http://169.254.169.254/latest' }, await newCaller());
    expect(answer.status).toBe(400);
    expect(portal.requests()).toEqual([]);
  });

  it('give the same answer to every token that is not a signed-in user’s', async () => {
    const { client, token } = await accounts.signedIn();
    const signedOut = await accounts.signedIn();
    await signedOut.client.auth.signOut({ scope: 'local' });
    const removed = await accounts.signedIn();
    const { privateKey } = await generateKeyPair('ES256');
    const header = { alg: 'ES256', kid: (await client.auth.getClaims(token)).data?.header.kid ?? '' };
    const other = await startTestServer();
    const bad: Readonly<Record<string, string | null>> = {
      'no token': null,
      'not a token': 'x.y.z',
      'the publishable key': project.publishableKey,
      'another key': await new SignJWT(decodeJwt(token)).setProtectedHeader(header).sign(privateKey),
      'another project': (await other.signedIn()).token,
      'a changed token': [token.split('.')[0], removed.token.split('.')[1], token.split('.')[2]].join('.'),
      'a session that has ended': signedOut.token,
    };
    await other.close();
    // Stripe signs its events, and the reader of a link has no account.
    for (const name of functions.filter((each) => each !== 'stripe-webhook' && each !== 'shared-link')) {
      const answers = await Promise.all(
        Object.entries(bad).map(async ([what, value]) => {
          const answer = await call(name, { runId: crypto.randomUUID() }, value === null ? {} : bearer(value));
          return [what, answer.status, await answer.text()];
        }),
      );
      expect(answers.map(([what, status]) => [what, status])).toEqual(Object.keys(bad).map((what) => [what, 401]));
      expect(new Set(answers.map(([, , text]) => text)), name).toHaveLength(1);
    }
  });

  it('tell a deleted user that the account is gone', async () => {
    const { token, userId } = await accounts.signedIn();
    await accounts.sql('delete from auth.users where id = $1::uuid', [userId]);
    const answer = await call('plan-usage', {}, bearer(token));
    expect([answer.status, await answer.json()]).toMatchObject([410, { error: 'account_deleted' }]);
  });

  it('refuse a token that has expired', async () => {
    const caller = await newCaller();
    const later = await startDenoFunction('plan-usage', { settings, ahead: 2 * 3_600_000 });
    const answer = await fetch(later.origin, { method: 'POST', body: '{}', headers: caller });
    later.close();
    expect(answer.status).toBe(401);
    expect((await call('plan-usage', {}, caller)).status).toBe(200);
  });

  it('take tokens of no issuer but the project, which is SUPABASE_URL unless TOKEN_ISSUER names it', async () => {
    const caller = await newCaller();
    const unnamed = await startDenoFunction('plan-usage', { settings: { ...settings, TOKEN_ISSUER: '' } });
    const answer = await fetch(unnamed.origin, { method: 'POST', body: '{}', headers: caller });
    unnamed.close();
    expect(answer.status).toBe(401);
  });

  it('allow the configured origins and no others', async () => {
    const allowed = await call('ingest-run', {}, { origin: app });
    const other = await call('ingest-run', {}, { origin: 'https://evil.example' });
    expect(allowed.headers.get('access-control-allow-origin')).toBe(app);
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
  });
});
