import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfiguration } from '../../../sync-server/src/configuration.ts';
import { readSmtpServer } from '../../../sync-server/src/mail/smtpServer.ts';
import { newAuthority, type TestAuthority } from '../../support/certificates.ts';
import { codeSentTo, mailsTo } from '../../support/mailbox.ts';
import { startSmtpDouble, type SmtpDouble } from '../../support/smtpDouble.ts';
import { startTestServer, wideLimits, type TestServer } from './startTestServer.ts';

const newEmail = () => `${crypto.randomUUID()}@example.com`;

describe('the development mailbox', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ host: '0.0.0.0' });
  });
  afterAll(() => server.close());

  const port = () => Number(new URL(server.origin).port);
  const path = () => new URL(server.mailbox).pathname;
  const isShown = async (asked: { readonly headers?: Record<string, string> } = {}) =>
    (await rawGet(port(), { path: path(), ...asked })).status === 200;

  it('mailbox: shows unsent messages to this machine, as a page without scripts', async () => {
    const email = newEmail();
    await server.client().auth.signInWithOtp({ email });
    const page = await fetch(server.mailbox);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('cache-control')).toBe('no-store');
    const html = await page.text();
    expect(html).toContain(email);
    expect(html).toContain(await codeSentTo(server.mailbox, email));
    expect(html).not.toMatch(/<script|javascript:/);
  });

  it('mailbox: escapes text from outside', async () => {
    // An address may contain quotes and ampersands, but no angle brackets.
    const email = `o'neil&co"${crypto.randomUUID()}@example.com`;
    await server.client().auth.signInWithOtp({ email });
    const html = await (await fetch(server.mailbox)).text();
    expect(html).toContain(email.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#39;'));
  });

  it('mailbox: refuses visitors through a plain reverse proxy that adds no header', async () => {
    const proxy = await startPlainProxy(port());
    try {
      const { email } = await server.signedIn();
      await server.client().auth.resetPasswordForEmail(email);
      const code = await codeSentTo(server.mailbox, email);
      for (const asked of ['/__mailbox', `/__mailbox?to=${email}`, '/__mailbox/', `/__mailbox/${'A'.repeat(32)}`]) {
        const answer = await fetch(`${proxy.origin}${asked}`, { headers: { accept: 'application/json' } });
        expect.soft(answer.status, asked).toBe(404);
        expect.soft(await answer.text(), asked).not.toContain(code);
      }
    } finally {
      await proxy.close();
    }
  });

  it.each([
    'x-forwarded-for',
    'x-forwarded-proto',
    'x-forwarded-host',
    'forwarded',
    'x-real-ip',
    'via',
    'cf-connecting-ip',
    'true-client-ip',
  ])('mailbox: refuses a request with the header %s, even with the right key', async (name) => {
    expect(await isShown()).toBe(true);
    expect(await isShown({ headers: { [name]: '127.0.0.1' } })).toBe(false);
  });

  it('mailbox: refuses another address, and a foreign host name that resolves to this machine', async () => {
    const outer = Object.values(networkInterfaces())
      .flat()
      .find((at) => at?.family === 'IPv4' && !at.internal)?.address;
    if (outer !== undefined) expect((await fetch(`http://${outer}:${port()}${path()}`)).status).toBe(404);
    expect(await isShown({ headers: { host: 'rebound.example' } })).toBe(false);
    expect(await isShown({ headers: { host: `127.0.0.1:${port()}` } })).toBe(true);
  });

  it.each([{ publicOrigin: 'https://yardstick.example' }, { trustProxy: true }])(
    'mailbox: does not exist on a public server: %o',
    async (options) => {
      const open = await startTestServer(options);
      try {
        expect(open.mailbox).toBe('');
        await open.client().auth.signInWithOtp({ email: newEmail() });
        for (const asked of ['/__mailbox', path()]) expect((await fetch(`${open.origin}${asked}`)).status).toBe(404);
      } finally {
        await open.close();
      }
    },
  );
});

describe('with SMTP_URL', () => {
  let smtp: SmtpDouble;
  let server: TestServer;
  beforeEach(async () => {
    smtp = await startSmtpDouble();
    server = await startTestServer({ smtp: readSmtpServer(`smtp://127.0.0.1:${smtp.port}`, 'no-reply@example.com') });
  });
  afterEach(async () => {
    await server.close();
    await smtp.close();
  });

  it('emails codes that sign in, and has no mailbox page', async () => {
    const email = newEmail();
    expect((await server.client().auth.signInWithOtp({ email })).error).toBeNull();
    expect(smtp.mails).toMatchObject([{ from: 'no-reply@example.com', to: email }]);
    const token = /\d{6}/.exec(smtp.mails[0]?.text ?? '')?.[0] ?? '';
    expect((await server.client().auth.verifyOtp({ email, token, type: 'email' })).error).toBeNull();
    expect((await fetch(`${server.origin}/__mailbox`)).status).toBe(404);
    expect(await server.sql('select recipient from mailbox.mails', [])).toEqual([]);
  });

  it('reports a message that cannot be submitted, and revokes its code', async () => {
    const { email } = await server.signedIn();
    smtp.refuse('RCPT');
    expect((await server.client().auth.signInWithOtp({ email })).error?.status).toBe(500);
    expect(await server.sql('select id::text from auth.one_time_tokens', [])).toEqual([]);
    // A reset does not report the failure, because its answer must be the same for accounts that do not exist.
    expect((await server.client().auth.resetPasswordForEmail(email)).error).toBeNull();
    await expect.poll(() => smtp.refusals()).toBe(2);
    await expect.poll(() => server.sql('select id::text from auth.one_time_tokens', [])).toEqual([]);
  });
});

