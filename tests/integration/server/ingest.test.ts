import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { IngestResponse, IngestRun } from '../../../src/core/contracts/ingestContract.ts';
import { blockPage } from '../../support/listingPages.ts';
import { sampleFlat, sampleHouse } from '../../support/listingSamples.ts';
import { startPortalDouble, type PortalDouble } from '../../support/portalDouble.ts';
import type { PortalFault } from '../../support/portalFaults.ts';
import { startTestServer, type TestServer } from './startTestServer.ts';

type Account = Awaited<ReturnType<TestServer['signedIn']>>;

let portal: PortalDouble;
let server: TestServer;
let ada: Account;

beforeAll(async () => {
  portal = await startPortalDouble();
  server = await startTestServer({ upstream: { rightmove: portal.origin, zoopla: portal.origin } });
  ada = await server.signedIn();
});
afterAll(async () => {
  await server.close();
  await portal.close();
});
beforeEach(() => portal.forget());

async function ingest(url: unknown, account = ada): Promise<{ readonly status: number; readonly body: IngestResponse }> {
  const answer = await fetch(`${server.origin}/functions/v1/ingest-property-url`, {
    method: 'POST',
    headers: { authorization: `Bearer ${account.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url }),
  });
  return { status: answer.status, body: (await answer.json()) as IngestResponse };
}

async function readRun(runId: string | null, account = ada): Promise<IngestRun | null> {
  const { data } = await account.client.functions.invoke('ingest-run', { body: { runId } });
  return data as IngestRun | null;
}

const rightmove = (id: number) => `https://www.rightmove.co.uk/properties/${id}`;

describe('an available listing', () => {
  it('is returned through supabase-js with facts that state where each was read', async () => {
    const { data, error } = await ada.client.functions.invoke('ingest-property-url', {
      body: { url: `${rightmove(sampleHouse.id)}?utm_source=x#/` },
    });
    expect(error).toBeNull();
    const body = data as Extract<IngestResponse, { ok: true }>;
    expect(body).toMatchObject({ ok: true, site: 'rightmove' });
    expect(body.items).toHaveLength(1);
    expect(body.items[0]?.facts).toMatchObject({
      listingId: String(sampleHouse.id),
      bedrooms: sampleHouse.bedrooms,
      outcode: sampleHouse.outcode,
    });
    expect(body.items[0]?.facts.askingPrice?.amount).toBe((sampleHouse.price ?? 0) * 100);
    expect(Object.keys(body.items[0]?.sources ?? {})).toContain('bedrooms');
    expect(portal.requests()).toMatchObject([{ method: 'GET', path: `/properties/${sampleHouse.id}` }]);
  });

  it('is read from Zoopla too', async () => {
    const { status, body } = await ingest(`http://m.zoopla.co.uk/for-sale/details/${sampleFlat.id}/?search=1`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ok: true, site: 'zoopla' });
    expect(body.items[0]?.facts.listingId).toBe(String(sampleFlat.id));
    expect(portal.requests()).toMatchObject([{ path: `/for-sale/details/${sampleFlat.id}/` }]);
  });

  it('is recorded as a run with its steps, their times and the result', async () => {
    const { body } = await ingest(rightmove(sampleHouse.id));
    const run = await readRun(body.runId);
    expect(run).toMatchObject({
      id: body.runId,
      site: 'rightmove',
      url: rightmove(sampleHouse.id),
      state: 'saved',
      itemCount: 1,
      error: null,
    });
    expect(run?.steps.map(({ step }) => step)).toEqual(['queued', 'fetching', 'parsing', 'saved']);
    expect(run?.steps.every(({ at }) => new Date(at).toISOString() === at)).toBe(true);
    expect(run?.items).toEqual(body.items);
  });
});

describe('the owner of a run', () => {
  it('is the only user who can read it: another user, an unknown id and an invalid id get the same response', async () => {
    const { body } = await ingest(rightmove(sampleHouse.id));
    const eve = await server.signedIn();
    const ask = async (runId: string, account: Account) => {
      const headers = { authorization: `Bearer ${account.token}`, 'content-type': 'application/json' };
      const answer = await fetch(`${server.origin}/functions/v1/ingest-run`, { method: 'POST', headers, body: JSON.stringify({ runId }) });
      return { status: answer.status, body: await answer.text() };
    };
    const notFound = { status: 404, body: '{"ok":false,"error":"not_found"}' };
    expect(await ask(body.runId ?? '', eve)).toEqual(notFound);
    expect(await ask(crypto.randomUUID(), eve)).toEqual(notFound);
    expect(await ask("' or true --", eve)).toEqual(notFound);
    expect((await ask(body.runId ?? '', ada)).status).toBe(200);
  });
});

describe('a portal that does not return the page', () => {
  const cases: readonly { readonly name: string; readonly fault: PortalFault; readonly code: string; readonly offerCapture: boolean }[] = [
    {
      name: 'a block page with 403',
      fault: { kind: 'status', status: 403, body: 'Forbidden' },
      code: 'portal_blocked',
      offerCapture: true,
    },
    { name: '429', fault: { kind: 'status', status: 429, body: '' }, code: 'portal_blocked', offerCapture: true },
    { name: '503', fault: { kind: 'status', status: 503, body: '' }, code: 'portal_blocked', offerCapture: true },
    { name: '404', fault: { kind: 'status', status: 404, body: '' }, code: 'listing_removed', offerCapture: false },
    { name: '410', fault: { kind: 'status', status: 410, body: '' }, code: 'listing_removed', offerCapture: false },
    { name: '500', fault: { kind: 'status', status: 500, body: '' }, code: 'portal_refused', offerCapture: true },
    {
      name: 'a PDF',
      fault: { kind: 'page', contentType: 'application/pdf', body: '%PDF-1.7' },
      code: 'unreadable_page',
      offerCapture: true,
    },
    {
      name: 'no content type',
      fault: { kind: 'page', contentType: '', body: '<html></html>' },
      code: 'unreadable_page',
      offerCapture: true,
    },
    { name: 'a connection that is cut', fault: { kind: 'cut' }, code: 'portal_unreachable', offerCapture: true },
    { name: 'an endless page', fault: { kind: 'endless' }, code: 'page_too_large', offerCapture: true },
    {
      name: 'a redirect to its search',
      fault: { kind: 'redirect', status: 302, location: '/property-for-sale/find.html' },
      code: 'listing_removed',
      offerCapture: false,
    },
  ];
  it.each(cases)('is reported with status 200, an error code and a message: $name', async ({ name, fault, code, offerCapture }) => {
    const id = 191000000 + cases.findIndex((other) => other.name === name);
    portal.setFault(id, fault);
    const { status, body } = await ingest(rightmove(id));
    expect(status).toBe(200);
    expect(body).toMatchObject({ ok: false, error: code, details: { offerCapture }, items: [], site: 'rightmove' });
    expect(body.ok ? '' : body.details.message).not.toBe('');
    const run = await readRun(body.runId);
    expect(run).toMatchObject({ state: 'failed', itemCount: 0, items: [], error: { code } });
    expect(run?.steps.at(-1)?.step).toBe('failed');
  });

  it('is reported with what to do if it blocks our server', async () => {
    const { body } = await ingest(rightmove(190000403));
    expect(body).toMatchObject({
      error: 'portal_blocked',
      details: {
        message:
          'The portal blocks our server from reading this page. Open it in your browser, then paste its source or drop the saved page here.',
      },
    });
  });

  it('is recognised as blocking us if it returns a challenge page with status 200', async () => {
    portal.setFault(191000100, { kind: 'page', contentType: 'text/html', body: blockPage('cloudflare') });
    expect((await ingest(rightmove(191000100))).body).toMatchObject({ ok: false, error: 'portal_blocked' });
  });

  it('is reported if its page is not a listing', async () => {
    portal.setFault(191000101, {
      kind: 'page',
      contentType: 'text/html',
      body: '<!doctype html><title>Hello</title><p>Hello there, this is some other page.</p>',
    });
    const { body } = await ingest(rightmove(191000101));
    expect(body.ok).toBe(false);
    expect(body.ok ? '' : body.error).toMatch(/^(not_a_listing|unreadable_page)$/);
  });
});

const raw = (body: BodyInit | null, method = 'POST') =>
  fetch(`${server.origin}/functions/v1/ingest-property-url`, { method, headers: { authorization: `Bearer ${ada.token}` }, body });

describe('invalid requests to the function', () => {
  it.each([
    ['invalid JSON', '{', 400],
    ['no body', '', 400],
    ['no address', '{}', 400],
    ['a number', '{"url":5}', 400],
    ['a list', '[1]', 400],
    ['more than 16 KB', JSON.stringify({ url: 'x'.repeat(20_000) }), 413],
  ])('with %s get a 4xx answer with a body of the usual shape', async (_name, body, status) => {
    const answer = await raw(body);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ ok: false, error: 'bad_request', items: [], site: null, runId: null });
    expect(portal.requests()).toEqual([]);
  });

  it('with a method other than POST are refused', async () => {
    const answer = await raw(null, 'GET');
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST, OPTIONS');
  });

  it('from a page of another origin get no CORS permission', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    const preflight = await fetch(`${server.origin}/functions/v1/ingest-property-url`, { method: 'OPTIONS', headers });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('to an unknown function are refused', async () => {
    expect((await fetch(`${server.origin}/functions/v1/constructor`, { method: 'POST' })).status).toBe(404);
  });
});

// This suite is last, because starting a second server in this process makes the first one's connections time out.
describe('an unreachable portal', () => {
  it('is reported as unreachable', async () => {
    const dead = await startPortalDouble();
    await dead.close();
    const alone = await startTestServer({ upstream: { rightmove: dead.origin, zoopla: dead.origin } });
    const account = await alone.signedIn();
    const { data } = await account.client.functions.invoke('ingest-property-url', { body: { url: rightmove(sampleHouse.id) } });
    expect(data).toMatchObject({ ok: false, error: 'portal_unreachable' });
    await alone.close();
  });
});
