import { randomUUID } from 'node:crypto';
import { connect as connectPlain, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { Mail, Mailer } from './mailer.ts';
import { createSmtpLines, type SmtpLines } from './smtpLines.ts';

/** Where messages are handed over, from `smtp://user:password@host:587` or `smtps://…:465`. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; otherwise STARTTLS, as soon as the server offers it. */
  readonly secure: boolean;
  readonly user: string;
  readonly password: string;
  /** What every message is from. */
  readonly from: string;
}

const answerWithinMs = 15_000;

/** Hands messages to an SMTP server (RFC 5321), one connection each: sign-in codes are few. */
export function createSmtpMailer(server: SmtpServer, clock: () => number): Mailer {
  return {
    send: async (mail) => {
      if (!isPlainAddress(mail.to)) throw new Error('The address cannot be written in SMTP');
      const socket = await connected(server);
      try {
        await converse(server, socket, { to: mail.to, content: messageOf(mail, server.from, clock()) });
      } finally {
        socket.destroy();
      }
    },
  };
}

/** The settings from SMTP_URL and MAIL_FROM. Throws on what cannot be used. */
export function readSmtpServer(url: string, from: string): SmtpServer {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed === null || !/^smtps?:$/.test(parsed.protocol) || parsed.hostname === '')
    throw new Error('SMTP_URL must be smtp://… or smtps://…');
  if (!isPlainAddress(from)) throw new Error('MAIL_FROM must be the address messages are sent from, when SMTP_URL is set');
  const secure = parsed.protocol === 'smtps:';
  const [user, password] = [decodeURIComponent(parsed.username), decodeURIComponent(parsed.password)];
  const host = parsed.hostname.replaceAll(/^\[|\]$/g, '');
  return { host, port: Number(parsed.port) || (secure ? 465 : 587), secure, user, password, from };
}

/** Printable ASCII without what ends an address in a command. */
const isPlainAddress = (address: string): boolean => /^[!-;=?-~]+@[!-;=?-~]+$/.test(address);

function connected({ host, port, secure }: SmtpServer): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket: Socket = secure
      ? connectTls({ host, port, servername: host }, () => resolve(socket))
      : connectPlain({ host, port }, () => resolve(socket));
    socket.setTimeout(answerWithinMs, () => socket.destroy(new Error('The mail server does not answer')));
    socket.once('error', reject);
  });
}

async function converse(
  server: SmtpServer,
  socket: Socket,
  { to, content }: { readonly to: string; readonly content: string },
): Promise<void> {
  let lines = createSmtpLines(socket);
  await lines.expect(220);
  let offers = await greet(lines);
  if (!server.secure && /^STARTTLS$/im.test(offers)) {
    await lines.say('STARTTLS', 220);
    lines.release();
    lines = createSmtpLines(await upgraded(socket, server.host));
    offers = await greet(lines);
  } else if (!server.secure && server.user !== '' && !isLoopback(server.host)) {
    throw new Error('The mail server offers no TLS, and a password is not sent without it');
  }
  if (server.user !== '') await logIn(lines, server, offers);
  await lines.say(`MAIL FROM:<${server.from}>`, 250);
  await lines.say(`RCPT TO:<${to}>`, 250);
  await lines.say('DATA', 354);
  await lines.say(`${content}\r\n.`, 250);
  // The message is theirs now; whether they say goodbye does not matter.
  socket.write('QUIT\r\n');
}

const greet = (lines: SmtpLines): Promise<string> => lines.say('EHLO yardstick', 250);

const base64 = (text: string): string => Buffer.from(text).toString('base64');

async function logIn(lines: SmtpLines, { user, password }: SmtpServer, offers: string): Promise<void> {
  if (/^AUTH .*\bPLAIN\b/im.test(offers)) {
    await lines.say(`AUTH PLAIN ${base64(`\0${user}\0${password}`)}`, 235);
    return;
  }
  await lines.say('AUTH LOGIN', 334);
  await lines.say(base64(user), 334);
  await lines.say(base64(password), 235);
}

function upgraded(socket: Socket, host: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const secured = connectTls({ socket, servername: host }, () => resolve(secured));
    secured.once('error', reject);
  });
}

const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.');

/** In base64 no line is longer than allowed and none begins with a dot. */
function messageOf({ to, subject, text }: Mail, from: string, at: number): string {
  const body =
    Buffer.from(text)
      .toString('base64')
      .match(/.{1,76}/g) ?? [];
  const headers = [
    `From: Yardstick <${from}>`,
    `To: <${to}>`,
    `Subject: ${subject}`,
    `Date: ${new Date(at).toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${randomUUID()}@${from.split('@')[1] ?? 'yardstick'}>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    'Auto-Submitted: auto-generated',
  ];
  return [...headers, '', ...body].join('\r\n');
}
