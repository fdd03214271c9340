import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose';
import { afterEach, expect, it, vi } from 'vitest';
import { verifyHostedTokens } from '../../../src/backend/hostedTokens.ts';
import { wallTime } from '../../support/realClock.ts';

const supabaseUrl = 'https://project.example';
const sub = '00000000-0000-4000-8000-000000000001';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('hosted tokens: a withdrawn signing key is accepted for a minute at most', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T09:00:00Z') });
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  let published: readonly JWK[] = [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'ES256' }];
  vi.stubGlobal('fetch', async () => Response.json({ keys: published }));
  const judge = verifyHostedTokens(
    { supabaseUrl, publishableKey: 'key', fetch: async () => Response.json({ id: sub }), now: wallTime },
    20_000,
  );
  const signed = () =>
    new SignJWT({ role: 'authenticated', aal: 'aal1' })
      .setProtectedHeader({ alg: 'ES256', kid: 'k1' })
      .setSubject(sub)
      .setAudience('authenticated')
      .setIssuer(`${supabaseUrl}/auth/v1`)
      .setExpirationTime('1 hour')
      .sign(privateKey);
  const kept = await signed();
  expect((await judge(kept)).kind).toBe('good');
  vi.setSystemTime(wallTime() + 29_000);
  expect((await judge(await signed())).kind).toBe('good');
  published = [];
  vi.setSystemTime(wallTime() + 60_000);
  expect((await judge(kept)).kind).toBe('bad');
  expect((await judge(await signed())).kind).toBe('bad');
});
