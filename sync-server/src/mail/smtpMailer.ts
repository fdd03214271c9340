import { createTransport, type NodemailerError } from 'nodemailer';
import type { Mailer } from './mailer.ts';
import { SmtpFailure } from './smtpFailure.ts';
import { isPlainAddress, type SmtpServer } from './smtpServer.ts';

const answerWithinMs = 15_000;

/** Submits messages to an SMTP server, with one connection for each, because sign-in codes are few. */
export function createSmtpMailer(server: SmtpServer, clock: () => number): Mailer {
  const { host, port, secure, requireTls, authority, user, password, from } = server;
  const transport = createTransport({
    host,
    port,
    secure,
    requireTLS: requireTls,
    ...(authority === null ? {} : { tls: { ca: authority } }),
    ...(user === '' ? {} : { auth: { user, pass: password } }),
    name: 'yardstick',
    dnsTimeout: answerWithinMs,
    connectionTimeout: answerWithinMs,
    greetingTimeout: answerWithinMs,
    socketTimeout: answerWithinMs,
  });
  return {
    send: async ({ to, subject, text, html, unsubscribeUrl }) => {
      if (!isPlainAddress(to)) throw new Error('The address cannot be used with SMTP');
      // As text, the address would be parsed as a list of addresses.
      const message = { from: { name: 'Yardstick', address: from }, to: { name: '', address: to }, subject, text, date: new Date(clock()) };
      const sending = transport.sendMail({
        ...message,
        // With both, nodemailer makes the message multipart/alternative.
        ...(html === undefined ? {} : { html }),
        textEncoding: 'base64',
        headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribeUrl) },
        xMailer: false,
      });
      await sending.catch((error: NodemailerError) => {
        throw failureOf(server, error) ?? error;
      });
    },
  };
}

/** The headers for a mail program's own unsubscribe button: https://www.rfc-editor.org/rfc/rfc8058, read in November 2026. */
const unsubscribeHeaders = (url: string | undefined): Readonly<Record<string, string>> =>
  url === undefined ? {} : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** Node's codes for certificate errors: OpenSSL's names, and its own for a host mismatch. */
const certificateFault = /CERT|CRL|SIGNATURE|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH/;

/** The failures that the operator can fix. */
function failureOf({ requireTls }: SmtpServer, { code, originalCode = '', message }: NodemailerError): SmtpFailure | null {
  if (certificateFault.test(originalCode)) {
    return new SmtpFailure(
      'certificate_not_trusted',
      `The mail server's certificate is not trusted (${originalCode}: ${message}). Set SMTP_CA_FILE to its CA, or correct the host in SMTP_URL`,
    );
  }
  if (code !== 'ETLS' || !requireTls) return null;
  return new SmtpFailure('tls_not_offered', `The mail server does not offer TLS, which is required to send mail (${message})`);
}
