import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { mailsTo } from '../../support/mailbox.ts';
import { password } from '../../integration/server/startTestServer.ts';
import { describeAccounts, describeEmbedded, type AccountsServer, type EmbeddedServer } from './engines.ts';

const newEmail = () => `${crypto.randomUUID()}@example.com`;

/** An answer with the address, ids and times replaced, because those may differ between addresses. */
const told = (text: string, email: string): string =>
  text
    .replaceAll(email, 'ADDRESS')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'MOMENT');

/** Makes a call about an address. Returns the answer without parts that always differ between addresses. */
const asked = async (server: AccountsServer, path: string, body: Readonly<Record<string, unknown>> & { readonly email: string }) => {
  const answer = await fetch(`${server.origin}/auth/v1${path}`, {
    method: 'POST',
    headers: { apikey: server.key, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, text: told(await answer.text(), body.email) };
};

/** An account whose address is confirmed. */
const opened = async (server: AccountsServer) => {
  const email = newEmail();
  await server.client().auth.signUp({ email, password });
  const { error } = await server.client().auth.verifyOtp({ email, token: await server.codeSentTo(email), type: 'signup' });
  expect(error).toBeNull();
  await server.pass(1000);
  return email;
};

const making = [
  ['/signup', { password }],
  ['/otp', { create_user: true }],
] as const;

describeAccounts('account enumeration where addresses must be confirmed,', { confirmEmail: true }, (start) => {
  let server: AccountsServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  it.for(making)('enumeration: %s gives a known and an unknown address the same answer', async ([path, body], { skip }) => {
    skip(server.isGiven && path === '/signup', 'Supabase answers a sign-up with a known address without identities');
    const answers = [
      await asked(server, path, { email: await opened(server), ...body }),
      await asked(server, path, { email: newEmail(), ...body }),
    ];
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.status).toBe(200);
  });

  it.for([
    ['/otp', { create_user: false }],
    ['/recover', {}],
    ['/resend', { type: 'signup' }],
    ['/resend', { type: 'email_change' }],
  ] as const)(
    'enumeration: %s %o gives a known and an unknown address the same answer, before looking either up',
    async ([path, body], { skip }) => {
      skip(server.isGiven && path === '/otp', 'Supabase answers otp_disabled if there is no account');
      const answers = [
        await asked(server, path, { email: await opened(server), ...body }),
        await asked(server, path, { email: newEmail(), ...body }),
      ];
      expect(answers).toEqual([
        { status: 200, text: '{}' },
        { status: 200, text: '{}' },
      ]);
    },
  );

  it('enumeration: a second sign-up gets the same answer whether the address is unconfirmed or has an account', async ({ skip }) => {
    skip(server.isGiven, 'Supabase answers a sign-up with a known address without identities');
    const [known, waiting] = [await opened(server), newEmail()];
    await asked(server, '/signup', { email: waiting, password });
    await server.pass(1000);
    expect(await asked(server, '/signup', { email: waiting, password })).toEqual(
      await asked(server, '/signup', { email: known, password }),
    );
  });

  it('enumeration: signing up with an existing account’s address does not change the account', async () => {
    const email = await opened(server);
    await server.client().auth.signUp({ email, password: 'another horse battery' });
    const signIn = async (secret: string) => (await server.client().auth.signInWithPassword({ email, password: secret })).error?.code;
    expect(await signIn('another horse battery')).toBe('invalid_credentials');
    expect(await signIn(password)).toBeUndefined();
  });
});

describeEmbedded('the work per address', 'it counts the statements and reads the mail of the embedded server', (engine) => {
  let server: EmbeddedServer;
  beforeAll(async () => {
    server = await engine.start({ confirmEmail: true });
  });
  afterAll(() => server.close());

  const watched = async (path: string, body: Readonly<Record<string, unknown>> & { readonly email: string }) => {
    const database = server.database();
    const [statements, transactions] = [vi.spyOn(database, 'q'), vi.spyOn(database, 'tx')];
    const answer = await asked(server, path, body);
    // Clean-up of expired rows and search runs work on their own schedule.
    const own = statements.mock.calls.filter(([sql]) => !/^delete from|public\.search_runs/.test(sql));
    const work = { statements: own.map(([sql]) => sql), transactions: transactions.mock.calls.length };
    vi.restoreAllMocks();
    return { ...answer, work };
  };

  it.each(making)(
    'enumeration: %s costs the same for a known and an unknown address, and sends one message to each',
    async (path, body) => {
      const [known, unknown] = [await opened(server), newEmail()];
      const before = (await mailsTo(server.mailbox, known)).length;
      const [first, second] = [await watched(path, { email: known, ...body }), await watched(path, { email: unknown, ...body })];
      expect(first).toEqual(second);
      expect([(await mailsTo(server.mailbox, known)).length - before, (await mailsTo(server.mailbox, unknown)).length]).toEqual([1, 1]);
    },
  );

  it('enumeration: a second sign-up costs the same whether the address is unconfirmed or has an account', async () => {
    const [known, waiting] = [await opened(server), newEmail()];
    await watched('/signup', { email: waiting, password });
    expect(await watched('/signup', { email: waiting, password })).toEqual(await watched('/signup', { email: known, password }));
  });

  it('enumeration: after a second sign-up with an account’s address, the code sent to it signs in and sets no new password', async () => {
    const email = await opened(server);
    await server.client().auth.signUp({ email, password: 'another horse battery' });
    const token = await server.codeSentTo(email, 'already');
    expect((await server.client().auth.verifyOtp({ email, token, type: 'signup' })).error).toBeNull();
    const signIn = async (secret: string) => (await server.client().auth.signInWithPassword({ email, password: secret })).error?.code;
    expect(await signIn('another horse battery')).toBe('invalid_credentials');
    expect(await signIn(password)).toBeUndefined();
  });
});