describe('with SMTP_URL and SMTP_CA_FILE', () => {
  const folder = mkdtempSync(join(tmpdir(), 'yardstick-mail-'));
  const [ours, another] = [newAuthority('Ours'), newAuthority('Another')];
  let smtp: SmtpDouble;
  let server: TestServer;
  const start = async (authority: TestAuthority) => {
    smtp = await startSmtpDouble({ tls: { ...ours.certify(['localhost']), from: 'starttls' } });
    writeFileSync(join(folder, 'authority.pem'), authority.pem);
    const settings = { SMTP_URL: `smtp://postman:secret@localhost:${smtp.port}`, MAIL_FROM: 'no-reply@example.com' };
    server = await startTestServer({ smtp: readConfiguration({ ...settings, SMTP_CA_FILE: join(folder, 'authority.pem') }).smtp });
  };
  afterEach(async () => {
    vi.restoreAllMocks();
    await server.close();
    await smtp.close();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('codes reach a mail server with a private certificate authority, encrypted in transit', async () => {
    await start(ours);
    const email = newEmail();
    expect((await server.client().auth.signInWithOtp({ email })).error).toBeNull();
    expect(smtp.mails).toMatchObject([{ to: email }]);
    expect(smtp.heardInClear).toEqual(['EHLO yardstick', 'STARTTLS']);
  });

  it('a mail server with another certificate authority gets no code, the user sees an error, and the log states the reason', async () => {
    await start(another);
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    expect((await server.client().auth.signInWithOtp({ email: newEmail() })).error?.status).toBe(500);
    expect(smtp.mails).toEqual([]);
    expect(logged.mock.calls.flat().join(' ')).toMatch(/certificate is not trusted.*SMTP_CA_FILE/);
    expect(await server.sql('select id::text from auth.one_time_tokens', [])).toEqual([]);
  });
});

describe('message limits', () => {
  let now = Date.parse('2026-11-20T09:00:00Z');
  let server: TestServer;
  beforeAll(async () => {
    const limits = { ...wideLimits, failuresPerAccount: 3, mailGapSeconds: 60, mailsPerHour: 3 };
    server = await startTestServer({ clock: () => now, limits });
  });
  afterAll(() => server.close());

  const recover = async (email: string) => (await server.client().auth.resetPasswordForEmail(email)).error;

  it('allow one message a minute per mailbox, whether or not the account exists', async () => {
    const email = newEmail();
    expect(await recover(email)).toBeNull();
    now += 59_000;
    expect(await recover(email)).toMatchObject({ code: 'over_email_send_rate_limit', status: 429 });
    now += 1_000;
    expect(await recover(email)).toBeNull();
    now += 3_600_000;
  });

  it('allow one network address three messages an hour in this test, to any recipients', async () => {
    for (let at = 0; at < 3; at += 1) expect(await recover(newEmail())).toBeNull();
    expect((await recover(newEmail()))?.code).toBe('over_email_send_rate_limit');
    now += 3_600_000;
    expect(await recover(newEmail())).toBeNull();
    now += 3_600_000;
  });

  it('stop guesses at one account’s codes after three, even correct ones', async () => {
    const email = newEmail();
    await server.client().auth.signInWithOtp({ email });
    const token = await codeSentTo(server.mailbox, email);
    const guess = async (code: string) => (await server.client().auth.verifyOtp({ email, token: code, type: 'email' })).error?.code;
    const wrong = String((Number(token) + 1) % 1_000_000).padStart(6, '0');
    expect([await guess(wrong), await guess(wrong), await guess(wrong)]).toEqual(['otp_expired', 'otp_expired', 'otp_expired']);
    expect(await guess(token)).toBe('over_request_rate_limit');
    now += 301_000;
    expect(await guess(token)).toBeUndefined();
    expect(await mailsTo(server.mailbox, email)).toHaveLength(1);
  });
});

/** A request with any headers; fetch would set the host itself. */
function rawGet(
  port: number,
  { path, headers = {} }: { readonly path: string; readonly headers?: Record<string, string> },
): Promise<{ readonly status: number }> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0 });
    }).on('error', reject);
  });
}

/** nginx's `proxy_pass` with its defaults: it sends the upstream's name as host and no header about the client. */
async function startPlainProxy(upstream: number): Promise<{ readonly origin: string; close(): Promise<void> }> {
  const proxy = createServer((asked, answer) => {
    const { method = 'GET', url: path = '/', headers } = asked;
    const passedOn = request({ host: '127.0.0.1', port: upstream, method, path, headers: { ...headers, host: `127.0.0.1:${upstream}` } });
    passedOn.on('response', (response) => response.pipe(answer.writeHead(response.statusCode ?? 502, response.headers)));
    asked.pipe(passedOn);
  });
  await new Promise<void>((resolve) => {
    proxy.listen(0, '0.0.0.0', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        proxy.closeAllConnections();
      }),
  };
}
