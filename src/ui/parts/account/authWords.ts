import type { AuthFailure } from '../../../account/authFailure.ts';

/** A failed sign-in or sign-up in words that say what to do. Codes are GoTrue's; one we do not know keeps its own message. */
export function authWords({ code, message }: AuthFailure): string {
  switch (code) {
    case 'offline':
      return 'No connection to the server. Signing in needs one; deals on this device open without it.';
    case 'invalid_credentials':
      return 'This e-mail and password do not belong together. Check both, or create an account.';
    case 'otp_expired':
    case 'reauthentication_not_valid':
      return 'This code is not right, or its time is over. Check the newest message, or ask for another.';
    case 'mfa_verification_failed':
    case 'mfa_challenge_expired':
    case 'mfa_ip_address_mismatch':
      return 'This code is not right, or it was used already. Wait for the next one your app shows.';
    case 'insufficient_aal':
      return 'This needs the code of your authenticator app. Sign out, sign in again, and give it.';
    case 'reauthentication_needed':
      return 'Sign in again first: this is only done within 15 minutes of a sign-in.';
    case 'same_password':
      return 'This is your password already. Choose another.';
    case 'user_already_exists':
    case 'email_exists':
      return 'There is an account with this e-mail already. Sign in instead.';
    case 'weak_password':
      return 'This password is too easy to guess. Use at least 8 characters; a few unrelated words are good.';
    case 'validation_failed':
    case 'email_address_invalid':
      return 'Check the e-mail address and use a password of 8 to 72 characters.';
    case 'email_not_confirmed':
      return 'This email address is not confirmed yet. Sign in with a code by email, which confirms it.';
    case 'user_banned':
      return 'This account is blocked.';
    case 'signup_disabled':
      return 'New accounts are not open on this server.';
    case 'over_request_rate_limit':
    case 'over_email_send_rate_limit':
      return 'Too many tries. Wait a minute, then try again.';
    default:
      return message.trim() === '' ? 'The server would not sign you in. Try again.' : message;
  }
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** What is wrong with one field of a sign-in, in words for the person. */
export interface FieldProblem {
  readonly field: keyof Credentials;
  readonly text: string;
}

/** What is wrong with what was typed before it is worth asking the server; null when nothing is. */
export function credentialsProblem({ email, password }: Credentials, mode: AuthMode): FieldProblem | null {
  const wrong = emailProblem(email);
  if (wrong !== null) return { field: 'email', text: wrong };
  const missing = password === '' ? 'Type your password.' : null;
  const text = missing ?? (mode === 'sign-up' ? newPasswordProblem(password) : null);
  return text === null ? null : { field: 'password', text };
}

export function emailProblem(email: string): string | null {
  if (email.trim() === '') return 'Type your e-mail address.';
  return /^[^@\s]+@[^@\s]+$/.test(email.trim()) ? null : 'Check the e-mail address: it needs an @ with something on both sides.';
}

export const newPasswordProblem = (password: string): string | null =>
  password.length < 8 ? 'Use at least 8 characters for the password.' : null;

export type AuthMode = 'sign-in' | 'sign-up';
