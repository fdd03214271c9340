import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeSentTo, mailsTo } from '../../support/mailbox.ts';
import { startTestServer, type TestServer } from './startTestServer.ts';

const newEmail = () => `${crypto.randomUUID()}@example.com`;

describe('signing in with a link', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const requested = async (): Promise<{ readonly email: string; readonly token: string }> => {
    const email = newEmail();
    await server.client().auth.signInWithOtp({ email });
    return { email, token: await codeSentTo(server.mailbox, email) };
  };
  const redeem = (email: string, token: string) => server.client().auth.verifyOtp({ email, token, type: 'email' });
  const follow = (query: Readonly<Record<string, string>>, method = 'GET') =>
    fetch(`${server.origin}/auth/v1/verify?${new URLSearchParams({ type: 'magiclink', ...query })}`, {
      method,
      redirect: 'manual',
      headers: { apikey: server.key },
    });

  it('is offered in no message: each contains a code and no link', async () => {
    const email = newEmail();
    const { auth } = server.client();
    await auth.signInWithOtp({ email, options: { emailRedirectTo: 'https://evil.example/' } });
    await auth.verifyOtp({ email, token: await codeSentTo(server.mailbox, email), type: 'email' });
    await auth.signInWithOtp({ email });
    await auth.resetPasswordForEmail(email, { redirectTo: 'https://evil.example/' });
    await auth.updateUser({ email: newEmail() }, { emailRedirectTo: 'https://evil.example/' });
    await auth.reauthenticate();
    await codeSentTo(server.mailbox, email, 'Reset');
    const mails = await mailsTo(server.mailbox, email);
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(5);
    for (const { text } of mails) {
      expect(text).toMatch(/^ {4}\d{6}$/m);
      expect(text).not.toMatch(/https?:|www\.|evil|verify\?/);
    }
  });

  it.each(['/', 'https://evil.example/', '//evil.example', 'javascript:alert(1)'])(
    'is refused the same way for valid, used, expired and wrong codes, and never redirects: %s',
    async (target) => {
      const [good, used, late] = [await requested(), await requested(), await requested()];
      expect((await redeem(used.email, used.token)).error).toBeNull();
      await server.sql("update auth.one_time_tokens set created_at = created_at - interval '2 hours' where relates_to = $1", [late.email]);
      for (const { email, token } of [good, used, late, { email: good.email, token: 'x' }]) {
        for (const method of ['GET', 'HEAD']) {
          const answer = await follow({ email, token, token_hash: token, redirect_to: target }, method);
          expect(answer.status).toBe(405);
          expect(answer.headers.get('location')).toBeNull();
          expect(answer.headers.get('allow')).toContain('POST');
          expect(await answer.text()).not.toMatch(/access_token|refresh_token|evil/);
        }
      }
      // A scanner that opens links in messages before the reader does must not use up a code.
      expect((await redeem(good.email, good.token)).error).toBeNull();
    },
  );

  it('is not created from a typed code: the answer is the session itself, whatever redirect is requested', async () => {
    const { email, token } = await requested();
    const answer = await fetch(`${server.origin}/auth/v1/verify?redirect_to=${encodeURIComponent('https://evil.example/')}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { apikey: server.key, 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'magiclink', email, token, redirect_to: 'https://evil.example/' }),
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
    expect(await answer.json()).toMatchObject({ access_token: expect.any(String), user: { email } });
  });
});
