import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { sessionStatusFromAuthServer } from '../../../src/backend/sessionStatusFromAuthServer.ts';
import { createSessionStatusCache } from '../../../src/backend/sessionStatusCache.ts';
import { createTokenVerifier, type TokenRules } from '../../../src/backend/tokenVerifier.ts';
import type { SessionStatus } from '../../../src/backend/tokenVerdict.ts';

const now = Date.UTC(2026, 10, 20, 9);
const issuer = 'https://ref.supabase.co/auth/v1';
const sub = '11111111-1111-4111-8111-111111111111';
const good: JWTPayload = { sub, aud: 'authenticated', iss: issuer, exp: now / 1000 + 600, role: 'authenticated', aal: 'aal1' };

let privateKey: CryptoKey;
let rules: TokenRules;
beforeAll(async () => {
  const pair = await generateKeyPair('ES256', { extractable: true });
  ({ privateKey } = pair);
  const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'ES256' }] });
  rules = { keys, issuer, now: () => now, standing: async () => 'open', trustStandingForHs256: true };
});

const signed = (claims: JWTPayload = good) => new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'k1' }).sign(privateKey);
const shared = (claims: JWTPayload = good) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode('x'.repeat(32)));

const unreachable = () => Promise.reject(new TypeError('fetch failed'));

describe('the token verifier', () => {
  it.each([
    ['open', 'aal1', 'good'],
    ['open-needs-second-factor', 'aal1', 'second-factor'],
    ['open-needs-second-factor', 'aal2', 'good'],
    ['open-needs-second-factor', 'aal9', 'second-factor'],
    ['ended', 'aal1', 'bad'],
    ['deleted', 'aal1', 'deleted'],
    ['unavailable', 'aal1', 'unavailable'],
  ] as const)('for a session that is %s and a token at %s returns %s', async (standing, aal, kind) => {
    const judge = createTokenVerifier({ ...rules, standing: async () => standing });
    expect((await judge(await signed({ ...good, aal }))).kind).toBe(kind);
  });

  it('returns "unavailable", not "bad", if the published keys cannot be fetched', async () => {
    expect((await createTokenVerifier({ ...rules, keys: unreachable })(await signed())).kind).toBe('unavailable');
  });

  it('verifies a signature every 30 seconds, checks the session each time, and never accepts an expired token', async () => {
    let [at, looks, standing] = [now, 0, 'open' as SessionStatus];
    const keys: TokenRules['keys'] = (header, token) => ((looks += 1), rules.keys(header, token));
    const judge = createTokenVerifier({ ...rules, keys, now: () => at, standing: async () => standing });
    const token = await signed();
    const kindAt = async (time: number, asked = token) => ((at = time), (await judge(asked)).kind);
    expect([await kindAt(now), await kindAt(now + 29_999), looks]).toEqual(['good', 'good', 1]);
    expect([await kindAt(now + 30_000), looks]).toEqual(['good', 2]);
    standing = 'ended';
    expect([await kindAt(now + 31_000), looks]).toEqual(['bad', 2]);
    standing = 'open';
    const short = await signed({ ...good, exp: now / 1000 + 30 });
    expect([await kindAt(now, short), await kindAt(now + 30_000, short)]).toEqual(['good', 'bad']);
    const forged = token.replace(/\.[^.]+$/, (signature) => `.${signature.slice(1).split('').toReversed().join('')}`);
    expect([await kindAt(now), await kindAt(now, forged)]).toEqual(['good', 'bad']);
  });

  it('asks the auth server about a token signed with a shared secret, after checking its claims', async () => {
    const asked: string[] = [];
    const standing = async ({ token }: { readonly token: string }): Promise<SessionStatus> => (asked.push(token), 'open');
    const judge = createTokenVerifier({ ...rules, standing });
    const token = await shared();
    expect(await judge(token)).toMatchObject({ kind: 'good', claims: { sub } });
    expect(asked).toEqual([token]);
    for (const claims of [
      { ...good, iss: 'x' },
      { ...good, aud: 'anon' },
      { ...good, exp: 1 },
      { ...good, role: 'service_role' },
      { ...good, sub: 'x' },
    ]) {
      expect((await judge(await shared(claims))).kind).toBe('bad');
    }
    expect(asked).toHaveLength(1);
  });

  it('rejects a token signed with a shared secret without asking if keys are published', async () => {
    const judge = createTokenVerifier({ ...rules, trustStandingForHs256: false });
    expect((await judge(await shared())).kind).toBe('bad');
  });
});

describe('the auth server’s answer', () => {
  const question = { sub, sessionId: null, token: 't' };
  const askWith = (status: number, body: unknown) =>
    sessionStatusFromAuthServer({
      supabaseUrl: 'https://ref.supabase.co',
      publishableKey: 'key',
      now: () => now,
      fetch: async () => Response.json(body, { status }),
    })(question);

  it.each([
    ['its user', 200, { id: sub }, 'open'],
    ['its user with a verified factor', 200, { id: sub, factors: [{ status: 'verified' }] }, 'open-needs-second-factor'],
    ['its user with an unverified one', 200, { id: sub, factors: [{ status: 'unverified' }] }, 'open'],
    ['its user, banned', 200, { id: sub, banned_until: '2030-01-01T00:00:00Z' }, 'ended'],
    ['its user, whose ban is over', 200, { id: sub, banned_until: '2026-01-01T00:00:00Z' }, 'open'],
    ['another user', 200, { id: 'other' }, 'ended'],
    ['no such session', 403, { error_code: 'session_not_found' }, 'ended'],
    ['no such user', 403, { error_code: 'user_not_found' }, 'deleted'],
    ['a bad token', 401, { code: 'bad_jwt' }, 'ended'],
    ['a server error', 500, {}, 'unavailable'],
    ['a rate limit', 429, {}, 'unavailable'],
  ] as const)('gives the session status for %s', async (...[, status, body, standing]) => {
    expect(await askWith(status, body)).toBe(standing);
  });
});

describe('a cached session status', () => {
  const question = { sub, sessionId: 's', token: 't' };

  it('is requested once within its lifetime, shared by concurrent calls, and requested again after it or when cleared', async () => {
    let at = now;
    let asked = 0;
    const standing = createSessionStatusCache({
      ask: async () => ((asked += 1), 'open'),
      keyOf: ({ sub: key }) => key,
      keepMs: 30_000,
      now: () => at,
    });
    await Promise.all([standing.ask(question), standing.ask(question), standing.ask({ ...question, sub: 'other' })]);
    expect(asked).toBe(2);
    at += 29_999;
    await standing.ask(question);
    expect(asked).toBe(2);
    at += 1;
    await standing.ask(question);
    expect(asked).toBe(3);
    standing.forget();
    await standing.ask(question);
    expect(asked).toBe(4);
    // A clock that is set back does not extend the lifetime.
    at -= 3_600_000;
    await standing.ask(question);
    expect(asked).toBe(5);
  });

  it('is not cached if the check was unavailable or failed', async () => {
    const answers: readonly (() => Promise<SessionStatus>)[] = [
      async () => 'unavailable',
      () => Promise.reject(new Error('no')),
      async () => 'open',
    ];
    let asked = 0;
    const ask = () => answers[asked++]?.() ?? Promise.reject(new Error('asked too often'));
    const standing = createSessionStatusCache({ ask, keyOf: () => 'one', keepMs: 30_000, now: () => now });
    const heard = [await standing.ask(question), await standing.ask(question), await standing.ask(question), await standing.ask(question)];
    expect(heard).toEqual(['unavailable', 'unavailable', 'open', 'open']);
  });
});
