import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { Mail, Mailer } from './mailer.ts';
import { connectSmtp, startTls } from './smtpConnection.ts';
import { SmtpFailure } from './smtpFailure.ts';
import { createSmtpLines, type SmtpLines } from './smtpLines.ts';
import { isPlainAddress, type SmtpServer } from './smtpServer.ts';

/** Hands messages to an SMTP server (RFC 5321), one connection each: sign-in codes are few. */
export function createSmtpMailer(server: SmtpServer, clock: () => number): Mailer {
  return {
    send: async (mail) => {
      if (!isPlainAddress(mail.to)) throw new Error('The address cannot be written in SMTP');
      const socket = await connectSmtp(server);
      try {
        await converse(server, socket, { to: mail.to, content: messageOf(mail, server.from, clock()) });
      } finally {
        socket.destroy();
      }
    },
  };
}

async function converse(
  server: SmtpServer,
  socket: Socket,
  { to, content }: { readonly to: string; readonly content: string },
): Promise<void> {
  let channel = socket;
  let lines = createSmtpLines(channel);
  await lines.expect(220);
  let offers = await greet(lines);
  if (!server.secure && /^STARTTLS$/im.test(offers)) {
    await lines.say('STARTTLS', 220);
    lines.release();
    channel = await startTls(server, socket);
    lines = createSmtpLines(channel);
    offers = await greet(lines);
  } else if (!server.secure && server.requireTls) {
    throw new SmtpFailure('tls_not_offered', 'The mail server offers no TLS, and nothing is sent without it');
  }
  if (server.user !== '') await logIn(lines, server, offers);
  await lines.say(`MAIL FROM:<${server.from}>`, 250);
  await lines.say(`RCPT TO:<${to}>`, 250);
  await lines.say('DATA', 354);
  await lines.say(`${content}\r\n.`, 250);
  // The message is theirs now; whether they say goodbye does not matter.
  channel.write('QUIT\r\n');
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
