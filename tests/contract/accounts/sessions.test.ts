import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { password } from '../../integration/server/startTestServer.ts';
import { describeAccounts, describeEmbedded, type AccountsServer, type EmbeddedServer } from './engines.ts';

const poster =
  (server: () => AccountsServer) =>
  (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(`${server().origin}/auth/v1${path}`, {
      method: 'POST',
      body,
      headers: { apikey: server().key, 'content-type': 'application/json', ...headers },
    });

describeAccounts('accounts through unmodified supabase-js', { confirmEmail: 'either' }, (start) => {
  let server: AccountsServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  it('signs in regardless of the case of the email address, and refuses a wrong password and an unknown account with the same answer', async () => {
    const { email } = await server.signedIn();
    const good = await server.client().auth.signInWithPassword({ email: email.toUpperCase(), password });
    expect(good.error).toBeNull();
    const wrong = await server.client().auth.signInWithPassword({ email, password: 'wrong horse battery' });
    const unknown = await server.client().auth.signInWithPassword({ email: 'nobody@example.com', password });
    expect(wrong.error?.code).toBe('invalid_credentials');
    expect(unknown.error).toMatchObject({ code: wrong.error?.code, status: wrong.error?.status, message: wrong.error?.message });
  });

  it('refuses a weak password with its reason', async () => {
    const { error } = await server.client().auth.signUp({ email: 'weak@example.com', password: 'short' });
    expect(error?.name).toBe('AuthWeakPasswordError');
    expect(error).toMatchObject({ reasons: ['length'] });
  });

  it('changes the password: the old one stops working and other sessions end', async () => {
    const { client, email } = await server.signedIn();
    const other = server.client();
    await other.auth.signInWithPassword({ email, password });
    expect((await client.auth.updateUser({ password })).error?.code).toBe('same_password');
    expect((await client.auth.updateUser({ password: 'another horse battery', data: { name: 'Ada' } })).error).toBeNull();
    expect((await client.auth.getUser()).data.user?.user_metadata).toMatchObject({ name: 'Ada' });
    expect((await server.client().auth.signInWithPassword({ email, password })).error?.code).toBe('invalid_credentials');
    expect((await other.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
  });

  it('issues tokens that verify against the published keys', async () => {
    const { client, userId } = await server.signedIn();
    const { data, error } = await client.auth.getClaims();
    expect(error).toBeNull();
    expect(data?.header.alg).toBe('ES256');
    expect(data?.claims).toMatchObject({ sub: userId, role: 'authenticated', aal: 'aal1', aud: 'authenticated', is_anonymous: false });
    expect(data?.claims.amr).toEqual([{ method: 'password', timestamp: server.moment() }]);
  });
});

describeAccounts('accounts without email confirmation', { confirmEmail: false }, (start) => {
  let server: AccountsServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  it('signs up, and the session names the user', async () => {
    const client = server.client();
    const email = `Ada-${crypto.randomUUID()}@Example.com`;
    const { data, error } = await client.auth.signUp({ email, password });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email.toLowerCase());
    expect(data.user?.role).toBe('authenticated');
    expect(data.session?.expires_in).toBe(3600);
    expect(data.session?.expires_at).toEqual(server.moment(3600));
    const { data: asked } = await client.auth.getUser();
    expect(asked.user?.id).toBe(data.user?.id);
  });

  it('refuses a second account with the same address', async () => {
    const { email } = await server.signedIn();
    const { error } = await server.client().auth.signUp({ email, password });
    expect(error?.code).toBe('user_already_exists');
    expect(error?.status).toBe(422);
  });
});

describeAccounts('refresh', { confirmEmail: 'either' }, (start) => {
  let server: AccountsServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  const refreshed = async (refresh_token: string) => {
    const { data, error } = await server.client().auth.refreshSession({ refresh_token });
    return error?.code ?? data.session?.refresh_token ?? '';
  };
  const firstToken = async () => (await (await server.signedIn()).client.auth.getSession()).data.session?.refresh_token ?? '';

  it('rotates: the new token works, and the old one ends the session once the new one has been used', async () => {
    const first = await firstToken();
    const second = await refreshed(first);
    await server.pass(11_000);
    const third = await refreshed(second);
    await server.pass(11_000);
    expect(new Set([first, second, third]).size).toBe(3);
    expect(await refreshed(first)).toBe('refresh_token_already_used');
    // Supabase accepts an ended token for another ten seconds.
    if (server.isGiven) await server.pass(11_000);
    expect(await refreshed(third)).toBe(server.isGiven ? 'refresh_token_already_used' : 'refresh_token_not_found');
  });

  it('still succeeds, however late it is retried, after its answers were lost', async () => {
    const first = await firstToken();
    for (let lost = 0; lost < 2; lost += 1) {
      await refreshed(first);
      await server.pass(3_600_000);
    }
    const received = await refreshed(first);
    await server.pass(11_000);
    expect(await refreshed(received)).not.toMatch(/refresh_token/);
  });

  it('ends the session at the owner’s next refresh after someone else used a copy of the token', async ({ skip }) => {
    skip(server.isGiven, 'Supabase gives both the same next token');
    const copied = await firstToken();
    const owners = await refreshed(copied);
    await server.pass(11_000);
    const thiefs = await refreshed(copied);
    await server.pass(11_000);
    expect(await refreshed(owners)).toBe('refresh_token_already_used');
    expect(await refreshed(thiefs)).toBe('refresh_token_not_found');
  });

  it('answers three tabs that refresh with one token at the same moment', async () => {
    const { client } = await server.signedIn();
    const refresh_token = (await client.auth.getSession()).data.session?.refresh_token ?? '';
    const answers = await Promise.all([1, 2, 3].map(() => server.client().auth.refreshSession({ refresh_token })));
    expect(answers.map(({ error }) => error)).toEqual([null, null, null]);
  });

  it('rejects a made-up token', async () => {
    const { error } = await server.client().auth.refreshSession({ refresh_token: 'abcdefghijkl' });
    expect(error?.code).toBe('refresh_token_not_found');
  });
});

describeAccounts('sign-out', { confirmEmail: 'either' }, (start) => {
  let server: AccountsServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  it('with scope local, ends this session and leaves other devices signed in', async () => {
    const { client, email } = await server.signedIn();
    const other = server.client();
    await other.auth.signInWithPassword({ email, password });
    const token = (await client.auth.getSession()).data.session?.access_token ?? '';
    expect((await client.auth.signOut({ scope: 'local' })).error).toBeNull();
    const after = await fetch(`${server.origin}/auth/v1/user`, { headers: { apikey: server.key, authorization: `Bearer ${token}` } });
    expect(after.status).toBe(403);
    expect(await after.json()).toMatchObject({ error_code: 'session_not_found' });
    expect((await other.auth.getUser()).error).toBeNull();
  });

  it('with scope global, ends every session', async () => {
    const { client, email } = await server.signedIn();
    const other = server.client();
    await other.auth.signInWithPassword({ email, password });
    expect((await client.auth.signOut({ scope: 'global' })).error).toBeNull();
    expect((await other.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
  });
});

describeAccounts('odd requests to accounts', { confirmEmail: 'either' }, (start) => {
  let server: AccountsServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  const post = poster(() => server);
  const odd: readonly (readonly [string, string])[] = [
    ['invalid JSON', '{'],
    ['an empty body', ''],
    ['an array', '[]'],
    ['a number', '5'],
    ['null', 'null'],
    ['fields of other types', '{"email":5,"password":{}}'],
    ['no fields', '{}'],
    ['a NUL in the address', '{"email":"a\\u0000@example.com","password":"long enough"}'],
    ['a NUL in the data', '{"email":"nul@example.com","password":"long enough","data":{"a":"\\u0000"}}'],
    ['a lone surrogate', '{"email":"\\ud800@example.com","password":"long enough"}'],
    ['data that is not an object', '{"email":"data@example.com","password":"long enough","data":[1]}'],
  ];
  it.for(odd)('get a 4xx status for a sign-up with %s', async ([name, body], { skip }) => {
    skip(server.isGiven && name === 'a NUL in the data', 'Supabase answers 500 to a NUL');
    const answer = await post('/signup', body);
    expect([400, 422]).toContain(answer.status);
    expect(await answer.json()).toHaveProperty('error_code');
  });
  it.for(odd.slice(0, 8))('get status 400 for a sign-in with %s', async ([name, body], { skip }) => {
    skip(server.isGiven && name === 'a NUL in the address', 'Supabase answers 500 to a NUL');
    expect((await post('/token?grant_type=password', body)).status).toBe(400);
  });
  it.each(odd.slice(0, 7))('get status 400 for a refresh with %s', async (_name, body) => {
    expect((await post('/token?grant_type=refresh_token', body)).status).toBe(400);
  });

  it('leave the server working for everyone else', async () => {
    expect((await server.signedIn()).userId).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describeEmbedded('the embedded account server', 'it checks the data folder, and what a gateway does for a hosted auth server', (engine) => {
  let server: EmbeddedServer;
  beforeAll(async () => {
    server = await engine.start();
  });
  afterAll(() => server.close());
  const post = poster(() => server);

  it('keeps its private files unreadable to other users of the machine', () => {
    expect(statSync(join(server.dataDir, 'signing-key.json')).mode & 0o777).toBe(0o600);
    expect(statSync(server.dataDir).mode & 0o077).toBe(0);
  });

  it('refuses an oversized body, a missing key, an unknown grant and an unsupported method', async () => {
    expect((await post('/signup', JSON.stringify({ email: 'x'.repeat(50_000) }))).status).toBe(413);
    expect((await post('/signup', '{}', { apikey: '' })).status).toBe(401);
    expect((await post('/token?grant_type=magic', '{}')).status).toBe(400);
    const patch = await fetch(`${server.origin}/auth/v1/user`, { method: 'PATCH', headers: { apikey: server.key } });
    expect(patch.status).toBe(405);
    expect(patch.headers.get('allow')).toBe('GET, PUT, OPTIONS');
    expect((await post('/admin/users', '{}')).status).toBe(404);
    expect((await post('/__proto__', '{}')).status).toBe(404);
  });

  it('makes the functions refuse the signed-out token too', async () => {
    const { client, token } = await server.signedIn();
    await client.auth.signOut({ scope: 'local' });
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(`${server.origin}/functions/v1/ingest-run`, { method: 'POST', headers, body: '{"runId":"x"}' });
    expect(answer.status).toBe(401);
  });
});
