import { err, ok, type Result } from '../../../../src/core/kernel/result.ts';
import { authFailure, type AuthFailure } from '../authFailure.ts';
import type { Auth } from '../auth.ts';
import { networkOf } from '../../http/networkOf.ts';
import type { Mail } from '../../mail/mailer.ts';
import { codeMail, type CodePurpose } from './codeMails.ts';
import { dropCode, issueCode, type CodeFor, type SignUpTerms } from './oneTimeCodes.ts';

/** Who requests a message, and to which mailbox or phone. */
export interface MessageRequest {
  readonly recipient: string;
  /** The caller's network address. Null if unknown. */
  readonly address: string | null;
}

/** Counts a message against the limits of recipient and network, before the response can reveal whether an account exists. */
export function mayMessage({ windows, clock }: Auth, { recipient, address }: MessageRequest): Result<null, AuthFailure> {
  const { mailGap, mailsPerHour } = windows;
  const [at, mailbox, network] = [clock(), `to ${recipient}`, `from ${networkOf(address)}`];
  const pair = `${mailbox} ${network}`;
  const wait = Math.max(mailGap.wait(pair, at), mailsPerHour.wait(mailbox, at), mailsPerHour.wait(network, at));
  if (wait > 0) return err(mailsTooOften(wait));
  mailGap.record(pair, at);
  mailsPerHour.record(mailbox, at);
  mailsPerHour.record(network, at);
  return ok(null);
}

const mailsTooOften = (seconds: number): AuthFailure => ({
  ...authFailure(429, 'over_email_send_rate_limit', `For security purposes, you can only request this after ${seconds} seconds.`),
  retryAfterSeconds: seconds,
});

/** A code that was generated but not yet sent. */
export interface MadeCode {
  readonly of: CodeFor;
  readonly purpose: CodePurpose;
  readonly code: string;
}

/** Generates a code and sends it. */
export async function sendCode(auth: Auth, of: CodeFor & { readonly terms?: SignUpTerms | null }, purpose: CodePurpose): Promise<Sent> {
  return deliverCode(auth, { of, purpose, code: await issueCode(auth, auth.db.q, of) });
}

type Sent = Result<null, AuthFailure>;

/** Sends a code by email. If the message cannot be delivered, the code is revoked. */
export async function deliverCode(auth: Auth, { of, purpose, code }: MadeCode): Promise<Sent> {
  const sent = await sendMail(auth, codeMail(of.email, purpose, code));
  if (!sent.ok) await dropCode(auth.db.q, of);
  return sent;
}

export async function sendMail(auth: Auth, mail: Mail): Promise<Sent> {
  try {
    await auth.mailer.send(mail);
    return ok(null);
  } catch (error) {
    auth.log.error('could not send an email', error);
    return err(authFailure(500, 'unexpected_failure', 'Error sending the message'));
  }
}
