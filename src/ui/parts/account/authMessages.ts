import type { AuthFailure } from '../../../account/authFailure.ts';

/** A message for a failed sign-in or sign-up. Codes are GoTrue's. An unknown code keeps its own message. */
export function authMessage({ code, message }: AuthFailure): string {
  switch (code) {
    case 'offline':
      return 'Couldn’t reach the server. Signing in needs a connection, but you can still open deals on this device.';
    case 'invalid_credentials':
      return 'Email or password is incorrect. Try again or create an account.';
    case 'otp_expired':
    case 'reauthentication_not_valid':
      return 'That code is wrong or has expired. Use the latest email or request a new one.';
    case 'mfa_verification_failed':
    case 'mfa_challenge_expired':
    case 'mfa_ip_address_mismatch':
      return 'That code is wrong or has already been used. Enter the newest one.';
    case 'insufficient_aal':
      return 'This needs your second factor. Sign out, then sign in again with it.';
    case 'mfa_verified_factor_exists':
      return 'This phone is already one of your second factors.';
    case 'reauthentication_needed':
      return 'For your security, this needs a recent sign-in. Sign in again, then retry within 15 minutes.';
    case 'same_password':
      return 'That’s already your password. Choose a different one.';
    case 'user_already_exists':
    case 'email_exists':
      return 'An account with this email already exists. Sign in instead.';
    case 'weak_password':
      return 'This password is too easy to guess. Use at least 8 characters, such as a few unrelated words.';
    case 'validation_failed':
    case 'email_address_invalid':
      return 'Check the email address and use a password of 8 to 72 characters.';
    case 'email_not_confirmed':
      return 'This email address is not confirmed yet. Sign in with an emailed code to confirm it.';
    case 'user_banned':
      return 'This account is blocked. Contact this server’s administrator.';
    case 'signup_disabled':
      return 'This server doesn’t accept new accounts.';
    case 'over_request_rate_limit':
    case 'over_email_send_rate_limit':
    case 'over_sms_send_rate_limit':
      return 'Too many attempts. Wait a minute, then try again.';
    default:
      return message.trim() === '' ? 'Couldn’t sign you in. Try again.' : message;
  }
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** An error in one sign-in field, with the message to show. */
export interface FieldProblem {
  readonly field: keyof Credentials;
  readonly text: string;
}

/** The first error in the typed credentials, checked before asking the server; null when valid. */
export function credentialsProblem({ email, password }: Credentials, mode: AuthMode): FieldProblem | null {
  const wrong = emailProblem(email);
  if (wrong !== null) return { field: 'email', text: wrong };
  const missing = password === '' ? 'Type your password.' : null;
  const text = missing ?? (mode === 'sign-up' ? newPasswordProblem(password) : null);
  return text === null ? null : { field: 'password', text };
}

export function emailProblem(email: string): string | null {
  if (email.trim() === '') return 'Type your email address.';
  return /^[^@\s]+@[^@\s]+$/.test(email.trim()) ? null : 'Check the email address. It needs an @ with text on both sides.';
}

export const newPasswordProblem = (password: string): string | null =>
  password.length < 8 ? 'Use at least 8 characters for the password.' : null;

export type AuthMode = 'sign-in' | 'sign-up';
