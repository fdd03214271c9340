import { err, ok, type Result } from '../../../../src/core/kernel/result.ts';
import { authFailure, type AuthFailure } from '../authFailure.ts';
import type { Auth } from '../auth.ts';
import { codeMail, type CodePurpose } from './codeMails.ts';
import { dropCode, issueCode, type CodeFor } from './oneTimeCodes.ts';

/** Who asks for a message, and to which mailbox. */
export interface MailRequest {
  readonly email: string;
  /** The caller's network address; null when it is not known. */
  readonly address: string | null;
}

/** Counts a message against mailbox and network address before anybody learns whether there is such an account. */
export function mayMail({ windows, clock }: Auth, { email, address }: MailRequest): Result<null, AuthFailure> {
  const { mailGap, mailsPerHour } = windows;
  const [at, mailbox, network] = [clock(), `to ${email}`, `from ${address ?? ''}`];
  const wait = Math.max(mailGap.wait(mailbox, at), mailsPerHour.wait(mailbox, at), mailsPerHour.wait(network, at));
  if (wait > 0) return err(mailsTooOften(wait));
  mailGap.record(mailbox, at);
  mailsPerHour.record(mailbox, at);
  mailsPerHour.record(network, at);
  return ok(null);
}

const mailsTooOften = (seconds: number): AuthFailure => ({
  ...authFailure(429, 'over_email_send_rate_limit', `For security purposes, you can only request this after ${seconds} seconds.`),
  retryAfterSeconds: seconds,
});

/** Makes a code and sends it. A message that could not be handed over leaves no code behind. */
export async function sendCode(auth: Auth, of: CodeFor, purpose: CodePurpose): Promise<Result<null, AuthFailure>> {
  const code = await issueCode(auth, auth.db.q, of);
  try {
    await auth.mailer.send(codeMail(of.email, purpose, code));
    return ok(null);
  } catch (error) {
    console.error('A message could not be sent:', error instanceof Error ? error.message : error);
    await dropCode(auth.db.q, of);
    return err(authFailure(500, 'unexpected_failure', 'Error sending the message'));
  }
}
