import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPortalDouble, type PortalDouble } from '../../support/portalDouble.ts';
import { password, startTestServer, wideLimits, type TestServer } from './startTestServer.ts';

let now = Date.parse('2026-11-20T09:00:00Z');
let portal: PortalDouble;
let server: TestServer;

beforeAll(async () => {
  portal = await startPortalDouble();
  const limits = { ...wideLimits, authPerAddress: 12, failuresPerAccount: 3, ingestPerMinute: 2, accountPerMinute: 4 };
  server = await startTestServer({ clock: () => now, limits, upstream: { rightmove: portal.origin, zoopla: portal.origin } });
}, 180_000);
afterAll(async () => {
  await server.close();
  await portal.close();
});

describe('limits', () => {
  it('sign-in: stop guesses at one account, and let its owner in again after five minutes', async () => {
    const { email } = await server.signedIn();
    const codes: (string | undefined)[] = [];
    for (let guess = 0; guess < 4; guess += 1) {
      const { error } = await server.client().auth.signInWithPassword({ email, password: `wrong horse ${guess}` });
      codes.push(error?.code);
    }
    expect(codes).toEqual(['invalid_credentials', 'invalid_credentials', 'invalid_credentials', 'over_request_rate_limit']);
    now += 301_000;
    expect((await server.client().auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  it('network: refuse one address once it has used its allowance, and say when to retry', async () => {
    now += 301_000;
    const body = JSON.stringify({ refresh_token: 'guess' });
    const statuses: number[] = [];
    let retryAfter: string | null = null;
    for (let guess = 0; guess < 13; guess += 1) {
      const answer = await fetch(`${server.origin}/auth/v1/token?grant_type=refresh_token`, {
        method: 'POST',
        body,
        headers: { apikey: server.key },
      });
      statuses.push(answer.status);
      retryAfter = answer.headers.get('retry-after');
    }
    expect(statuses).toEqual([...Array<number>(12).fill(400), 429]);
    expect(Number(retryAfter)).toBe(300);
  });

  it('refresh: never count or refuse a valid refresh because of others on its network', async () => {
    now += 301_000;
    const people = [await server.signedIn(), await server.signedIn()];
    const wrong = () => server.client().auth.refreshSession({ refresh_token: 'guess' });
    for (let guess = 0; guess < 11; guess += 1) await wrong();
    expect((await wrong()).error?.code).toBe('over_request_rate_limit');
    for (let time = 0; time < 10; time += 1) {
      for (const { client } of people) expect((await client.auth.refreshSession()).error).toBeNull();
    }
    now += 301_000;
    for (let time = 0; time < 10; time += 1) {
      for (const { client } of people) expect((await client.auth.refreshSession()).error).toBeNull();
    }
    const { email } = people[0] ?? { email: '' };
    expect((await server.client().auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  it('ingest: cap the listings read for one user in a minute', async () => {
    now += 301_000;
    const { token } = await server.signedIn();
    const ask = () =>
      fetch(`${server.origin}/functions/v1/ingest-property-url`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ url: 'https://www.rightmove.co.uk/properties/190000404' }),
      });
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
    const third = await ask();
    expect(third.status).toBe(429);
    expect(await third.json()).toMatchObject({ ok: false, error: 'rate_limited' });
    expect(portal.requests()).toHaveLength(2);
  });

  it('account calls: cap the calls about one account in a minute without affecting another account', async () => {
    now += 301_000;
    const [ada, eve] = [await server.signedIn(), await server.signedIn()];
    const ask = (path: string, token: string) =>
      fetch(`${server.origin}/account/v1${path}`, { headers: { authorization: `Bearer ${token}` } });
    const statuses: number[] = [];
    for (const path of ['/sessions', '/export', '/standing', '/nothing']) {
      const answer = await ask(path, ada.token);
      await answer.text();
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([200, 200, 200, 404]);
    for (const path of ['/export', '/standing']) {
      const refused = await ask(path, ada.token);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
      expect(await refused.json()).toMatchObject({ code: 'over_request_rate_limit' });
    }
    expect((await ask('/sessions', eve.token)).status).toBe(200);
    now += 61_000;
    expect((await ask('/export', ada.token)).status).toBe(200);
  });
});
