import { createServer, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createSmtpMailer } from '../../../../../sync-server/src/mail/smtpMailer.ts';
import { readSmtpServer } from '../../../../../sync-server/src/mail/smtpServer.ts';
import { startSmtpDouble, type SmtpDouble } from '../../../../support/smtpDouble.ts';

let double: SmtpDouble | null = null;
afterEach(() => double?.close());

const mail = { to: 'ada@example.com', subject: 'Your sign-in code', text: 'Ünïcode\n.\n..dots\n    123456' };
const mailerTo = (port: number, credentials = '') =>
  createSmtpMailer(readSmtpServer(`smtp://${credentials}127.0.0.1:${port}`, 'no-reply@example.com'), () => Date.UTC(2026, 10, 20, 9));

describe('the SMTP mailer', () => {
  it.each(['PLAIN', 'LOGIN'] as const)('logs in with AUTH %s and delivers the whole message', async (auth) => {
    double = await startSmtpDouble({ auth });
    await mailerTo(double.port, 'post%40man:p%3Ass@').send(mail);
    expect(double.logins).toEqual(['post@man', 'p:ss']);
    expect(double.mails).toMatchObject([{ from: 'no-reply@example.com', to: mail.to, text: mail.text }]);
    expect(double.mails[0]?.headers).toMatchObject({
      from: 'Yardstick <no-reply@example.com>',
      to: 'ada@example.com',
      subject: mail.subject,
      date: 'Fri, 20 Nov 2026 09:00:00 +0000',
      'content-type': 'text/plain; charset=utf-8',
    });
    expect(double.mails[0]?.headers['message-id']).toMatch(/^<[0-9a-f-]{36}@example\.com>$/);
  });

  it.each(['EHLO', 'MAIL', 'RCPT', 'DATA'])('rejects if the server refuses %s, and can send again afterwards', async (command) => {
    double = await startSmtpDouble();
    double.refuse(command);
    // After a refused EHLO the mailer tries HELO, which the double does not support.
    await expect(mailerTo(double.port).send(mail)).rejects.toThrow(command === 'EHLO' ? 'Not now' : 'Not today');
    expect(double.mails).toEqual([]);
    double.refuse(null);
    await mailerTo(double.port).send(mail);
    expect(double.mails).toHaveLength(1);
  });

  it('rejects if no server listens, and if the server hangs up', async () => {
    const closing = createServer((socket) => socket.resume().end('220 hello\r\n'));
    await new Promise<void>((resolve) => {
      closing.listen(0, '127.0.0.1', resolve);
    });
    const { port } = closing.address() as AddressInfo;
    await expect(mailerTo(port).send(mail)).rejects.toThrow();
    await new Promise((resolve) => {
      closing.close(resolve);
    });
    await expect(mailerTo(port).send(mail)).rejects.toThrow('ECONNREFUSED');
  });

  it('rejects an address that could carry a second command', async () => {
    double = await startSmtpDouble();
    for (const to of ['a@b.c>\r\nRCPT TO:<x@y.z', 'a b@example.com', 'a@b.c> SIZE=1', 'ädä@example.com']) {
      await expect(mailerTo(double.port).send({ ...mail, to })).rejects.toThrow('cannot be used with SMTP');
    }
    expect(double.mails).toEqual([]);
  });

  it.each([
    'eve,ada@example.com',
    'eve;ada@example.com',
    '(eve)ada@example.com',
    'x:ada@example.com;',
    'ada@example.com(evil.com)',
    'a@b.c,ada@example.com',
    '"ada@example.com"@evil.com',
    '"a,b"@example.com',
  ])('rejects an address that contains another one: %s', async (to) => {
    double = await startSmtpDouble();
    await expect(mailerTo(double.port).send({ ...mail, to })).rejects.toThrow('cannot be used with SMTP');
    expect(double.mails).toEqual([]);
  });

  it.each(["o'neil+let=1/2.x_y@mail.example-estates.co.uk", 'ada@[192.0.2.7]'])('sends only to the given mailbox: %s', async (to) => {
    double = await startSmtpDouble();
    await mailerTo(double.port).send({ ...mail, to });
    expect(double.mails).toMatchObject([{ to, headers: { to: to.includes('[') ? `<${to}>` : to } }]);
  });

  it('adds no header or recipient from line breaks in a subject', async () => {
    double = await startSmtpDouble();
    await mailerTo(double.port).send({ ...mail, subject: 'Your code\r\nBcc: eve@example.com\r\n\r\nbody' });
    expect(double.mails).toMatchObject([{ to: mail.to, headers: { subject: 'Your code Bcc: eve@example.com  body' } }]);
    expect(double.mails[0]?.headers).not.toHaveProperty('bcc');
  });

  it('sends text and HTML as alternatives, and a header to unsubscribe only if there is a link', async () => {
    double = await startSmtpDouble();
    const unsubscribeUrl = 'https://app.example/stop?token=1';
    await mailerTo(double.port).send({ ...mail, html: '<p>Ünïcode</p>', unsubscribeUrl });
    const [sent] = double.mails;
    expect(sent?.headers).toMatchObject({
      'list-unsubscribe': `<${unsubscribeUrl}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
    expect(sent?.headers['content-type']).toContain('multipart/alternative');
    for (const [type, body] of [
      ['text/plain', mail.text],
      ['text/html', '<p>Ünïcode</p>'],
    ] as const) {
      const encoded = new RegExp(`${type}[^]*?base64([A-Za-z0-9+/]+=*)`).exec(sent?.text ?? '')?.[1] ?? '';
      expect(Buffer.from(encoded, 'base64').toString().replaceAll('\r\n', '\n')).toBe(body);
    }
    await mailerTo(double.port).send(mail);
    expect(double.mails[1]?.headers).not.toHaveProperty('list-unsubscribe');
  });

  it('applies the default ports to its address, and rejects invalid settings', () => {
    expect(readSmtpServer('smtps://u:p@mail.example.com', 'a@b.c')).toMatchObject({ port: 465, secure: true, user: 'u', password: 'p' });
    expect(readSmtpServer('smtp://mail.example.com', 'a@b.c')).toMatchObject({ port: 587, secure: false, user: '' });
    expect(() => readSmtpServer('http://mail.example.com', 'a@b.c')).toThrow('SMTP_URL');
    expect(() => readSmtpServer('smtp://mail.example.com', '')).toThrow('MAIL_FROM');
  });
});
