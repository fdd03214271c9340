import { afterAll, beforeAll, expect, it } from 'vitest';
import { cleanUpAccounts } from '../../../sync-server/src/auth/cleanUp.ts';
import { describeAccounts, describeEmbedded, type AccountsServer, type EmbeddedServer } from './engines.ts';

/** The header that auth-js sends. With this version, an error's code is a text. */
const versioned = { 'x-supabase-api-version': '2024-01-01' };

const id = '00000000-0000-4000-8000-000000000000';

const values: readonly unknown[] = [null, 5, true, '', [], {}, '\ud800', 'x'.repeat(5_000), [1], { a: 1 }, -1, 'true', '🏠'];

describeAccounts('odd input', { confirmEmail: 'either' }, (start) => {
  let server: AccountsServer;
  let token: string;
  beforeAll(async () => {
    server = await start();
    ({ token } = await server.signedIn());
  });
  afterAll(() => server.close());

  const send = (method: string, path: string, body: string | null) =>
    fetch(`${server.origin}/auth/v1${path}`, {
      method,
      body,
      headers: { apikey: server.key, authorization: `Bearer ${token}`, 'content-type': 'application/json', ...versioned },
    });

  const calls: readonly (readonly [method: string, path: string, fields: Readonly<Record<string, unknown>>])[] = [
    ['POST', '/otp', { email: 'odd@example.com', create_user: true, data: {} }],
    ['POST', '/verify', { email: 'odd@example.com', token: '123456', type: 'email' }],
    ['POST', '/verify', { email: 'odd@example.com', token: '123456', type: 'email_change' }],
    ['POST', '/verify', { token_hash: 'abc', type: 'magiclink' }],
    ['POST', '/recover', { email: 'odd@example.com' }],
    ['POST', '/resend', { email: 'odd@example.com', type: 'signup' }],
    ['PUT', '/user', { data: {}, nonce: '123456', email: 'odd2@example.com' }],
    ['POST', '/factors', { factor_type: 'totp', friendly_name: 'x', issuer: 'y' }],
    ['POST', `/factors/${id}/challenge`, { factorId: id }],
    ['POST', `/factors/${id}/verify`, { challenge_id: id, code: '123456' }],
  ];

  it.each(calls)('in any field of %s %s gets a 4xx answer with a code, or is accepted', async (method, path, fields) => {
    for (const field of Object.keys(fields)) {
      for (const value of values) {
        const answer = await send(method, path, JSON.stringify({ ...fields, [field]: value }));
        expect(answer.status, `${field} = ${JSON.stringify(value).slice(0, 40)}`).toBeLessThan(500);
        if (answer.status >= 400) expect(await answer.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) });
      }
    }
    for (const body of ['', '{', '[]', '5', '"x"', '['.repeat(10_000)]) {
      expect((await send(method, path, body)).status, body.slice(0, 20)).toBeGreaterThanOrEqual(400);
      expect((await send(method, path, body)).status, body.slice(0, 20)).toBeLessThan(500);
    }
    expect((await send(method, path, '{"__proto__":{"email":"x"}}')).status).toBeLessThan(500);
  });

  it.for(calls)('in %s %s gets a 4xx answer for a null body, and no 5xx for a NUL in a field', async ([method, path, fields], { skip }) => {
    skip(server.isGiven, 'Supabase answers 500 to a NUL, and 200 to PUT /user with null');
    for (const field of Object.keys(fields)) {
      const { status } = await send(method, path, JSON.stringify({ ...fields, [field]: '\0' }));
      expect(status, field).toBeLessThan(500);
    }
    const { status } = await send(method, path, 'null');
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  it('in a path gets a 4xx answer too', async () => {
    for (const odd of ['%00', '..', "'", '%F0%9F%8F%A0', 'x'.repeat(3_000), '__proto__', `${id}/verify/again`, '%', `${id}%20`]) {
      for (const method of ['POST', 'DELETE', 'GET']) {
        const { status } = await send(method, `/factors/${odd}`, null);
        expect(status, `${method} ${odd}`).toBeGreaterThanOrEqual(400);
        expect(status, `${method} ${odd}`).toBeLessThan(500);
      }
    }
  });

  it('leaves the server working for everyone else', async () => {
    expect((await server.signedIn()).userId).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describeEmbedded('accounts', 'Supabase cleans up its own tables', (engine) => {
  let server: EmbeddedServer;
  beforeAll(async () => {
    server = await engine.start();
  });
  afterAll(() => server.close());

  it('are cleaned up: only expired rows are deleted', async () => {
    const counts = async () => {
      const [row] = await server.sql(
        `select (select count(*) from auth.users)::text as users, (select count(*) from auth.sessions)::text as sessions,
           (select count(*) from auth.one_time_tokens)::text as codes, (select count(*) from auth.mfa_factors)::text as factors,
           (select count(*) from mailbox.mails)::text as mails, (select count(*) from auth.users where email_confirmed_at is null and last_sign_in_at is null)::text as unused`,
        [],
      );
      return row ?? {};
    };
    const { client, email } = await server.signedIn();
    await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'left' });
    await server.client().auth.signInWithOtp({ email });
    await server.client().auth.signInWithOtp({ email: 'never-came@example.com' });
    const before = await counts();
    expect(Number(before['unused'])).toBeGreaterThan(0);
    const after = async (days: number) => {
      await cleanUpAccounts({ db: { q: server.sql }, clock: () => server.now() + days * 24 * 3_600_000 });
      return counts();
    };
    expect(await after(0)).toEqual(before);
    expect(await after(1)).toMatchObject({
      users: before['users'],
      sessions: before['sessions'],
      codes: '0',
      factors: '0',
      mails: before['mails'],
    });
    expect(await after(8)).toMatchObject({ sessions: before['sessions'], mails: '0', unused: '0' });
    expect(await after(181)).toMatchObject({ sessions: '0' });
    expect(Number((await counts())['users'])).toBe(Number(before['users']) - Number(before['unused']));
  });
});
