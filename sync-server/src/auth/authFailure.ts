import { badTokenMessage } from '../../../src/backend/functionRequest.ts';
import { retryAfter, type Refusal } from '../http/refusal.ts';

/** A refusal as GoTrue names it. */
export interface AuthFailure extends Refusal {
  /** With the code "weak_password": what is missing. */
  readonly reasons?: readonly string[];
}

export const authFailure = (status: number, code: string, message: string): AuthFailure => ({ status, code, message });

/** A request whose parts are not what they must be; `message` says which. */
export const invalidRequest = (message: string): AuthFailure => authFailure(400, 'validation_failed', message);

/** One answer for every way a token can be missing or wrong, so that none can be told from another. */
export const badToken: AuthFailure = authFailure(401, 'bad_jwt', badTokenMessage);

/** auth-js reads `code` when the answer carries this version, and `error_code` when it does not. */
export const apiVersion = { 'x-supabase-api-version': '2024-01-01', 'cache-control': 'no-store' } as const;

/** The failure on the wire, in the shape auth-js 2.119 reads. */
export function failureResponse({ status, code, message, reasons, retryAfterSeconds }: AuthFailure): Response {
  const body = { code, error_code: code, message, ...(reasons ? { weak_password: { reasons } } : {}) };
  return Response.json(body, { status, headers: { ...apiVersion, 'x-sb-error-code': code, ...retryAfter(retryAfterSeconds) } });
}
