import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { codeSentTo, mailsTo } from '../../support/mailbox.ts';
import { password, type TestServer } from '../../integration/server/startTestServer.ts';
import { engines } from './engines.ts';

const newEmail = () => `${crypto.randomUUID()}@example.com`;

/** An answer with the address, ids and times replaced, because those may differ between addresses. */
const told = (text: string, email: string): string =>
  text
    .replaceAll(email, 'ADDRESS')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'MOMENT');

describe.each(engines)('account enumeration where addresses must be confirmed, over $name', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await engine.start({ confirmEmail: true });
  });
  afterAll(() => server.close());

  const ask = async (path: string, email: string, body: Readonly<Record<string, unknown>>) => {
    const database = server.database();
    const [statements, transactions] = [vi.spyOn(database, 'q'), vi.spyOn(database, 'tx')];
    const answer = await fetch(`${server.origin}/auth/v1${path}`, {
      method: 'POST',
      headers: { apikey: server.key, 'content-type': 'application/json' },
      body: JSON.stringify({ email, ...body }),
    });
    const text = told(await answer.text(), email);
    // Clean-up of expired rows and search runs work on their own schedule.
    const own = statements.mock.calls.filter(([sql]) => !/^delete from|public\.search_runs/.test(sql));
    const work = { statements: own.map(([sql]) => sql), transactions: transactions.mock.calls.length };
    vi.restoreAllMocks();
    return { status: answer.status, text, work };
  };
  const opened = async () => {
    const email = newEmail();
    await server.client().auth.signUp({ email, password });
    const { error } = await server.client().auth.verifyOtp({ email, token: await codeSentTo(server.mailbox, email), type: 'signup' });
    expect(error).toBeNull();
    return email;
  };

  it.each([
    ['/signup', { password }],
    ['/otp', { create_user: true }],
  ])('enumeration: %s gives a known and an unknown address the same answer, with the same work and one message each', async (path, body) => {
    const [known, unknown] = [await opened(), newEmail()];
    const before = (await mailsTo(server.mailbox, known)).length;
    const [first, second] = [await ask(path, known, body), await ask(path, unknown, body)];
    expect(first).toEqual(second);
    expect(first.status).toBe(200);
    expect([(await mailsTo(server.mailbox, known)).length - before, (await mailsTo(server.mailbox, unknown)).length]).toEqual([1, 1]);
  });

  it.each([
    ['/otp', { create_user: false }],
    ['/recover', {}],
    ['/resend', { type: 'signup' }],
    ['/resend', { type: 'email_change' }],
  ])('enumeration: %s %o gives a known and an unknown address the same answer, before looking either up', async (path, body) => {
    const [known, unknown] = [await opened(), newEmail()];
    const answers = [await ask(path, known, body), await ask(path, unknown, body)].map(({ status, text }) => ({ status, text }));
    expect(answers).toEqual([
      { status: 200, text: '{}' },
      { status: 200, text: '{}' },
    ]);
  });

  it('enumeration: a second sign-up reveals no more than the first, whether the address is unconfirmed or has an account', async () => {
    const [known, waiting] = [await opened(), newEmail()];
    await ask('/signup', waiting, { password });
    expect(await ask('/signup', waiting, { password })).toEqual(await ask('/signup', known, { password }));
  });

  it('enumeration: signing up with an existing account’s address does not change the account, and the code sent to it signs in', async () => {
    const email = await opened();
    await server.client().auth.signUp({ email, password: 'another horse battery' });
    const token = await codeSentTo(server.mailbox, email, 'already');
    expect((await server.client().auth.signInWithPassword({ email, password: 'another horse battery' })).error?.code).toBe(
      'invalid_credentials',
    );
    expect((await server.client().auth.verifyOtp({ email, token, type: 'signup' })).error).toBeNull();
    expect((await server.client().auth.signInWithPassword({ email, password: 'another horse battery' })).error?.code).toBe(
      'invalid_credentials',
    );
    expect((await server.client().auth.signInWithPassword({ email, password })).error).toBeNull();
  });
});
