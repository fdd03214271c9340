import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createSmtpMailer } from '../../../../../sync-server/src/mail/smtpMailer.ts';
import { readSmtpServer, type SmtpTrust } from '../../../../../sync-server/src/mail/smtpServer.ts';
import { newAuthority } from '../../../../support/certificates.ts';
import { startSmtpDouble, type SmtpDouble, type SmtpDoubleOptions } from '../../../../support/smtpDouble.ts';
import { wallTime } from '../../../../support/realClock.ts';

const folder = mkdtempSync(join(tmpdir(), 'yardstick-smtp-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fileOf = (name: string, content: string): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

const [ours, another] = [newAuthority('Ours'), newAuthority('Another')];
const ourFile = fileOf('ours.pem', ours.pem);
const anotherFile = fileOf('another.pem', another.pem);

let double: SmtpDouble;
afterEach(() => double.close());
const started = async (options: SmtpDoubleOptions = {}): Promise<SmtpDouble> => (double = await startSmtpDouble(options));

const mail = { to: 'ada@example.com', subject: 'Your sign-in code', text: '    123456' };
const trusting = (authorityFile: string | null, requireTls = false): SmtpTrust => ({ authorityFile, requireTls });
const ourTrust = trusting(ourFile);

interface Way {
  readonly scheme: 'smtp' | 'smtps';
  readonly from: 'first-byte' | 'starttls';
  /** The commands allowed before TLS. */
  readonly inClear: readonly string[];
}

const ways: readonly Way[] = [
  { scheme: 'smtps', from: 'first-byte', inClear: [] },
  { scheme: 'smtp', from: 'starttls', inClear: ['EHLO yardstick', 'STARTTLS'] },
];

const sendTo = (address: string, trust: SmtpTrust): Promise<void> =>
  createSmtpMailer(readSmtpServer(address, 'no-reply@example.com', trust), wallTime).send(mail);

describe.each(ways)('the SMTP mailer by $scheme', ({ scheme, from, inClear }) => {
  it.each(['localhost', '127.0.0.1'])('delivers a message encrypted to %s with the given private authority', async (host) => {
    const { port } = await started({ tls: { ...ours.certify(['localhost', '127.0.0.1']), from } });
    await sendTo(`${scheme}://postman:secret@${host}:${port}`, ourTrust);
    expect(double.logins).toEqual(['postman', 'secret']);
    expect(double.mails).toMatchObject([{ to: mail.to, text: mail.text }]);
    expect(double.heardInClear).toEqual(inClear);
  });

  it.each([
    { of: 'of an unknown private authority', host: '127.0.0.1', trust: trusting(null), reason: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' },
    { of: 'of another private authority', host: '127.0.0.1', trust: trusting(anotherFile), reason: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' },
    { of: 'for another host', host: 'mail.example.com', trust: ourTrust, reason: 'ERR_TLS_CERT_ALTNAME_INVALID' },
  ])('rejects a certificate $of with the reason, and sends nothing', async ({ host, trust, reason }) => {
    const { port } = await started({ tls: { ...ours.certify([host]), from } });
    const sent = sendTo(`${scheme}://postman:secret@127.0.0.1:${port}`, trust);
    await expect(sent).rejects.toMatchObject({ name: 'SmtpFailure', kind: 'certificate_not_trusted' });
    await expect(sent).rejects.toThrow(new RegExp(`${reason}.*SMTP_CA_FILE`));
    expect([double.mails, double.logins, double.heardInClear]).toEqual([[], [], inClear]);
  });

  it('rejects an expired certificate', async () => {
    const { port } = await started({ tls: { ...ours.certify(['127.0.0.1'], new Date(wallTime() - 60_000)), from } });
    const sent = sendTo(`${scheme}://127.0.0.1:${port}`, ourTrust);
    await expect(sent).rejects.toMatchObject({ kind: 'certificate_not_trusted' });
    await expect(sent).rejects.toThrow('CERT_HAS_EXPIRED');
    expect(double.mails).toEqual([]);
  });
});

describe('the SMTP mailer and a server without TLS', () => {
  const greetingOnly = ['EHLO yardstick', 'STARTTLS'];

  it.each([
    ['TLS is required', '127.0.0.1', trusting(null, true)],
    ['an authority is configured', '127.0.0.1', ourTrust],
    // Reaches this machine, but the address does not count as local.
    ['a password would go to another machine', 'postman:secret@0.0.0.0', trusting(null)],
  ])('sends nothing unencrypted if %s', async (_, host, trust) => {
    const { port } = await started();
    await expect(sendTo(`smtp://${host}:${port}`, trust)).rejects.toMatchObject({ name: 'SmtpFailure', kind: 'tls_not_offered' });
    expect([double.mails, double.logins, double.heardInClear]).toEqual([[], [], greetingOnly]);
  });

  it('does not continue unencrypted if STARTTLS is offered and then refused', async () => {
    const { port } = await started({ tls: { ...ours.certify(['127.0.0.1']), from: 'starttls' } });
    double.refuse('STARTTLS');
    await expect(sendTo(`smtp://127.0.0.1:${port}`, trusting(null))).rejects.toThrow('Not today');
    expect([double.mails, double.heardInClear]).toEqual([[], greetingOnly]);
  });

  it('does not deliver over TLS from the first byte to a server that expects STARTTLS', async () => {
    const { port } = await started({ tls: { ...ours.certify(['127.0.0.1']), from: 'starttls' } });
    await expect(sendTo(`smtps://127.0.0.1:${port}`, ourTrust)).rejects.toThrow();
    expect(double.mails).toEqual([]);
  });
});

it('SMTP mailer: ignores unencrypted responses injected after STARTTLS', async () => {
  const injected = '250-double greets\r\n250 AUTH LOGIN\r\n235 2.7.0 Welcome\r\n';
  const { port } = await started({ tls: { ...ours.certify(['127.0.0.1']), from: 'starttls' }, auth: 'PLAIN', injected });
  await sendTo(`smtp://postman:secret@127.0.0.1:${port}`, ourTrust);
  expect(double.logins).toEqual(['postman', 'secret']);
  expect(double.mails).toHaveLength(1);
});

it.each([
  ['is missing', join(folder, 'nowhere.pem')],
  ['contains no certificate', fileOf('empty.pem', 'not a certificate\n')],
  ['contains a damaged one', fileOf('broken.pem', '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n')],
])('SMTP mailer: an authority file that %s is rejected at start', (_, authorityFile) => {
  expect(() => readSmtpServer('smtps://mail.example.com', 'a@b.c', trusting(authorityFile))).toThrow('SMTP_CA_FILE');
});
