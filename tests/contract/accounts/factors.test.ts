import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { totpCode } from '../../../sync-server/src/auth/factors/totp.ts';
import { wrongCode } from '../../support/mailbox.ts';
import { password } from '../../integration/server/startTestServer.ts';
import { describeAccounts, type AccountsServer } from './engines.ts';

const enrol = async (client: SupabaseClient, friendlyName = 'Telephone') => {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error !== null) throw error;
  return data;
};
const tokenOf = async (of: SupabaseClient) => (await of.auth.getSession()).data.session?.access_token ?? '';

describeAccounts('TOTP factors', { confirmEmail: 'either' }, (start) => {
  let server: AccountsServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  const codeAt = (secret: string, at = server.now()) => totpCode(secret, Math.floor(at / 30_000));
  /** A user with a verified factor. The clock has advanced, so their next code differs from the one they used. */
  const withFactor = async () => {
    const person = await server.signedIn();
    const factor = await enrol(person.client);
    const { error } = await person.client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: codeAt(factor.totp.secret) });
    if (error !== null) throw error;
    await server.pass(30_000);
    return { ...person, factor };
  };
  const ask = async (token: string) =>
    fetch(`${server.origin}/functions/v1/ingest-run`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ runId: crypto.randomUUID() }),
    });
  const signedInAgain = async (email: string) => {
    const client = server.client();
    await client.auth.signInWithPassword({ email, password });
    return client;
  };

  const challenged = async () => {
    const { client } = await server.signedIn();
    const factor = await enrol(client);
    return {
      challenge: async () => (await client.auth.mfa.challenge({ factorId: factor.id })).data?.id ?? '',
      verify: async (challengeId: string, code: string) =>
        (await client.auth.mfa.verify({ factorId: factor.id, challengeId, code })).error?.code,
      right: () => codeAt(factor.totp.secret),
    };
  };

  it('are enrolled with a secret, its URI and a QR code', async () => {
    const { client, email } = await server.signedIn();
    const factor = await enrol(client);
    expect(factor).toMatchObject({ type: 'totp', friendly_name: 'Telephone' });
    expect(factor.totp.secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(factor.totp.uri);
    expect(uri.protocol).toBe('otpauth:');
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
      secret: factor.totp.secret,
    });
    expect(decodeURIComponent(uri.pathname)).toContain(email);
    expect(factor.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,[^#]*<svg [^#]*<\/svg>\s*$/);
    const { data } = await client.auth.mfa.listFactors();
    expect(data?.all).toMatchObject([{ id: factor.id, status: 'unverified', factor_type: 'totp' }]);
    expect(data?.totp).toEqual([]);
  });

  it('raise the session to aal2 with a correct code, and list the newest method first', async () => {
    const { client } = await server.signedIn();
    const factor = await enrol(client);
    await server.pass(1000);
    const challenge = await client.auth.mfa.challenge({ factorId: factor.id });
    expect(challenge.data).toMatchObject({ type: 'totp', expires_at: server.moment(300) });
    const verified = await client.auth.mfa.verify({
      factorId: factor.id,
      challengeId: challenge.data?.id ?? '',
      code: codeAt(factor.totp.secret),
    });
    expect(verified.error).toBeNull();
    expect(verified.data).toMatchObject({
      token_type: 'bearer',
      expires_in: 3600,
      user: { factors: [{ id: factor.id, status: 'verified' }] },
    });
    const { data: claims } = await client.auth.getClaims();
    expect(claims?.claims).toMatchObject({ aal: 'aal2', amr: [{ method: 'totp' }, { method: 'password' }] });
    const { data: levels } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(levels).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    const renewed = await client.auth.refreshSession();
    expect(renewed.error).toBeNull();
    expect((await client.auth.getClaims()).data?.claims.aal).toBe('aal2');
  });

  it('invalidate the refresh token from before the second factor', async ({ skip }) => {
    skip(server.isGiven, 'Supabase accepts the previous refresh token until the next one is used');
    const { client } = await server.signedIn();
    const before = (await client.auth.getSession()).data.session;
    const factor = await enrol(client);
    expect((await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: codeAt(factor.totp.secret) })).error).toBeNull();
    const old = await server.client().auth.refreshSession({ refresh_token: before?.refresh_token ?? '' });
    expect(old.error?.code).toBe('refresh_token_not_found');
    expect((await client.auth.refreshSession()).error).toBeNull();
  });

  it('end the user’s sessions below aal2 when a factor is verified', async () => {
    const { client, email } = await server.signedIn();
    const other = await signedInAgain(email);
    const factor = await enrol(client);
    await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: codeAt(factor.totp.secret) });
    expect((await other.auth.getUser()).error).not.toBeNull();
    expect((await client.auth.getUser()).error).toBeNull();
    await server.pass(30_000);
  });

  it('are required at the next sign-in', async () => {
    const { email, factor } = await withFactor();
    const client = await signedInAgain(email);
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: codeAt(factor.totp.secret) });
    expect(error).toBeNull();
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ currentLevel: 'aal2' });
  });

  it('accept a code at most one step early or late', async () => {
    const { client } = await server.signedIn();
    const factor = await enrol(client);
    const at = (steps: number) =>
      client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: codeAt(factor.totp.secret, server.now() + steps * 30_000) });
    expect((await at(2)).error).toMatchObject({ code: 'mfa_verification_failed', status: 422 });
    expect((await at(-2)).error?.code).toBe('mfa_verification_failed');
    expect((await at(-1)).error).toBeNull();
    expect((await at(1)).error).toBeNull();
  });

  it('accept a code only once, even with a new challenge', async ({ skip }) => {
    skip(server.isGiven, 'Supabase accepts a code again with a new challenge');
    const { client } = await server.signedIn();
    const factor = await enrol(client);
    const code = codeAt(factor.totp.secret);
    expect((await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code })).error).toBeNull();
    expect((await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code })).error?.code).toBe('mfa_verification_failed');
  });

  it('accept only one of two simultaneous uses of a code', async ({ skip }) => {
    skip(server.isGiven, 'Supabase accepts a code again with a new challenge');
    const { email, factor } = await withFactor();
    const clients = [await signedInAgain(email), await signedInAgain(email)];
    const code = codeAt(factor.totp.secret);
    const answers = await Promise.all(clients.map((client) => client.auth.mfa.challengeAndVerify({ factorId: factor.id, code })));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  });

  it('have challenges that allow five attempts', async ({ skip }) => {
    skip(server.isGiven, 'Supabase counts attempts only by the caller’s network address');
    const { challenge, verify, right } = await challenged();
    const tried = await challenge();
    for (let at = 0; at < 5; at += 1) expect(await verify(tried, wrongCode(right()))).toBe('mfa_verification_failed');
    expect(await verify(tried, right())).toBe('mfa_challenge_expired');
  });

  it('have challenges that allow one use within five minutes', async () => {
    const { challenge, verify, right } = await challenged();
    const late = await challenge();
    await server.pass(300_000);
    expect(await verify(late, right())).toBe('mfa_challenge_expired');
    const used = await challenge();
    expect(await verify(used, right())).toBeUndefined();
    await server.pass(30_000);
    expect(await verify(used, right())).toBe('mfa_ip_address_mismatch');
    expect(await verify(crypto.randomUUID(), right())).toBe('mfa_factor_not_found');
    expect(await verify('no-uuid', right())).toBe('bad_json');
  });

  it('have distinct names, number at most ten, and expire if never confirmed', async () => {
    const { client } = await server.signedIn();
    await enrol(client, 'one');
    const again = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'one' });
    expect(again.error).toMatchObject({ code: 'mfa_factor_name_conflict', status: 422 });
    for (let at = 2; at <= 10; at += 1) await enrol(client, `number ${at}`);
    const eleventh = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'number 11' });
    expect(eleventh.error).toMatchObject({ code: 'too_many_enrolled_mfa_factors', status: 422 });
    await server.pass(301_000);
    expect((await enrol(client, 'one')).friendly_name).toBe('one');
  });

  it('cannot be challenged, verified or removed by another user', async () => {
    const [{ factor }, eve] = [await withFactor(), await server.signedIn()];
    expect((await eve.client.auth.mfa.challenge({ factorId: factor.id })).error).toMatchObject({
      code: 'mfa_factor_not_found',
      status: 404,
    });
    const verify = await eve.client.auth.mfa.verify({
      factorId: factor.id,
      challengeId: crypto.randomUUID(),
      code: codeAt(factor.totp.secret),
    });
    expect(verify.error?.code).toBe('mfa_factor_not_found');
    expect((await eve.client.auth.mfa.unenroll({ factorId: factor.id })).error?.code).toBe('mfa_factor_not_found');
  });

  it('stop a session at aal1 from enrolling or removing factors and from changing password or address', async () => {
    const { email, factor } = await withFactor();
    const client = await signedInAgain(email);
    const enrolled = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'second' });
    expect(enrolled.error).toMatchObject({ code: 'insufficient_aal', status: 403 });
    expect((await client.auth.mfa.unenroll({ factorId: factor.id })).error).toMatchObject({ code: 'insufficient_aal', status: 422 });
    expect((await client.auth.updateUser({ password: 'a stolen horse' })).error).toMatchObject({ code: 'insufficient_aal', status: 401 });
    expect((await client.auth.updateUser({ email: 'thief@example.com' })).error?.code).toBe('insufficient_aal');
  });

  it.for(['global', 'others'] as const)(
    'factors: a session below aal2 cannot end other sessions with a sign-out of scope %s, and gets an error',
    async (scope, { skip }) => {
      skip(server.isGiven, 'Supabase lets a session below aal2 end the others');
      const { client, email } = await withFactor();
      const weak = await signedInAgain(email);
      expect.soft((await weak.auth.signOut({ scope })).error).toMatchObject({ code: 'insufficient_aal' });
      expect.soft((await client.auth.getUser()).error).toBeNull();
      expect.soft((await weak.auth.getUser()).error).toBeNull();
      expect((await weak.auth.signOut({ scope: 'local' })).error).toBeNull();
      expect((await client.auth.signOut({ scope: 'global' })).error).toBeNull();
    },
  );

  it('factors: a session below aal2 cannot change the account or use another factor to get around the verified one', async ({ skip }) => {
    skip(server.isGiven, 'Supabase lets a session below aal2 change metadata, and verify or remove a factor that was never confirmed');
    const { client } = await server.signedIn();
    const [one, two] = [await enrol(client, 'one'), await enrol(client, 'two')];
    await server.sql("update auth.mfa_factors set status = 'verified' where id = $1::uuid", [one.id]);
    expect.soft((await client.auth.updateUser({ data: { name: 'Mallory' } })).error).toMatchObject({ code: 'insufficient_aal' });
    const challenge = await client.auth.mfa.challenge({ factorId: two.id });
    const given = { factorId: two.id, challengeId: challenge.data?.id ?? '', code: codeAt(two.totp.secret) };
    expect.soft((await client.auth.mfa.verify(given)).error).toMatchObject({ code: 'insufficient_aal' });
    expect.soft((await client.auth.mfa.unenroll({ factorId: two.id })).error).toMatchObject({ code: 'insufficient_aal' });
  });

  it('can be removed, and the session they raised returns to aal1', async () => {
    const { client, factor } = await withFactor();
    const { data, error } = await client.auth.mfa.unenroll({ factorId: factor.id });
    expect(error).toBeNull();
    expect(data).toEqual({ id: factor.id });
    await client.auth.refreshSession();
    expect((await client.auth.getClaims()).data?.claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] });
    expect((await client.auth.getUser()).data.user?.factors).toBeUndefined();
  });

  it('are required by the functions even with an otherwise valid token', async ({ skip }) => {
    skip(server.isGiven, 'the functions of a hosted project are tested by npm run check:edge, and its sync in syncTokens.test.ts');
    const { client, email, factor } = await withFactor();
    const weak = await signedInAgain(email);
    const refused = await ask(await tokenOf(weak));
    expect(refused.status).toBe(403);
    expect(await refused.json()).toEqual({ ok: false, error: 'insufficient_aal' });
    expect((await ask(await tokenOf(client))).status).toBe(404);
    await weak.auth.mfa.challengeAndVerify({ factorId: factor.id, code: codeAt(factor.totp.secret) });
    expect((await ask(await tokenOf(weak))).status).toBe(404);
  });
});
