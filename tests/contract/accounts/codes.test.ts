import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailsTo, wrongCode } from '../../support/mailbox.ts';
import { password } from '../../integration/server/startTestServer.ts';
import { describeAccounts, describeEmbedded, type AccountsServer, type EmbeddedServer } from './engines.ts';

const newEmail = () => `${crypto.randomUUID()}@example.com`;

describeAccounts('codes by email', { confirmEmail: 'either' }, (start) => {
  let server: AccountsServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  const sendTo = async (email: string, shouldCreateUser = true) =>
    (await server.client().auth.signInWithOtp({ email, options: { shouldCreateUser } })).error;
  const verify = (email: string, token: string, type: 'email' | 'magiclink' | 'recovery' | 'signup' | 'email_change' = 'email') =>
    server.client().auth.verifyOtp({ email, token, type });

  it.for(['email', 'magiclink'] as const)('create an account and sign it in, if the client sends the type %s', async (type, { skip }) => {
    skip(server.isGiven && type === 'magiclink', 'Supabase accepts an address’s first code only as email or signup');
    const email = newEmail();
    expect(await sendTo(email)).toBeNull();
    const { data, error } = await verify(email, await server.codeSentTo(email), type);
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, role: 'authenticated' });
    expect(data.user?.email_confirmed_at).toBeTruthy();
    expect(data.session?.expires_in).toBe(3600);
  });

  it('are recorded in the token as a one-time code at aal1', async () => {
    const email = newEmail();
    await sendTo(email);
    const client = server.client();
    await client.auth.verifyOtp({ email, token: await server.codeSentTo(email), type: 'email' });
    const { data } = await client.auth.getClaims();
    expect(data?.claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'otp', timestamp: server.moment() }] });
  });

  it('work only once', async () => {
    const { email } = await server.signedIn();
    await sendTo(email);
    const code = await server.codeSentTo(email);
    expect((await verify(email, code)).error).toBeNull();
    expect((await verify(email, code)).error).toMatchObject({ code: 'otp_expired', status: 403 });
  });

  it('expire after an hour', async () => {
    const { email } = await server.signedIn();
    await sendTo(email);
    const code = await server.codeSentTo(email);
    await server.pass(3_600_000);
    expect((await verify(email, code)).error?.code).toBe('otp_expired');
  });

  it('survive four wrong guesses and are revoked after the fifth', async ({ skip }) => {
    skip(server.isGiven, 'Supabase counts guesses only by the caller’s network address');
    const [patient, guessed] = [newEmail(), newEmail()];
    for (const [email, guesses] of [
      [patient, 4],
      [guessed, 5],
    ] as const) {
      await sendTo(email);
      const code = await server.codeSentTo(email);
      for (let guess = 0; guess < guesses; guess += 1) expect((await verify(email, wrongCode(code))).error?.code).toBe('otp_expired');
    }
    expect((await verify(patient, await server.codeSentTo(patient))).error).toBeNull();
    expect((await verify(guessed, await server.codeSentTo(guessed))).error?.code).toBe('otp_expired');
  });

  it('replace the previous code', async () => {
    const { email } = await server.signedIn();
    await sendTo(email);
    const first = await server.codeSentTo(email);
    await server.pass(1000);
    await sendTo(email);
    const second = await server.codeSentTo(email);
    if (first !== second) expect((await verify(email, first)).error?.code).toBe('otp_expired');
    expect((await verify(email, second)).error).toBeNull();
  });

  it('give the same answer for an unknown account and a wrong code', async () => {
    const { email } = await server.signedIn();
    await sendTo(email);
    const wrong = await verify(email, wrongCode(await server.codeSentTo(email)));
    const unknown = await verify('nobody@example.com', '123456');
    expect(unknown.error).toMatchObject({ code: wrong.error?.code, status: wrong.error?.status, message: wrong.error?.message });
  });

  it('codes: create no account when create_user is false, with the same response as for a known address', async ({ skip }) => {
    skip(server.isGiven, 'Supabase answers otp_disabled if there is no account');
    const [email, { email: known }] = [newEmail(), await server.signedIn()];
    expect([await sendTo(email, false), await sendTo(known, false)]).toEqual([null, null]);
    await server.codeSentTo(known);
    expect(await server.sentTo(email)).toEqual([]);
    expect(await server.sql('select id::text from auth.users where email = $1', [email])).toEqual([]);
  });

  it('reset a password: the code signs in, the new password works, the old one does not', async () => {
    const { email, client: other } = await server.signedIn();
    const client = server.client();
    expect((await client.auth.resetPasswordForEmail(email)).error).toBeNull();
    const token = await server.codeSentTo(email, 'Reset');
    expect((await client.auth.verifyOtp({ email, token, type: 'recovery' })).error).toBeNull();
    expect((await client.auth.updateUser({ password: 'a new horse battery' })).error).toBeNull();
    expect((await server.client().auth.signInWithPassword({ email, password })).error?.code).toBe('invalid_credentials');
    expect((await server.client().auth.signInWithPassword({ email, password: 'a new horse battery' })).error).toBeNull();
    // Sessions from the old password have ended.
    expect((await other.auth.getUser()).error).not.toBeNull();
  });

  it('do not reveal through a reset whether an account exists', async () => {
    const email = newEmail();
    expect((await server.client().auth.resetPasswordForEmail(email)).error).toBeNull();
    expect(await server.sentTo(email)).toEqual([]);
  });

  it('confirm a password change a day after sign-in', async () => {
    const { client, email } = await server.signedIn();
    await server.pass(25 * 3_600_000);
    // auth-js uses the machine's clock, so the test renews the session itself.
    await client.auth.refreshSession();
    const change = { password: 'a third horse battery' };
    expect((await client.auth.updateUser(change)).error).toMatchObject({ code: 'reauthentication_needed', status: 400 });
    expect((await client.auth.reauthenticate()).error).toBeNull();
    const nonce = await server.codeSentTo(email, 'Confirm that');
    expect((await client.auth.updateUser({ ...change, nonce: wrongCode(nonce) })).error).toMatchObject({
      code: 'reauthentication_not_valid',
      status: 422,
    });
    expect((await client.auth.updateUser({ ...change, nonce })).error).toBeNull();
  });
});

