import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IngestRun } from '../../../src/core/contracts/ingestContract.ts';
import type { Database } from '../../../sync-server/src/store/database.ts';
import { migrate } from '../../../sync-server/src/store/migrate.ts';
import { openPglite } from '../../../sync-server/src/store/openPglite.ts';
import { readFeedPage } from '../../../src/core/community/communityFeed.ts';
import { sampleSharedDeal } from '../../support/sharedDeals.ts';
import { sampleHouse } from '../../support/listingSamples.ts';
import { startPortalDouble, type PortalDouble } from '../../support/portalDouble.ts';
import { rightmoveSearchUrl, searchListings } from '../../support/searchPortal.ts';
import { newServerFolder } from '../../support/serverFolder.ts';
import { startSupabaseDouble, type SupabaseDouble } from './supabaseDouble.ts';

/** Set DENO to use an installed Deno; otherwise npx downloads the pinned release. */
const [deno, ...denoArguments] = process.env['DENO'] ? [process.env['DENO']] : ['npx', '-y', '-p', 'deno@2.9.6', 'deno'];
const root = new URL('../../../', import.meta.url).pathname;
const functions = ['ingest-property-url', 'ingest-run', 'plan-usage', 'community'] as const;

/** The billing functions, which are only type-checked here: `hostedBilling.test.ts` tests them on a hosted project. */
const payments = ['billing-checkout', 'billing-portal', 'billing-state', 'stripe-webhook'] as const;

const folder = newServerFolder();
let db: Database;
let project: SupabaseDouble;
let portal: PortalDouble;
let running: readonly { readonly child: ChildProcess; readonly origin: string }[] = [];

const entry = (name: string) => `supabase/functions/${name}/index.ts`;
const options = (name: string) => ['--node-modules-dir=manual', '--config', `supabase/functions/${name}/deno.json`];

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}

/** Deno may reach only this machine and its own settings. A function has no access to the file system. */
async function start(name: string): Promise<{ readonly child: ChildProcess; readonly origin: string }> {
  const port = await freePort();
  const settings = {
    SUPABASE_URL: project.origin,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: project.publishableKey }),
    INGEST_UPSTREAM_RIGHTMOVE: portal.origin,
    INGEST_UPSTREAM_ZOOPLA: portal.origin,
    ALLOWED_ORIGINS: 'https://app.example',
    PORT: String(port),
    HOST: '127.0.0.1',
  };
  const permissions = ['--no-remote', '--cached-only', '--allow-env', '--allow-net=127.0.0.1'];
  const child = spawn(deno ?? '', [...denoArguments, 'run', ...permissions, ...options(name), entry(name)], {
    cwd: root,
    env: { ...process.env, ...settings },
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stderr?.on('data', (chunk: Buffer) => (chunk.toString().includes('Listening') ? resolve() : undefined));
    child.once('exit', (code) => reject(new Error(`Deno ended with ${code}`)));
  });
  return { child, origin: `http://127.0.0.1:${port}` };
}

beforeAll(async () => {
  const opened = await openPglite(folder);
  if (!opened.ok) throw new Error(opened.error.message);
  db = opened.value;
  await migrate(db);
  project = await startSupabaseDouble(db);
  portal = await startPortalDouble({ listings: searchListings(40) });
  for (const name of functions) running = [...running, await start(name)];
});
afterAll(async () => {
  for (const { child } of running) if (child.pid !== undefined) process.kill(-child.pid);
  await portal.close();
  await project.close();
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

const call = (name: (typeof functions)[number], body: unknown, headers: Readonly<Record<string, string>>) =>
  fetch(running[functions.indexOf(name)]?.origin ?? '', { method: 'POST', body: JSON.stringify(body), headers });

const bearer = async (userId: string, claims = {}) => ({ authorization: `Bearer ${await project.tokenFor(userId, claims)}` });

async function failureOf(listingId: number): Promise<string> {
  const url = `https://www.rightmove.co.uk/properties/${listingId}`;
  const answer = await call('ingest-property-url', { url }, await bearer(crypto.randomUUID()));
  return ((await answer.json()) as { readonly error: string }).error;
}

describe('the edge functions under Deno', () => {
  it.each([...functions, ...payments])('%s type-checks', (name) => {
    const checked = spawnSync(deno ?? '', [...denoArguments, 'check', ...options(name), entry(name)], { cwd: root, encoding: 'utf8' });
    expect(checked.status, checked.stderr).toBe(0);
  });

  it('read a listing and store its run, visible only to its user', async () => {
    const [ada, eve] = [crypto.randomUUID(), crypto.randomUUID()];
    const url = `https://www.rightmove.co.uk/properties/${sampleHouse.id}`;
    const read = await call('ingest-property-url', { url }, await bearer(ada));
    expect(read.status).toBe(200);
    const body = (await read.json()) as { readonly runId: string; readonly items: readonly unknown[] };
    expect(body).toMatchObject({ ok: true, site: 'rightmove', items: [{ facts: { bedrooms: sampleHouse.bedrooms } }] });
    const run = await call('ingest-run', { runId: body.runId }, await bearer(ada));
    expect(await run.json()).toMatchObject({ id: body.runId, state: 'saved', url, items: body.items });
    expect((await call('ingest-run', { runId: body.runId }, await bearer(eve))).status).toBe(404);
  });

  it('read a search step by step, driven by requests for its run, and stream it as events', async () => {
    const headers = await bearer(crypto.randomUUID());
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
    const [ada, eve] = [await bearer(crypto.randomUUID()), await bearer(crypto.randomUUID())];
    const share = { ask: 'share', clientId: crypto.randomUUID(), name: 'North Star', deal: sampleSharedDeal() };
    expect(await (await call('community', share, ada)).json()).toEqual({ done: true });
    expect((await call('community', { ...share, name: '' }, eve)).status).toBe(422);
    const page = readFeedPage(await (await call('community', { ask: 'feed' }, eve)).json());
    expect(page?.posts.map(({ name, mine, deal }) => [name, mine, deal])).toEqual([['North Star', false, share.deal]]);
  });

  it('report a portal that blocks us by name, and follow no redirect to another host', async () => {
    expect(await failureOf(190000403)).toBe('portal_blocked');
    expect(await failureOf(190000301)).toBe('portal_refused');
    expect(await failureOf(190000903)).toBe('page_too_large');
    expect(await failureOf(190000905)).toBe('portal_unreachable');
  });

  it('refuse an address that is not a listing without making a request', async () => {
    portal.forget();
    const answer = await call('ingest-property-url', { url: 'http://169.254.169.254/latest' }, await bearer(crypto.randomUUID()));
    expect(answer.status).toBe(400);
    expect(portal.requests()).toEqual([]);
  });

  it('give the same answer to every token that is not a signed-in user’s', async () => {
    const user = crypto.randomUUID();
    const bad = [
      {},
      { authorization: 'Bearer x.y.z' },
      await bearer('admin'),
      await bearer(user, { role: 'anon' }),
      await bearer(user, { role: 'service_role' }),
    ];
    const answers = await Promise.all(bad.map(async (headers) => (await call('ingest-run', { runId: user }, headers)).text()));
    expect(answers).toEqual(
      Array<string>(bad.length).fill('{"ok":false,"error":"unauthorized","details":{"message":"Invalid JWT signature"}}'),
    );
  });

  it('allow the configured origins and no others', async () => {
    const allowed = await call('ingest-run', {}, { origin: 'https://app.example' });
    const other = await call('ingest-run', {}, { origin: 'https://evil.example' });
    expect(allowed.headers.get('access-control-allow-origin')).toBe('https://app.example');
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
  });
});
