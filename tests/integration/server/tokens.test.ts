import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportJWK, exportSPKI, generateKeyPair, importJWK, SignJWT, type CryptoKey, type JWK, type JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPortalDouble, type PortalDouble } from '../../support/portalDouble.ts';
import { keepWire } from '../../support/wire.ts';
import { startTestServer, type TestServer } from './startTestServer.ts';
import { wallTime } from '../../support/realClock.ts';

let portal: PortalDouble;
let server: TestServer;
let own: CryptoKey | Uint8Array;
let foreign: CryptoKey;
let jwk: JWK;
let good: JWTPayload;
let goodToken: string;

beforeAll(async () => {
  portal = await startPortalDouble();
  server = await startTestServer({ upstream: { rightmove: portal.origin, zoopla: portal.origin } });
  jwk = JSON.parse(readFileSync(join(server.dataDir, 'signing-key.json'), 'utf8')) as JWK;
  own = await importJWK(jwk, 'ES256');
  foreign = (await generateKeyPair('ES256', { extractable: true })).privateKey;
  goodToken = (await server.signedIn()).token;
  good = JSON.parse(Buffer.from(goodToken.split('.')[1] ?? '', 'base64url').toString()) as JWTPayload;
});
afterAll(async () => {
  await server.close();
  await portal.close();
});

const sign = (claims: JWTPayload, key = own, header: Record<string, unknown> = {}) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: jwk.kid ?? '', ...header }).sign(key);

const without = (name: string): JWTPayload => Object.fromEntries(Object.entries(good).filter(([key]) => key !== name));

function publicPart({ d: _secret, ...rest }: JWK): JWK {
  return rest;
}

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Each function returns an Authorization header that must be refused. If it returns undefined, no header is sent. */
const bad: readonly (readonly [string, () => Promise<string | undefined> | string | undefined])[] = [
  ['no token', () => undefined],
  ['an empty token', () => 'Bearer '],
  ['another scheme', () => `Basic ${goodToken}`],
  ['the publishable key', () => `Bearer ${server.key}`],
  ['alg none', () => `Bearer ${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(good)}.`],
  ['alg none with the old signature', () => `Bearer ${encoded({ alg: 'none' })}.${encoded(good)}.${goodToken.split('.')[2]}`],
  [
    'HS256 signed with the public key',
    async () => {
      const publicKey = (await importJWK(publicPart(jwk), 'ES256', { extractable: true })) as CryptoKey;
      const secret = new TextEncoder().encode(await exportSPKI(publicKey));
      return `Bearer ${await new SignJWT(good).setProtectedHeader({ alg: 'HS256', kid: jwk.kid ?? '' }).sign(secret)}`;
    },
  ],
  ['an expired token', async () => `Bearer ${await sign({ ...good, exp: Math.floor(wallTime() / 1000) - 10 })}`],
  ['a token that is not valid yet', async () => `Bearer ${await sign({ ...good, nbf: Math.floor(wallTime() / 1000) + 600 })}`],
  ['another issuer', async () => `Bearer ${await sign({ ...good, iss: 'https://evil.example/auth/v1' })}`],
  ['another audience', async () => `Bearer ${await sign({ ...good, aud: 'anon' })}`],
  ['no expiry', async () => `Bearer ${await sign(without('exp'))}`],
  ['no subject', async () => `Bearer ${await sign(without('sub'))}`],
  ['a subject that is not a UUID', async () => `Bearer ${await sign({ ...good, sub: 'admin' })}`],
  ['the role anon', async () => `Bearer ${await sign({ ...good, role: 'anon' })}`],
  ['the role service_role', async () => `Bearer ${await sign({ ...good, role: 'service_role' })}`],
  ['no role', async () => `Bearer ${await sign(without('role'))}`],
  ['no session', async () => `Bearer ${await sign(without('session_id'))}`],
  ['an unknown session', async () => `Bearer ${await sign({ ...good, session_id: crypto.randomUUID() })}`],
  ['a user who does not exist', async () => `Bearer ${await sign({ ...good, sub: crypto.randomUUID() })}`],
  ['an unknown key id', async () => `Bearer ${await sign(good, own, { kid: 'unknown' })}`],
  ['another key', async () => `Bearer ${await sign(good, foreign)}`],
  [
    'its own key embedded',
    async () => {
      const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
      const embedded = publicPart(await exportJWK(publicKey));
      return `Bearer ${await sign(good, privateKey, { jwk: embedded })}`;
    },
  ],
  ['a truncated signature', () => `Bearer ${goodToken.slice(0, -10)}`],
  [
    'a changed payload',
    () => `Bearer ${goodToken.split('.')[0]}.${encoded({ ...good, sub: crypto.randomUUID() })}.${goodToken.split('.')[2]}`,
  ],
];