describeAccounts('an address change', { confirmEmail: true }, (start) => {
  let server: AccountsServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  const verify = (email: string, token: string, type: 'email_change') => server.client().auth.verifyOtp({ email, token, type });

  it('change the address once both mailboxes have confirmed, and not before', async () => {
    const { client, email, userId } = await server.signedIn();
    const next = newEmail();
    const asked = await client.auth.updateUser({ email: next });
    expect(asked.error).toBeNull();
    expect(asked.data.user).toMatchObject({ email, new_email: next });
    const half = await verify(next, await server.codeSentTo(next), 'email_change');
    expect(half.error).toBeNull();
    expect(half.data.session).toBeNull();
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
    const whole = await verify(email, await server.codeSentTo(email), 'email_change');
    expect(whole.error).toBeNull();
    expect(whole.data.user).toMatchObject({ id: userId, email: next });
    expect((await server.client().auth.signInWithPassword({ email: next, password })).error).toBeNull();
    expect((await server.client().auth.signInWithPassword({ email, password })).error?.code).toBe('invalid_credentials');
  });

  it('do not let the new mailbox confirm twice on its own', async () => {
    const { client, email } = await server.signedIn();
    const next = newEmail();
    await client.auth.updateUser({ email: next });
    await verify(next, await server.codeSentTo(next), 'email_change');
    await server.pass(1000);
    expect((await client.auth.resend({ type: 'email_change', email })).error).toBeNull();
    await verify(next, await server.codeSentTo(next), 'email_change');
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
  });
});

describeEmbedded('codes by email', 'Supabase answers email_exists to a change to an address that has an account', (engine) => {
  let server: EmbeddedServer;
  beforeAll(async () => {
    server = await engine.start();
  });
  afterAll(() => server.close());

  const verify = (email: string, token: string) => server.client().auth.verifyOtp({ email, token, type: 'email_change' });

  it('codes: are not sent for an address change to an address that has an account, and the response does not reveal that', async () => {
    const [ada, eve] = [await server.signedIn(), await server.signedIn()];
    const asked = await eve.client.auth.updateUser({ email: ada.email });
    expect(asked.error).toBeNull();
    expect(asked.data.user).toMatchObject({ email: eve.email, new_email: ada.email });
    expect((await eve.client.auth.resend({ type: 'email_change', email: eve.email })).error).toBeNull();
    expect((await mailsTo(server.mailbox, ada.email)).map(({ text }) => /\d{6}/.test(text))).toEqual([false]);
    // Her own address change still continues.
    const next = newEmail();
    await ada.client.auth.updateUser({ email: next });
    await verify(next, await server.codeSentTo(next));
    const code = await server.codeSentTo(ada.email, 'Confirm your new');
    expect((await verify(ada.email, code)).data.user?.email).toBe(next);
  });
});

describeAccounts('an account whose address must be confirmed first,', { confirmEmail: true }, (start) => {
  let server: AccountsServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  it('can sign in only after its code of type signup', async () => {
    const email = newEmail();
    const signedUp = await server.client().auth.signUp({ email, password });
    expect(signedUp.error).toBeNull();
    expect(signedUp.data).toMatchObject({ session: null, user: { email } });
    expect((await server.client().auth.signInWithPassword({ email, password })).error?.code).toBe('email_not_confirmed');
    const verified = await server.client().auth.verifyOtp({ email, token: await server.codeSentTo(email), type: 'signup' });
    expect(verified.data.session).not.toBeNull();
    expect((await server.client().auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  it('drops the password set by a stranger who signed up before the owner', async ({ skip }) => {
    skip(server.isGiven, 'Supabase keeps the password from the first sign-up');
    const email = newEmail();
    await server.client().auth.signUp({ email, password });
    await server.client().auth.signInWithOtp({ email });
    await server.client().auth.verifyOtp({ email, token: await server.codeSentTo(email), type: 'email' });
    expect((await server.client().auth.signInWithPassword({ email, password })).error?.code).toBe('invalid_credentials');
  });
});
