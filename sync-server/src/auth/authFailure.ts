import { badTokenMessage } from '../../../src/backend/functionRequest.ts';
import { retryAfter, type Refusal } from '../http/refusal.ts';

/** A refusal, in GoTrue's terms. */
export interface AuthFailure extends Refusal {
  /** For the code "weak_password": what the password lacks. */
  readonly reasons?: readonly string[];
}

export const authFailure = (status: number, code: string, message: string): AuthFailure => ({ status, code, message });

/** The failure for a malformed request. `message` names the field. */
export const invalidRequest = (message: string): AuthFailure => authFailure(400, 'validation_failed', message);

/** The same response for every kind of missing or invalid token, so that they cannot be distinguished. */
export const badToken: AuthFailure = authFailure(401, 'bad_jwt', badTokenMessage);

/** auth-js reads `code` if the response states this API version, and `error_code` otherwise. */
export const apiVersion = { 'x-supabase-api-version': '2024-01-01', 'cache-control': 'no-store' } as const;

/** The failure as an HTTP response in the format of auth-js 2.119. */
export function failureResponse({ status, code, message, reasons, retryAfterSeconds }: AuthFailure): Response {
  const body = { code, error_code: code, message, ...(reasons ? { weak_password: { reasons } } : {}) };
  return Response.json(body, { status, headers: { ...apiVersion, 'x-sb-error-code': code, ...retryAfter(retryAfterSeconds) } });
}