const id = '00000000-0000-4000-8000-000000000000';

const endpoints: readonly (readonly [method: string, path: string, body: string | null])[] = [
  ['POST', '/sync/v1/push', JSON.stringify({ device: 'device01', rows: [] })],
  ['GET', '/sync/v1/pull?after=0', null],
  ['POST', '/sync/v1/digest', JSON.stringify({ buckets: [] })],
  ['GET', '/sync/v1/stream', null],
  ['POST', '/functions/v1/ingest-property-url', JSON.stringify({ url: 'https://www.rightmove.co.uk/properties/190000017' })],
  ['POST', '/functions/v1/ingest-run', JSON.stringify({ runId: id })],
  ['POST', '/functions/v1/plan-usage', '{}'],
  ['POST', '/functions/v1/community', JSON.stringify({ ask: 'feed' })],
  ['POST', '/functions/v1/teams', JSON.stringify({ ask: 'list' })],
  ['POST', '/functions/v1/billing-state', '{}'],
  ['POST', '/functions/v1/shared-links', JSON.stringify({ ask: 'list', dealId: 'deal' })],
  ['GET', '/account/v1/sessions', null],
  ['DELETE', `/account/v1/sessions/${id}`, null],
  ['GET', '/account/v1/export', null],
];

describe.each(endpoints)('%s %s', (method, path, body) => {
  const ask = (authorization: string | undefined) =>
    fetch(server.origin + path, {
      method,
      body,
      headers: { 'content-type': 'application/json', apikey: server.key, ...(authorization === undefined ? {} : { authorization }) },
    });

  it('accepts a valid token, including one the test signs with the same claims', async () => {
    const answer = await ask(`Bearer ${await sign(good)}`);
    expect(answer.status).not.toBe(401);
    await answer.body?.cancel();
    portal.forget();
  });

  it.each(bad)('refuses %s with the same 401 answer, and sends no request to a portal', async (name, header) => {
    const answer = await ask(await header());
    expect(answer.status).toBe(401);
    const said = await answer.text();
    keepWire(`31: ${method} ${path}: ${name}`, said);
    expect(said).toBe(await (await ask(undefined)).text());
    expect(said).toContain('"message":"Invalid JWT signature"');
    expect(portal.requests()).toEqual([]);
  });
});

const accountCalls: readonly (readonly [string, string, string | null])[] = [
  ['GET', '/user', null],
  ['PUT', '/user', JSON.stringify({ password: 'a stolen horse battery' })],
  ['POST', '/logout', null],
  ['GET', '/reauthenticate', null],
  ['POST', '/factors', JSON.stringify({ factor_type: 'totp' })],
  ['POST', `/factors/${id}/challenge`, '{}'],
  ['POST', `/factors/${id}/verify`, JSON.stringify({ challenge_id: id, code: '123456' })],
  ['DELETE', `/factors/${id}`, null],
];

describe.each(accountCalls)('%s /auth/v1%s', (method, path, body) => {
  const changed = new Set(['an unknown session', 'a user who does not exist']);

  it.each(bad.filter(([name]) => !changed.has(name)))('refuses %s with the same 401 answer', async (_name, header) => {
    const authorization = await header();
    const headers = { apikey: server.key, ...(authorization === undefined ? {} : { authorization }) };
    const answer = await fetch(`${server.origin}/auth/v1${path}`, { method, body, headers });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ code: 'bad_jwt', error_code: 'bad_jwt', message: 'Invalid JWT signature' });
  });
});
