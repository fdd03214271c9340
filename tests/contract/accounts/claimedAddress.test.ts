import { afterAll, beforeAll, expect, it } from 'vitest';
import { totpCode } from '../../../sync-server/src/auth/factors/totp.ts';
import { from } from '../../support/networks.ts';
import { describeAccounts, describeEmbedded, type AccountsServer, type EmbeddedServer } from './engines.ts';

const newEmail = () => `${crypto.randomUUID()}@example.com`;

const [strangers, owners] = ['a password of the stranger', 'a password of the owner'];
const [abroad, home] = ['203.0.113.7', '198.51.100.9'];

describeEmbedded(
  'an email address that a stranger signed up with first,',
  'Supabase treats an account that opens at once as confirmed',
  (engine) => {
    let server: EmbeddedServer;
    beforeAll(async () => {
      server = await engine.start({ trustProxy: true });
    });
    afterAll(() => server.close());

    const client = (network: string) => server.client(from(network));
    const signsIn = async (email: string, password: string) =>
      (await client(abroad).auth.signInWithPassword({ email, password })).error === null;
    const byCode = async (email: string, how: 'email' | 'recovery' = 'email') => {
      const owner = client(home);
      await server.pass(1000);
      await (how === 'email' ? owner.auth.signInWithOtp({ email }) : owner.auth.resetPasswordForEmail(email));
      const { error } = await owner.auth.verifyOtp({ email, token: await server.codeSentTo(email), type: how });
      expect(error).toBeNull();
      return owner;
    };
    const sessionsOf = async (email: string) =>
      (await server.sql('select s.id::text from auth.sessions s join auth.users u on u.id = s.user_id where u.email = $1', [email])).length;

    it.each(['email', 'recovery'] as const)(
      'claim: the owner’s first code of type %s ends the stranger’s password, session and factor',
      async (how) => {
        const email = newEmail();
        const stranger = client(abroad);
        await stranger.auth.signUp({ email, password: strangers });
        const { data: factor } = await stranger.auth.mfa.enroll({ factorType: 'totp' });
        await stranger.auth.mfa.challengeAndVerify({
          factorId: factor?.id ?? '',
          code: totpCode(factor?.totp.secret ?? '', Math.floor(server.now() / 30_000)),
        });
        const owner = await byCode(email, how);
        expect.soft(await signsIn(email, strangers)).toBe(false);
        expect.soft((await stranger.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
        expect.soft(await sessionsOf(email)).toBe(1);
        expect.soft((await owner.auth.getUser()).data.user?.factors).toBeUndefined();
        expect.soft((await owner.auth.updateUser({ password: owners })).error).toBeNull();
        expect.soft(await signsIn(email, owners)).toBe(true);
      },
    );

    it('claim: an address change started by the stranger is cancelled', async () => {
      const [email, elsewhere] = [newEmail(), newEmail()];
      const stranger = client(abroad);
      await stranger.auth.signUp({ email, password: strangers });
      await stranger.auth.updateUser({ email: elsewhere });
      const agreed = { email: elsewhere, token: await server.codeSentTo(elsewhere), type: 'email_change' } as const;
      expect((await stranger.auth.verifyOtp(agreed)).error).toBeNull();
      const owner = await byCode(email);
      expect((await owner.auth.getUser()).data.user).toMatchObject({ email });
      expect((await owner.auth.getUser()).data.user?.new_email).toBeUndefined();
    });

    it('claim: simultaneous sign-ins by the stranger leave no session', async () => {
      const email = newEmail();
      await client(abroad).auth.signUp({ email, password: strangers });
      await client(home).auth.signInWithOtp({ email });
      const token = await server.codeSentTo(email);
      const attempts = Array.from({ length: 12 }, () => signsIn(email, strangers));
      const { error } = await client(home).auth.verifyOtp({ email, token, type: 'email' });
      await Promise.all(attempts);
      expect(error).toBeNull();
      expect(await sessionsOf(email)).toBe(1);
    });

    it('claim: only the first code used for an address ends sessions; requesting a code ends none', async () => {
      const email = newEmail();
      const person = client(home);
      await person.auth.signUp({ email, password: owners });
      await client(abroad).auth.signInWithOtp({ email });
      expect(await signsIn(email, owners)).toBe(true);
      const owner = await byCode(email);
      await owner.auth.updateUser({ password: owners });
      await byCode(email);
      expect(await signsIn(email, owners)).toBe(true);
      expect((await owner.auth.getUser()).error).toBeNull();
    });

    it('claim: a signed-in user’s code confirms the address and keeps their password and session', async () => {
      const email = newEmail();
      const person = client(home);
      await person.auth.signUp({ email, password: owners });
      expect((await person.auth.getUser()).data.user?.email_confirmed_at).toBeFalsy();
      await person.auth.reauthenticate();
      expect((await person.auth.updateUser({ nonce: await server.codeSentTo(email, 'Confirm that') })).error).toBeNull();
      expect((await person.auth.getUser()).data.user?.email_confirmed_at).toBeTruthy();
      await byCode(email);
      expect(await signsIn(email, owners)).toBe(true);
    });
  },
);

describeAccounts('two sign-ups with one address where sign-up needs confirmation,', { confirmEmail: true }, (start) => {
  let server: AccountsServer;
  beforeAll(async () => {
    server = await start({ trustProxy: true });
  });
  afterAll(() => server.close());

  const client = (network: string) => server.client(from(network));
  const signUp = async (network: string, email: string, password: string) => {
    await server.pass(1000);
    expect((await client(network).auth.signUp({ email, password })).error).toBeNull();
    return server.codeSentTo(email);
  };
  const give = async (network: string, email: string, token: string) =>
    (await client(network).auth.verifyOtp({ email, token, type: 'signup' })).error?.code;
  const opening = async (email: string) => {
    const opens = async (password: string) => (await client(home).auth.signInWithPassword({ email, password })).error === null;
    return { owners: await opens(owners), strangers: await opens(strangers) };
  };

  it('confirmation: a second sign-up does not change the password under the first one’s code', async ({ skip }) => {
    skip(server.isGiven, 'Supabase keeps only the newest code for an address');
    const email = newEmail();
    const first = await signUp(home, email, owners);
    await signUp(abroad, email, strangers);
    expect(await give(home, email, first)).toBeUndefined();
    expect(await opening(email)).toEqual({ owners: true, strangers: false });
  });

  it('confirmation: the code from the stranger’s later sign-up signs the owner in without enabling the stranger’s password', async () => {
    const email = newEmail();
    await signUp(home, email, owners);
    const newest = await signUp(abroad, email, strangers);
    expect(await give(home, email, newest)).toBeUndefined();
    expect((await opening(email)).strangers).toBe(false);
  });

  it('confirmation: the password of a stranger who signed up first does not work', async ({ skip }) => {
    skip(server.isGiven, 'Supabase keeps the password from the first sign-up');
    const email = newEmail();
    const early = await signUp(abroad, email, strangers);
    const newest = await signUp(home, email, owners);
    expect(await give(home, email, newest)).toBeUndefined();
    expect(await opening(email)).toEqual({ owners: true, strangers: false });
    // The stranger's code was in the same mailbox and no longer works.
    expect(await give(home, email, early)).toBe('otp_expired');
    expect(await opening(email)).toEqual({ owners: true, strangers: false });
  });

  it('confirmation: after two sign-ups from one network, the newer code enables its own password and the older code fails', async ({
    skip,
  }) => {
    skip(server.isGiven, 'Supabase keeps the password from the first sign-up');
    const email = newEmail();
    const early = await signUp(home, email, strangers);
    const newest = await signUp(home, email, owners);
    if (early !== newest) expect(await give(home, email, early)).toBe('otp_expired');
    expect(await give(home, email, newest)).toBeUndefined();
    expect(await opening(email)).toEqual({ owners: true, strangers: false });
  });

  it('confirmation: a resent code keeps its sign-up’s password', async () => {
    const email = newEmail();
    await signUp(home, email, owners);
    await server.pass(1000);
    await client(home).auth.resend({ type: 'signup', email });
    await expect.poll(async () => (await server.sentTo(email)).length).toBe(server.isGiven ? 1 : 2);
    expect(await give(home, email, await server.codeSentTo(email))).toBeUndefined();
    expect((await opening(email)).owners).toBe(true);
  });

  it('confirmation: a stranger’s code request replaces no code, and their guesses use up no attempts', async ({ skip }) => {
    skip(server.isGiven, 'Supabase keeps only the newest code for an address');
    const email = newEmail();
    const own = await signUp(home, email, owners);
    for (let guess = 0; guess < 7; guess += 1) await give(abroad, email, String((Number(own) + 1 + guess) % 1_000_000).padStart(6, '0'));
    await client(abroad).auth.signInWithOtp({ email });
    expect(await give(home, email, own)).toBeUndefined();
  });
});
